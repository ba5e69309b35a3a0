import { useMoney, useText } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { useMarket } from '@foyer/platform';
import type { FormError } from '@foyer/ui/forms';
import { useState } from 'react';
import {
  clampAmount,
  effectiveMinimum,
  problemOf,
  type AmountBounds,
  type DepositAmountProblem,
} from './depositAmount.ts';
import { feeOf, payOptions, preselected, type PayOption } from './payOptions.ts';
import { messages } from './deposit.messages.ts';
import type { DepositDeskQuery } from './DepositDesk.generated.ts';

export type CashierOfDeposits = NonNullable<DepositDeskQuery['viewer']>['cashier'];
export type DepositFormState = ReturnType<typeof useDepositForm>;

/** What a link or an earlier page asked for; it pre-fills, a press pays. */
export interface DepositWish {
  readonly amount?: Money | undefined;
  readonly methodId?: string | undefined;
  /** A line of the list: what was chosen here before. */
  readonly key?: string;
}

const WORDS = {
  'too-small': messages.tooSmall,
  'too-large': messages.tooLarge,
  'over-limit': messages.overLimit,
} as const satisfies Record<DepositAmountProblem['kind'], unknown>;

/**
 * The form's values with everything that follows from them.
 *
 * @param cashier - Undefined while it is on its way: an amount can be written, and is judged when the rules have come.
 * @param least - The smallest deposit, by the wallet or the cashier; its currency is the form's.
 */
export function useDepositForm(cashier: CashierOfDeposits | undefined, least: Money, wish: DepositWish) {
  const market = useMarket();
  const text = useText();
  const write = useMoney();
  const { currency } = least;
  const options = cashier
    ? payOptions({
        methods: cashier.methods,
        accounts: cashier.accounts,
        withAccounts: market.has('QuickDepositLastUsedAccount'),
      })
    : [];
  const first =
    options.find(({ key, method }) => key === wish.key && method.isAvailable) ??
    preselected(options, wish.methodId);
  const minimum = effectiveMinimum(least.minor, currency);
  const boundsOf = (option: PayOption | undefined): AmountBounds => ({
    minimum,
    method: option?.method,
    headroom: cashier?.depositHeadroom?.amount,
  });

  const [amount, setAmount] = useState<Money | undefined>(() =>
    wish.amount?.currency === currency ? wish.amount : undefined,
  );
  const [isTouched, setTouched] = useState(false);
  const [chosen, setChosen] = useState<string>();
  // one press from the last time: the account that is chosen at first stands alone
  const [known, setKnown] = useState<string>();
  const [isJudged, setJudged] = useState(false);
  const [isAsked, setAsked] = useState(false);

  // the rules have come: once, a wish is brought into them; what the player has written is not
  if (cashier && !isJudged) {
    setJudged(true);
    setChosen(first?.key);
    setKnown(first?.account && first.key);
    const fitting = amount && clampAmount(amount.minor, boundsOf(first));
    if (!isTouched) setAmount(fitting === undefined ? undefined : money(fitting, currency));
  }

  const option = options.find(({ key, method }) => key === chosen && method.isAvailable) ?? first;
  const problem = cashier && amount && problemOf(amount.minor, boundsOf(option));
  // told as it is written only when no more digits can mend it; what is too small may still grow
  const isTold = problem !== undefined && (isAsked || problem.kind !== 'too-small');
  const wordsOf = ({ kind, bound }: DepositAmountProblem): string =>
    text(WORDS[kind], { amount: write(money(bound, currency)) });

  function check(): readonly FormError[] {
    setAsked(true);
    const errors: FormError[] = [];
    if (!amount) errors.push({ field: 'amount', message: text(messages.amountEmpty) });
    else if (problem) errors.push({ field: 'amount', message: wordsOf(problem) });
    if (!option) errors.push({ message: text(messages.methodEmpty) });
    return errors;
  }

  return {
    options,
    option,
    known,
    amount,
    minimum: money(minimum, currency),
    setChosen,
    check,
    setAmount(written: Money | undefined): void {
      setTouched(true);
      setAmount(written);
    },
    fee: option && amount ? money(feeOf(amount.minor, option.method), currency) : money(0, currency),
    error: isTold ? wordsOf(problem) : undefined,
  };
}
