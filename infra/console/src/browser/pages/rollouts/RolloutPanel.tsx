import { Text, useText } from '@foyer/i18n';
import { Badge, Heading } from '@foyer/ui';
import { appTitle, brandTitles, shareText, shortRelease } from '../../model/names.ts';
import type { EvaluatedRollout } from '@foyer/kernel/rollout-answers';
import type { RunningRollout } from '../../model/rollout.ts';
import type { Health } from '@foyer/kernel/health-answers';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { HealthCharts } from '../../parts/figures/HealthCharts.tsx';
import { NewErrors } from '../../parts/new-errors/NewErrors.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { ShareBar } from '../../parts/share-bar/ShareBar.tsx';
import type { RequestState } from '../../state/useRequest.ts';
import { Effects } from './Effects.tsx';
import { RolloutActions } from './RolloutActions.tsx';
import { RolloutSteps } from './RolloutSteps.tsx';
import { messages } from './RolloutsPage.messages.ts';
import { Verdict } from './Verdict.tsx';

export interface RolloutPanelProps {
  readonly rollout: RunningRollout;
  readonly trial: EvaluatedRollout | undefined;
  readonly health: RequestState<Health>;
}

const WHOLE = 10_000;

/** One rollout: share, metrics, next step and rollback. */
export function RolloutPanel({ rollout, trial, health }: RolloutPanelProps) {
  const { app, release, share, brands, baseline } = rollout;
  const text = useText();
  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <Heading level={2} size="title2">
          <Text {...messages.of} values={{ app: appTitle(app), release: shortRelease(release) }} />
        </Heading>
        <Badge tone="second">
          <Text
            {...messages.share}
            values={{
              share: shareText(share),
              brands: brands ? brandTitles(brands) : text(messages.allBrands),
            }}
          />
        </Badge>
      </div>
      <ShareBar
        shares={[
          { id: 'canary', tone: 'canary', share, label: text(messages.canary) },
          ...(share < WHOLE
            ? [
                {
                  id: 'base',
                  tone: 'base',
                  share: WHOLE - share,
                  label: text(messages.base, { release: shortRelease(baseline ?? '') }),
                } as const,
              ]
            : []),
        ]}
      />
      {trial !== undefined && <Verdict trial={trial} />}
      <NewErrors app={app} release={release} />
      <Effects effects={trial?.verdict.effects ?? []} />
      <RolloutSteps trial={trial} />
      <RolloutActions rollout={rollout} trial={trial} />
      <AsyncContent request={health} height="16rem">
        {({ releases }) => (
          <HealthCharts
            releases={releases.filter(
              (one) => one.app === app && (one.release === release || one.release === baseline),
            )}
          />
        )}
      </AsyncContent>
    </section>
  );
}
