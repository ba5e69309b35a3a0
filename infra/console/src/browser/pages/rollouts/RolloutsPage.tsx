import { healthSchema } from '@foyer/kernel/health-answers';
import { Text, useText } from '@foyer/i18n';
import { ButtonLink, EmptyState, Skeleton } from '@foyer/ui';
import { rolloutsOf } from '../../model/rollout.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { RolledBack } from '../../parts/rolled-back/RolledBack.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { useHref } from '../../state/useEnvironment.ts';
import { messages } from './RolloutsPage.messages.ts';
import { Promotions } from './Promotions.tsx';
import { RecentDecisions } from './RecentDecisions.tsx';
import { RolloutPanel } from './RolloutPanel.tsx';

const EVERY_MS = 5_000;

/** Active rollouts compared with their baselines. */
export function RolloutsPage() {
  const text = useText();
  const href = useHref();
  const { status, rollouts: judged, environment } = useLive();
  const health = useRequest(`/api/v1/health?environment=${environment}&minutes=60`, healthSchema, {
    everyMs: EVERY_MS,
  });
  const running = status && rolloutsOf(status);
  const { rollouts: trials = [], promotions = [] } = judged ?? {};
  return (
    <>
      <PageHead title={text(messages.title)} intro={text(messages.intro)} />
      <RolledBack />
      {running === undefined && <Skeleton height="20rem" />}
      {running?.length === 0 && (
        <EmptyState
          icon="limit"
          title={text(messages.none)}
          action={
            <ButtonLink href={href('/')}>
              <Text {...messages.map} />
            </ButtonLink>
          }
        >
          <Text {...messages.noneText} />
        </EmptyState>
      )}
      <div className={panel.panels}>
        {running?.map((rollout) => (
          <RolloutPanel
            key={rollout.app}
            rollout={rollout}
            trial={trials.find(({ app }) => app === rollout.app)}
            health={health}
          />
        ))}
        {promotions.length > 0 && <Promotions trials={promotions} />}
        <RecentDecisions />
      </div>
    </>
  );
}
