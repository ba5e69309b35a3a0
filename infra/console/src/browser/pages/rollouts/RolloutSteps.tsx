import type { EvaluatedRollout } from '@foyer/kernel/rollout-answers';
import { Text, useText } from '@foyer/i18n';
import { Badge } from '@foyer/ui';
import { shareText } from '../../model/names.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { messages } from './RolloutsPage.messages.ts';
import { utcTime } from '../../model/times.ts';

/** The schedule of a rollout and its current step. */
export function RolloutSteps({ trial }: { readonly trial: EvaluatedRollout | undefined }) {
  const text = useText();
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
              <Text {...messages.next} values={{ at: utcTime(nextAt) }} />
            </span>
          )}
        </li>
      ))}
      <li className={panel.step}>
        <Text {...messages.allVisitors} />
      </li>
    </ol>
  );
}
