import type { EvaluatedRollout } from '@foyer/kernel/rollout-answers';
import { Text } from '@foyer/i18n';
import { Button } from '@foyer/ui';
import { shareText } from '../../model/names.ts';
import { mayDecide } from '../../model/permissions.ts';
import { nextShare, shareBefore, type RunningRollout } from '../../model/rollout.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useDecide } from '../../parts/toasts/DecisionRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { messages } from './RolloutsPage.messages.ts';

interface RolloutActionsProps {
  readonly rollout: RunningRollout;
  readonly trial: EvaluatedRollout | undefined;
}

/**
 * The decisions about a running rollout that the signed-in person may make. A larger share is the main one only once the
 * evidence suffices.
 */
export function RolloutActions({ rollout: { app, release, share, brands }, trial }: RolloutActionsProps) {
  const decide = useDecide();
  const person = usePerson();
  const schedule = trial?.schedule ?? undefined;
  const mayAdvance = trial?.verdict.kind === 'continue' && trial.pauseReason === null;
  // follows the schedule if there is one; the step after the last is the promotion
  const next = schedule ? schedule.find((step) => step.share > share)?.share : nextShare(share);
  const less = schedule ? schedule.findLast((step) => step.share < share)?.share : shareBefore(share);
  const change = {
    kind: 'rollout',
    app,
    release,
    ...(brands && { brands }),
    ...(schedule && { schedule }),
  } as const;
  return (
    <div className={panel.actions}>
      {mayDecide(person, 'rollout', app) && next !== undefined && (
        <Button
          size="small"
          tone={mayAdvance ? 'primary' : 'secondary'}
          onPress={() => decide({ change: { ...change, share: next } })}
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
          onPress={() => decide({ change: { ...change, share: less, narrower: true } })}
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
  );
}
