import { useText } from '@foyer/i18n';
import { MAX_DISPUTE_ANSWER, MIN_DISPUTE_ANSWER } from '@foyer/kernel/bet-disputes';
import {
  disputeOutcomeSchema,
  type DisputeCase,
  type DisputeDecision,
} from '@foyer/kernel/sports-dispute-answers';
import { Facts } from '@foyer/ui';
import { TextArea } from '@foyer/ui/forms';
import { useState } from 'react';
import { sendRequest } from '../../adapters/sendRequest.ts';
import type { DecisionDialogEvents } from '../../parts/decision-queue/DecisionQueue.tsx';
import type { Submission } from '../../parts/decision-fields/submission.ts';
import { TypedConfirmationDialog } from '../../parts/decision-fields/TypedConfirmationDialog.tsx';
import { decisions, messages } from './SportsDisputesPage.messages.ts';

interface AnswerDialogProps extends DecisionDialogEvents {
  readonly dispute: DisputeCase;
  readonly decision: DisputeDecision;
}

/** Answers a dispute: effect, text for the player, reason and the typed player id. */
export function AnswerDialog({ dispute, decision, onDecided, onStale, onClose }: AnswerDialogProps) {
  const text = useText();
  const [answer, setAnswer] = useState('');
  const { id, playerId, message } = dispute;
  const isUpheld = decision === 'UPHELD';

  async function send(submission: Submission): Promise<void> {
    try {
      await sendRequest('/player/sports-disputes/answer', disputeOutcomeSchema, {
        id,
        decision,
        answer: answer.trim(),
        ...submission,
      });
      onDecided(text(messages.done, { playerId }));
    } catch (error) {
      onStale();
      throw error;
    }
  }

  return (
    <TypedConfirmationDialog
      title={text(isUpheld ? messages.upheldTitle : messages.rejectedTitle, { playerId })}
      effect={isUpheld ? messages.upheldEffect : messages.rejectedEffect}
      word={playerId}
      action={decisions[decision]}
      cancel={messages.cancel}
      notDone={messages.notDone}
      tone={isUpheld ? 'primary' : 'critical'}
      isGiven={answer.trim().length >= MIN_DISPUTE_ANSWER}
      send={send}
      onClose={onClose}
    >
      <Facts items={[{ label: text(messages.message), value: message }]} />
      <TextArea
        label={text(messages.answerText)}
        description={text(messages.answerHelp)}
        value={answer}
        maximumLength={MAX_DISPUTE_ANSWER}
        required
        onChange={setAnswer}
      />
    </TypedConfirmationDialog>
  );
}
