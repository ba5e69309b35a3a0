import { requestedPayoutSchema } from '@foyer/kernel/balance-answers';
import { useMoney, useText } from '@foyer/i18n';
import { toMajor, type Money } from '@foyer/money';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { TypedConfirmationDialog } from '../../parts/decision-fields/TypedConfirmationDialog.tsx';
import { messages } from './PlayerMoneyPage.messages.ts';
import type { Question } from './balanceQuestion.ts';

interface PayoutDialogProps {
  readonly question: Question;
  readonly amount: Money;
  onRequested(amount: Money): void;
  onClose(): void;
}

/** Requests a payout on behalf of the player: effect, reason and the typed amount. */
export function PayoutDialog({ question: { brand, who }, amount, onRequested, onClose }: PayoutDialogProps) {
  const text = useText();
  const money = useMoney();

  async function send({ key, reason }: { readonly key: string; readonly reason: string }): Promise<void> {
    const requested = await sendRequest('/money/player/payout', requestedPayoutSchema, {
      brand,
      who,
      id: key,
      reason,
    });
    onRequested({ minor: requested.amount, currency: requested.currency });
  }

  return (
    <TypedConfirmationDialog
      title={text(messages.requestTitle, { amount: money(amount) })}
      effect={messages.requestEffect}
      word={String(toMajor(amount))}
      action={messages.request}
      cancel={messages.cancel}
      notDone={messages.notDone}
      send={send}
      onClose={onClose}
    />
  );
}
