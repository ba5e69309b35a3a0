import { returnOutcomeSchema, type ReturnCase, type ReturnOutcome } from '@foyer/market/exclusion-answers';
import { useText } from '@foyer/i18n';
import { Facts } from '@foyer/ui';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { brandTitle } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import type { DecisionDialogEvents } from '../../parts/decision-queue/DecisionQueue.tsx';
import type { Submission } from '../../parts/decision-fields/submission.ts';
import { TypedConfirmationDialog } from '../../parts/decision-fields/TypedConfirmationDialog.tsx';
import { messages } from './ExclusionsPage.messages.ts';

const DAY_HOURS = 24;

export type ReturnDecision = 'approve' | 'refuse';

interface ReturnDialogProps extends DecisionDialogEvents {
  readonly request: ReturnCase;
  readonly decision: ReturnDecision;
}

const DONE = {
  REQUESTED: messages.doneSecond,
  APPROVED: messages.doneApproved,
  SECOND_NEEDED: messages.doneSecond,
  REFUSED: messages.doneRefused,
} as const satisfies Record<ReturnOutcome['outcome'], unknown>;

/** Approves or rejects a request to end an exclusion: effect, reason and the typed player id. */
export function ReturnDialog({ request, decision, onDecided, onStale, onClose }: ReturnDialogProps) {
  const text = useText();
  const { brand, coolOffHours, id, playerId, reason } = request;

  async function send(submission: Submission): Promise<void> {
    try {
      const { outcome, coolOffEndsAt } = await sendRequest(
        '/player/exclusions/decision',
        returnOutcomeSchema,
        {
          id,
          decision,
          ...submission,
        },
      );
      onDecided(
        text(DONE[outcome], { playerId, at: coolOffEndsAt === null ? '' : utcDateTime(coolOffEndsAt) }),
      );
    } catch (error) {
      onStale();
      throw error;
    }
  }

  return (
    <TypedConfirmationDialog
      title={text(decision === 'approve' ? messages.approveTitle : messages.refuseTitle, { playerId })}
      effect={decision === 'approve' ? messages.approveEffect : messages.refuseEffect}
      word={playerId}
      action={messages[decision]}
      cancel={messages.cancel}
      notDone={messages.notDone}
      tone={decision === 'approve' ? 'primary' : 'critical'}
      send={send}
      onClose={onClose}
    >
      <Facts
        items={[
          { label: text(messages.brand), value: brandTitle(brand) },
          { label: text(messages.reason), value: reason },
          ...(decision === 'approve'
            ? [
                {
                  label: text(messages.coolOff),
                  value:
                    coolOffHours > DAY_HOURS && coolOffHours % DAY_HOURS === 0
                      ? text(messages.coolOffDays, { days: coolOffHours / DAY_HOURS })
                      : text(messages.coolOffHours, { hours: coolOffHours }),
                },
              ]
            : []),
        ]}
      />
    </TypedConfirmationDialog>
  );
}
