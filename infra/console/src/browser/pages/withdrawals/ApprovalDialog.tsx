import {
  approvalOutcomeSchema,
  type ApprovalDecision,
  type ApprovalOutcome,
  type WithdrawalCase,
} from '@foyer/kernel/withdrawal-answers';
import { useMoney, useText } from '@foyer/i18n';
import { toMajor } from '@foyer/money';
import { Facts } from '@foyer/ui';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { brandTitle } from '../../model/names.ts';
import { methods } from '../../parts/code-text/codeText.messages.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import type { Submission } from '../../parts/decision-fields/submission.ts';
import { TypedConfirmationDialog } from '../../parts/decision-fields/TypedConfirmationDialog.tsx';
import { validDecisions } from './validDecisions.ts';
import { messages } from './WithdrawalsPage.messages.ts';

interface ApprovalDialogProps {
  readonly withdrawal: WithdrawalCase;
  readonly kind: ApprovalDecision;
  onDecided(message: string): void;
  onStale(): void;
  onClose(): void;
}

const DONE = {
  APPROVED: messages.doneApproved,
  REFUSED: messages.doneRefused,
  SECOND_NEEDED: messages.doneSecond,
} as const satisfies Record<ApprovalOutcome, unknown>;

/** Approves or rejects a withdrawal: effect, reason and the typed amount. */
export function ApprovalDialog({ withdrawal, kind, onDecided, onStale, onClose }: ApprovalDialogProps) {
  const text = useText();
  const money = useMoney();
  const { amount: minor, approvalsNeeded, brand, currency, playerId, shares } = withdrawal;
  const named = useCodeText();
  const amount = money({ minor, currency });
  const isFirst = kind === 'approve' && approvalsNeeded > validDecisions(withdrawal).length + 1;
  const effect =
    kind === 'refuse' ? messages.refuseEffect : isFirst ? messages.firstEffect : messages.approveEffect;

  async function send(submission: Submission): Promise<void> {
    try {
      const { outcome } = await sendRequest('/money/withdrawals/decision', approvalOutcomeSchema, {
        id: shares[0]?.id ?? withdrawal.id,
        decision: kind,
        ...submission,
      });
      onDecided(text(DONE[outcome], { amount }));
    } catch (error) {
      onStale();
      throw error;
    }
  }

  return (
    <TypedConfirmationDialog
      title={text(kind === 'approve' ? messages.approveTitle : messages.refuseTitle, { amount })}
      effect={effect}
      word={String(toMajor({ minor, currency }))}
      action={messages[kind]}
      cancel={messages.cancel}
      notDone={messages.notDone}
      tone={kind === 'approve' ? 'primary' : 'critical'}
      send={send}
      onClose={onClose}
    >
      <Facts
        items={[
          { label: text(messages.brand), value: brandTitle(brand) },
          { label: text(messages.player), value: playerId },
          {
            label: text(messages.shares),
            value: shares
              .map(({ accountLabel, kind: method }) => accountLabel ?? named(methods, method))
              .join(', '),
          },
        ]}
      />
    </TypedConfirmationDialog>
  );
}
