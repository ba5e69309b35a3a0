import { useMoney, useText } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { useConnectionState } from '@foyer/platform';
import { Button, Notice, Stack } from '@foyer/ui';
import { Form, MoneyField, type FormError } from '@foyer/ui/forms';
import { useRef, useState } from 'react';
import type { Refusal } from '../payment/payment.ts';
import { isAllOrNothing, problemOf, type WithdrawalAmountProblem } from './withdrawalAmount.ts';
import { MethodList } from '../../components/method-list/MethodList.tsx';
import { RefusalNotice } from '../payment/RefusalNotice.tsx';
import { AllocationList } from './AllocationList.tsx';
import { useAllocation } from './useAllocation.ts';
import {
  usePayoutDestinations,
  type CashierOfWithdrawals,
  type PayoutDestination,
} from './usePayoutDestinations.ts';
import { messages } from './withdrawal.messages.ts';

export interface WithdrawalFormProps {
  readonly cashier: CashierOfWithdrawals;
  readonly refusal: Refusal | undefined;
  onReview(amount: Money, destination: PayoutDestination | undefined): void;
}

const PROBLEMS = {
  'too-small': messages.tooSmall,
  'too-large': messages.tooLarge,
  'only-all': messages.onlyAll,
} as const satisfies Record<WithdrawalAmountProblem['kind'], unknown>;

/** Amount and destination; the split is shown while typing. */
export function WithdrawalForm({ cashier, refusal, onReview }: WithdrawalFormProps) {
  const text = useText();
  const write = useMoney();
  const isOffline = useConnectionState() === 'offline';
  const { currency, amounts } = cashier;
  const amountField = useRef<HTMLDivElement>(null);
  const places = usePayoutDestinations(cashier);
  const [chosen, setChosen] = useState<string>();
  const [hasTriedToSubmit, setTriedToSubmit] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const destination =
    places.find(({ choice }) => choice.value === chosen && choice.isAvailable) ??
    places.find(({ choice }) => choice.isAvailable);
  const least = money(amounts.minimumWithdrawal, currency);
  const most = money(amounts.withdrawable, currency);
  const isAll = isAllOrNothing(amounts);
  const [amount, setAmount] = useState<Money | undefined>(isAll ? most : undefined);
  const problem = amount && problemOf(amount.minor, amounts);
  const problemText =
    problem && text(PROBLEMS[problem.kind], { amount: write(money(problem.bound, currency)) });
  // a positive amount below the minimum may still grow while it is typed for the first time
  const mayGrow = problem?.kind !== 'too-large' && !hasTriedToSubmit && !hasLeft && (amount?.minor ?? 0) >= 0;
  const missing = hasTriedToSubmit && !amount ? text(messages.amountEmpty) : undefined;
  const error = mayGrow ? undefined : (problemText ?? missing);
  const shares = useAllocation(amount && !problem ? amount.minor : undefined, destination?.accountId);

  function submit(): void {
    setTriedToSubmit(true);
    const found: FormError[] = [];
    if (!amount) found.push({ field: 'amount', message: text(messages.amountEmpty) });
    else if (problemText !== undefined) found.push({ field: 'amount', message: problemText });
    if (!destination) found.push({ message: text(messages.whereEmpty) });
    // the field itself shows the error of its amount
    setErrors(found.filter(({ field }) => field === undefined));
    if (!amount || problem) amountField.current?.querySelector('input')?.focus();
    if (found.length === 0 && amount && !isOffline) onReview(amount, destination);
  }

  return (
    <Form errorTitle={text(messages.errors)} errors={errors} onSubmit={submit}>
      <Stack gap="large">
        {refusal && <RefusalNotice refusal={refusal} currency={currency} page="withdraw" />}
        {isOffline && (
          <Notice tone="warning" live>
            {text(messages.offline)}
          </Notice>
        )}
        <div ref={amountField}>
          <Stack gap="small">
            <MoneyField
              name="amount"
              label={text(messages.amount)}
              description={
                error !== undefined && problem?.kind === 'too-small'
                  ? undefined
                  : text(isAll ? messages.allHelp : messages.amountHelp, {
                      least: write(least),
                      most: write(most),
                    })
              }
              currency={currency}
              value={amount}
              onChange={setAmount}
              onLeave={() => setLeft(true)}
              error={error}
            />
            <Button tone="quiet" onPress={() => setAmount(most)}>
              {text(messages.all, { amount: write(most) })}
            </Button>
          </Stack>
        </div>
        <MethodList
          label={text(messages.where)}
          value={destination?.choice.value}
          choices={places.map(({ choice }) => choice)}
          onChange={setChosen}
        />
        {shares.length > 0 && (
          <div aria-live="polite">
            <AllocationList shares={shares} currency={currency} />
          </div>
        )}
        <Button type="submit" size="large" stretch disabled={isOffline}>
          {amount && amount.minor > 0
            ? text(messages.review, { amount: write(amount) })
            : text(messages.reviewEmpty)}
        </Button>
      </Stack>
    </Form>
  );
}
