import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useFeature } from '@foyer/platform';
import type { MethodListItem } from '../../components/method-list/MethodList.tsx';
import { reasons } from '../deposit/deposit.messages.ts';
import { useAccountParts } from '../payment/useMethodName.ts';
import { usePayoutTime } from './usePayoutTime.ts';
import { messages } from './withdrawal.messages.ts';
import type { WithdrawalCashierQuery } from './WithdrawalCashier.generated.ts';

export type CashierOfWithdrawals = NonNullable<WithdrawalCashierQuery['viewer']>['cashier'];

/** A destination: a known account, or a method that needs none. */
export interface PayoutDestination {
  readonly choice: MethodListItem;
  readonly accountId: string | undefined;
  readonly methodId: string;
}

/** Known accounts first, last used first; unavailable ones remain with the reason. */
export function usePayoutDestinations({
  methods,
  accounts,
  currency,
}: CashierOfWithdrawals): readonly PayoutDestination[] {
  const text = useText();
  const write = useMoney();
  const estimate = usePayoutTime();
  const partsOf = useAccountParts();
  const isClosedLoop = useFeature('closedLoopPayments');
  const factsOf = (
    { kind, unavailableReason, estimatedSeconds }: CashierOfWithdrawals['methods'][number],
    bound: readonly string[] = [],
  ): readonly string[] =>
    unavailableReason === null
      ? [...bound, estimate(kind, estimatedSeconds)]
      : [text(reasons[unavailableReason])];
  const known = accounts.flatMap((account) =>
    methods
      .filter(({ id }) => id === account.methodId)
      .map((method): PayoutDestination => {
        const bound =
          isClosedLoop && account.closedLoopRemaining > 0
            ? [text(messages.loopDetail, { amount: write(money(account.closedLoopRemaining, currency)) })]
            : [];
        return {
          choice: {
            value: account.id,
            kind: account.kind,
            name: partsOf(method, account.label),
            facts: factsOf(method, bound),
            isAvailable: method.isAvailable,
          },
          accountId: account.id,
          methodId: method.id,
        };
      }),
  );
  const others = methods
    .filter(({ id }) => !accounts.some(({ methodId }) => methodId === id))
    .map((method): PayoutDestination => ({
      choice: {
        value: method.id,
        kind: method.kind,
        name: partsOf(method),
        facts: factsOf(method),
        isAvailable: method.isAvailable,
      },
      accountId: undefined,
      methodId: method.id,
    }));
  return [...known, ...others];
}
