import { useMoney, useText } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { useMarket } from '@foyer/platform';
import type { FormError } from '@foyer/ui/forms';
import { useState } from 'react';
import { clampAmount, effectiveMinimum, problemOf, type AmountBounds, type DepositAmountProblem } from '../../model/depositAmount.ts';
import { feeOf, payOptions, preselected, type PayOption } from '../../model/payOptions.ts';
import { messages } from './deposit.messages.ts';
import type { DepositDeskQuery } from './DepositDesk.generated.ts';

export type CashierOfDeposits = NonNullable<DepositDeskQuery['viewer']>['cashier'];

/** What a link or an earlier page asked for; it pre-fills, a press pays. */
export interface DepositWish {
  readonly amount?: Money | undefined;
  readonly methodId?: string | undefined;
  /** A line of the list: what was chosen here before. */
  readonly key?: string;
}

const WORDS = { 'too-small': messages.tooSmall, 'too-large': messages.tooLarge, 'over-limit': messages.overLimit } as const satisfies Record<DepositAmountProblem['kind'], unknown>;

/** The form's values with everything that follows from them. */
export function useDepositForm(cashier: CashierOfDeposits, wish: DepositWish) {
  const market = useMarket();
  const text = useText();
  const write = useMoney();
  const { currency } = cashier;
  const options = payOptions({ methods: cashier.methods, accounts: cashier.accounts, withAccounts: market.has('QuickDepositLastUsedAccount') });
  const first = options.find(({ key, method }) => key === wish.key && method.isAvailable) ?? preselected(options, wish.methodId);
  const minimum = effectiveMinimum(cashier.amounts.minimumDeposit, currency);
  const boundsOf = (option: PayOption | undefined): AmountBounds => ({ minimum, method: option?.method, headroom: cashier.depositHeadroom?.amount });

  const [amount, setAmount] = useState<Money | undefined>(() => {
    const wanted = wish.amount?.currency === currency ? clampAmount(wish.amount.minor, boundsOf(first)) : undefined;
    return wanted === undefined ? undefined : money(wanted, currency);
  });
  const [chosen, setChosen] = useState(first?.key);
  // one press from the last time: the account that is chosen at first stands alone
  const [known] = useState(first?.account && first.key);
  const [isAsked, setAsked] = useState(false);

  const option = options.find(({ key, method }) => key === chosen && method.isAvailable) ?? first;
  const problem = amount && problemOf(amount.minor, boundsOf(option));
  // told as it is written only when no more digits can mend it; what is too small may still grow
  const isTold = problem !== undefined && (isAsked || problem.kind !== 'too-small');
  const wordsOf = ({ kind, bound }: DepositAmountProblem): string => text(WORDS[kind], { amount: write(money(bound, currency)) });

  function check(): readonly FormError[] {
    setAsked(true);
    const errors: FormError[] = [];
    if (!amount) errors.push({ field: 'amount', message: text(messages.amountEmpty) });
    else if (problem) errors.push({ field: 'amount', message: wordsOf(problem) });
    if (!option) errors.push({ message: text(messages.methodEmpty) });
    return errors;
  }

  return {
    options, option, known, amount, minimum: money(minimum, currency), setAmount, setChosen, check,
    fee: option && amount ? money(feeOf(amount.minor, option.method), currency) : money(0, currency),
    error: isTold ? wordsOf(problem) : undefined,
  };
}
