import { useMoney, useText } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { feeOf, type DepositOption } from './depositOptions.ts';
import type { MethodListItem } from '../../components/method-list/MethodList.tsx';
import { useProcessingTime } from '../payment/useProcessingTime.ts';
import { useAccountParts } from '../payment/useMethodName.ts';
import { messages, reasons } from './deposit.messages.ts';

/** Payment options with their fees and limits, before one is selected. */
export function useDepositMethods(
  options: readonly DepositOption[],
  amount: Money | undefined,
  minimum: Money,
): readonly MethodListItem[] {
  const { currency } = minimum;
  const text = useText();
  const write = useMoney();
  const estimate = useProcessingTime();
  const partsOf = useAccountParts();
  const last = options.find(({ account }) => account !== undefined)?.key;
  return options.map(({ key, method, account }): MethodListItem => {
    // before an amount is entered: the fee of the smallest deposit
    const least = Math.max(minimum.minor, method.minimum);
    const fee = feeOf(method, amount?.minor ?? least);
    const isFree = method.feeFixed === 0 && method.feeBasisPoints === 0;
    const cost = isFree ? text(messages.noFee) : text(messages.fee, { amount: write(money(fee, currency)) });
    const range = text(messages.range, {
      least: write(money(least, currency)),
      most: write(money(method.maximum, currency)),
    });
    const reason = method.unavailableReason === null ? [] : [text(reasons[method.unavailableReason])];
    return {
      value: key,
      kind: method.kind,
      name: partsOf(method, account?.label),
      facts: method.isAvailable ? [cost, estimate(method.estimatedSeconds), range] : reason,
      badge: key === last ? text(messages.lastUsed) : undefined,
      isAvailable: method.isAvailable,
    };
  });
}
