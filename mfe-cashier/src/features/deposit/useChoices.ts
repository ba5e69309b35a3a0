import { useMoney, useText } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { feeOf, type PayOption } from './payOptions.ts';
import type { Choice } from '../../components/choice-list/ChoiceList.tsx';
import { useEstimate } from '../../components/estimate/useEstimate.ts';
import { useAccountParts } from '../../components/payment-words/useMethodName.ts';
import { messages, reasons } from './deposit.messages.ts';

/** Payment options with their fees and limits, before one is selected. */
export function useChoices(
  options: readonly PayOption[],
  amount: Money | undefined,
  minimum: Money,
): readonly Choice[] {
  const { currency } = minimum;
  const text = useText();
  const write = useMoney();
  const estimate = useEstimate();
  const partsOf = useAccountParts();
  const last = options.find(({ account }) => account !== undefined)?.key;
  return options.map(({ key, method, account }): Choice => {
    // before an amount is entered: the fee of the smallest deposit
    const least = Math.max(minimum.minor, method.minimum);
    const fee = feeOf(amount?.minor ?? least, method);
    const isFree = method.feeFixed === 0 && method.feeBasisPoints === 0;
    const cost = isFree ? text(messages.noFee) : text(messages.fee, { amount: write(money(fee, currency)) });
    const range = text(messages.range, {
      least: write(money(least, currency)),
      most: write(money(method.maximum, currency)),
    });
    const why = method.unavailableReason === null ? [] : [text(reasons[method.unavailableReason])];
    return {
      value: key,
      kind: method.kind,
      name: partsOf(method, account?.label),
      facts: method.isAvailable ? [cost, estimate(method.estimatedSeconds), range] : why,
      badge: key === last ? text(messages.lastUsed) : undefined,
      isAvailable: method.isAvailable,
    };
  });
}
