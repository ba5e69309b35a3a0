import { Text, useDates, useText } from '@foyer/i18n';
import { Badge, Button, Heading } from '@foyer/ui';
import { appTitle, brandTitles, shareText, shortRelease } from '../../model/names.ts';
import { mayDecide } from '../../model/permissions.ts';
import type { EvaluatedRollout } from '@foyer/kernel/rollout-answers';
import { nextShare, shareBefore, type RunningRollout } from '../../model/rollout.ts';
import type { Health } from '@foyer/kernel/health-answers';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { HealthCharts } from '../../parts/figures/HealthCharts.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { ShareBar } from '../../parts/share-bar/ShareBar.tsx';
import { useDecide } from '../../parts/toasts/DecisionRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import type { RequestState } from '../../state/useRequest.ts';
import { Verdict } from './Verdict.tsx';
import { messages } from './RolloutsPage.messages.ts';

export interface RolloutPanelProps {
  readonly rollout: RunningRollout;
  readonly trial: EvaluatedRollout | undefined;
  readonly health: RequestState<Health>;
}

const WHOLE = 10_000;

/** One rollout: share, metrics, next step and rollback. */
export function RolloutPanel({
  rollout: { app, release, share, brands, baseline },
  trial,
  health,
}: RolloutPanelProps) {
  const text = useText();
  const decide = useDecide();
  const person = usePerson();
  const schedule = trial?.schedule ?? undefined;
  // follows the schedule if there is one; the step after the last is the promotion
  const next = schedule ? schedule.find((step) => step.share > share)?.share : nextShare(share);
  const less = schedule ? schedule.findLast((step) => step.share < share)?.share : shareBefore(share);
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
      <Steps trial={trial} />
      <div className={panel.actions}>
        {mayDecide(person, 'rollout', app) && next !== undefined && (
          <Button
            size="small"
            onPress={() =>
              decide({
                change: {
                  kind: 'rollout',
                  app,
                  release,
                  share: next,
                  ...(brands && { brands }),
                  ...(schedule && { schedule }),
                },
              })
            }
          >
            <Text {...messages.advance} values={{ share: shareText(next) }} />
          </Button>
        )}
        {mayDecide(person, 'promote', app) && (
          <Button
            size="small"
            tone="secondary"
            onPress={() => decide({ change: { kind: 'promote', app, release } })}
          >
            <Text {...messages.promote} />
          </Button>
        )}
        {mayDecide(person, 'rollout', app) && less !== undefined && (
          <Button
            size="small"
            tone="secondary"
            onPress={() =>
              decide({
                change: {
                  kind: 'rollout',
                  app,
                  release,
                  share: less,
                  ...(brands && { brands }),
                  ...(schedule && { schedule }),
                  narrower: true,
                },
              })
            }
          >
            <Text {...messages.narrow} values={{ share: shareText(less) }} />
          </Button>
        )}
        {mayDecide(person, 'rollout-stop', app) && (
          <Button
            size="small"
            tone="secondary"
            onPress={() => decide({ change: { kind: 'rollout-stop', app } })}
          >
            <Text {...messages.stop} />
          </Button>
        )}
        {mayDecide(person, 'withdraw', app) && (
          <Button
            size="small"
            tone="critical"
            onPress={() => decide({ change: { kind: 'withdraw', app, release } })}
          >
            <Text {...messages.withdraw} />
          </Button>
        )}
      </div>
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

function Steps({ trial }: { readonly trial: EvaluatedRollout | undefined }) {
  const text = useText();
  const dates = useDates();
  const { step, nextAt } = trial ?? {};
  const schedule = trial?.schedule ?? [];
  if (schedule.length === 0)
    return (
      <p className={panel.muted}>
        <Text {...messages.byHand} />
      </p>
    );
  return (
    <ol className={panel.steps} aria-label={text(messages.steps)}>
      {schedule.map(({ share, minutes }, index) => (
        <li key={share} className={index === step ? `${panel.step} ${panel.stepTaken}` : panel.step}>
          <Text {...messages.step} values={{ share: shareText(share), minutes }} />
          {index === step && (
            <Badge tone="accent">
              <Text {...messages.now} />
            </Badge>
          )}
          {index === step && nextAt != null && (
            <span>
              <Text {...messages.next} values={{ at: dates.time(new Date(nextAt)) }} />
            </span>
          )}
        </li>
      ))}
      <li className={panel.step}>
        <Text {...messages.everybody} />
      </li>
    </ol>
  );
}
