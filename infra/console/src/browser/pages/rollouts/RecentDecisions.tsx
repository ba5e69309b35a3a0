import { timelineSchema } from '@foyer/kernel/timeline-answers';
import { Text } from '@foyer/i18n';
import { ButtonLink, Heading } from '@foyer/ui';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useHref } from '../../state/useEnvironment.ts';
import { useLive } from '../../state/LiveRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { TimelineList } from '../timeline/TimelineList.tsx';
import { messages } from './RolloutsPage.messages.ts';

/** Decisions that change which release visitors get. */
const KINDS = new Set(['rollout', 'rollout-stop', 'withdraw', 'promote', 'rollback', 'restore']);
const READ = 30;
const SHOWN = 5;

/** Lists ended rollouts, too: one that was rolled back is in no other part of the page. */
export function RecentDecisions() {
  const href = useHref();
  const { status, environment } = useLive();
  const recent = useRequest(`/api/v1/audit?environment=${environment}&limit=${READ}`, timelineSchema, {
    version: status?.version,
  });
  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <Heading level={2} size="title3">
          <Text {...messages.recent} />
        </Heading>
        <ButtonLink tone="bare" size="small" href={href('/timeline')}>
          <Text {...messages.timeline} />
        </ButtonLink>
      </div>
      <AsyncContent request={recent}>
        {({ entries }) => (
          <TimelineList entries={entries.filter(({ kind }) => KINDS.has(kind)).slice(0, SHOWN)} />
        )}
      </AsyncContent>
    </section>
  );
}
