import { useMoney, useText } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { useFlags } from '@foyer/platform';
import type { FormError } from '@foyer/ui/forms';
import { useState } from 'react';
import {
  effectiveMinimum,
  problemOf,
  type AmountBounds,
  type DepositAmountProblem,
} from './depositAmount.ts';
import { feeOf, depositOptions, preselected, type DepositOption } from './depositOptions.ts';
import { messages } from './deposit.messages.ts';
import type { DepositCashierQuery } from './DepositCashier.generated.ts';

export type CashierOfDeposits = NonNullable<DepositCashierQuery['viewer']>['cashier'];
export type DepositFormState = ReturnType<typeof useDepositForm>;

/** Values requested by a link or an earlier page; they prefill the form and never submit it. */
export interface DepositPrefill {
  readonly amount?: Money | undefined;
  readonly methodId?: string | undefined;
  /** The key of the option selected earlier. */
  readonly key?: string;
}

const PROBLEM_TEXTS = {
  'too-small': messages.tooSmall,
  'too-large': messages.tooLarge,
  'over-limit': messages.overLimit,
} as const satisfies Record<DepositAmountProblem['kind'], unknown>;

/**
 * The form's values and everything derived from them.
 * @param cashier - Undefined while loading: an amount can be entered and is validated when the rules
 * arrive.
 * @param smallestDeposit - From the wallet or the cashier; it determines the currency.
 */
export function useDepositForm(
  cashier: CashierOfDeposits | undefined,
  smallestDeposit: Money,
  prefill: DepositPrefill,
) {
  const flags = useFlags();
  const text = useText();
  const { currency } = smallestDeposit;
  const write = useMoney(currency);
  const options = cashier
    ? depositOptions({
        methods: cashier.methods,
        accounts: cashier.accounts,
        withAccounts: flags.has('QuickDepositLastUsedAccount'),
      })
    : [];
  const first =
    options.find(({ key, method }) => key === prefill.key && method.isAvailable) ??
    preselected(options, prefill.methodId);
  const minimum = effectiveMinimum(smallestDeposit.minor, currency);
  const boundsOf = (option: DepositOption | undefined): AmountBounds => ({
    minimum,
    method: option?.method,
    headroom: cashier?.depositHeadroom?.amount,
  });

  const [amount, setAmount] = useState<Money | undefined>(() =>
    prefill.amount?.currency === currency ? prefill.amount : undefined,
  );
  const [isTouched, setTouched] = useState(false);
  const [chosen, setChosen] = useState<string>();
  // quick repeat: only the initially selected account is shown
  const [known, setKnown] = useState<string>();
  const [isInitialised, setInitialised] = useState(false);
  const [hasTriedToSubmit, setTriedToSubmit] = useState(false);
  const [hasLeft, setLeft] = useState(false);

  if (cashier && !isInitialised) {
    setInitialised(true);
    setChosen(first?.key);
    setKnown(first?.account && first.key);
  }

  const option = options.find(({ key, method }) => key === chosen && method.isAvailable) ?? first;
  const problem = cashier && amount && problemOf(amount.minor, boundsOf(option));
  // an amount that is too small may still grow while it is typed for the first time; further digits do not fix
  // a negative one, and one that a link has requested is never replaced by another
  const mayGrow =
    isTouched &&
    !hasLeft &&
    !hasTriedToSubmit &&
    problem?.kind === 'too-small' &&
    amount !== undefined &&
    amount.minor >= 0;
  const isProblemShown = problem !== undefined && !mayGrow;
  const payable = amount && amount.minor > 0 ? amount : undefined;
  // only a link requests a method
  const isLink = prefill.methodId !== undefined;
  const foreign = prefill.amount?.currency === currency ? undefined : prefill.amount;
  const problemText = ({ kind, bound }: DepositAmountProblem): string =>
    text(PROBLEM_TEXTS[kind], { amount: write(money(bound, currency)) });

  function check(): readonly FormError[] {
    setTriedToSubmit(true);
    const errors: FormError[] = [];
    if (!amount) errors.push({ field: 'amount', message: text(messages.amountEmpty) });
    else if (problem) errors.push({ field: 'amount', message: problemText(problem) });
    if (!option) errors.push({ message: text(messages.methodEmpty) });
    return errors;
  }

  return {
    options,
    option,
    known,
    amount,
    /** The amount that the button names; undefined unless positive. */
    payable,
    minimum: money(minimum, currency),
    setChosen,
    check,
    setAmount(written: Money | undefined): void {
      setTouched(true);
      setAmount(written);
    },
    leaveAmount: () => setLeft(true),
    fee: option && payable ? money(feeOf(option.method, payable.minor), currency) : money(0, currency),
    /** The link's method does not exist or is not available to the player. */
    isMethodUnknown:
      isLink &&
      cashier !== undefined &&
      !options.some(({ method }) => method.id === prefill.methodId && method.isAvailable),
    /** The error repeats the minimum of the help text. */
    isMinimumExplained: isProblemShown && problem.kind === 'too-small',
    error: isProblemShown
      ? problemText(problem)
      : foreign && !isTouched
        ? text(messages.otherCurrency, { amount: write(foreign), currency })
        : isLink && !prefill.amount && !isTouched
          ? text(messages.amountUnreadable)
          : hasTriedToSubmit && !amount
            ? text(messages.amountEmpty)
            : undefined,
  };
}
