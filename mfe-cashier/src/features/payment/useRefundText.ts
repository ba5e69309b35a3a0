import type { CashierBlock } from '@foyer/graphql/main';
import { useDates, useText, type Message } from '@foyer/i18n';
import type { Payment } from './payment.ts';
import { notCredited, refundMessages } from './payment.messages.ts';
import { useMethodName } from './useMethodName.ts';

const REASONS: Readonly<Partial<Record<CashierBlock, Message>>> = notCredited;

/**
 * Two sentences: why a charged deposit was not credited, and where the money is; undefined without a
 * refund.
 */
export function useRefundText(): (
  payment: Pick<Payment, 'refund' | 'method' | 'accountLabel'>,
) => readonly [reason: string, where: string] | undefined {
  const text = useText();
  const dates = useDates();
  const nameOf = useMethodName();
  return ({ refund, method, accountLabel }) => {
    if (!refund) return undefined;
    const reason =
      refund.block === null
        ? refundMessages.afterEnd
        : (REASONS[refund.block] ?? notCredited.DEPOSITS_BLOCKED);
    const values = { account: nameOf(method, accountLabel), date: dates.date(new Date(refund.expectedBy)) };
    return [
      text(reason),
      text(refund.doneAt === null ? refundMessages.pending : refundMessages.sent, values),
    ];
  };
}
