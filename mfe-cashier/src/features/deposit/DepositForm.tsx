import { useMoney, useText, useZonedDates } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { useConnectionState, useFeature, useMarket } from '@foyer/platform';
import { Button, EmptyState, Icon, Notice, Stack } from '@foyer/ui';
import { Form, MoneyField, type FormError } from '@foyer/ui/forms';
import { useState, type ReactNode } from 'react';
import type { Refusal } from '../payment/payment.ts';
import type { DepositOption } from './depositOptions.ts';
import { useFocusOnChange } from '../../components/focus/useFocusOnChange.ts';
import { MethodList } from '../../components/method-list/MethodList.tsx';
import { RefusalNotice } from '../payment/RefusalNotice.tsx';
import * as css from './DepositForm.css.ts';
import { messages } from './deposit.messages.ts';
import { QuickAmountsSkeleton, MethodsSkeleton } from './DepositSkeleton.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { useDepositMethods } from './useDepositMethods.ts';
import type { CashierOfDeposits, DepositFormState } from './useDepositForm.ts';

export interface DepositFormProps {
  readonly form: DepositFormState;
  /** Undefined while loading; the amount can be entered meanwhile. */
  readonly cashier: CashierOfDeposits | undefined;
  /** Deposits that can be continued. Below the amount, so that loading them does not move a focused field. */
  readonly openDeposits: ReactNode;
  readonly refusal: Refusal | undefined;
  /**
   * True if the player comes from another step of the same deposit, whose focused control no longer exists.
   */
  readonly isNext: boolean;
  /** Shown in place of the payment methods. */
  readonly failure: ReactNode;
  /** True if the button sticks to the lower edge, for a dialog that is shorter than the list. */
  readonly isSubmitSticky: boolean;
  onSubmit(amount: Money, option: DepositOption): void;
}

/** Amount, payment method and one button. The amount keeps its position and focus while the rest loads. */
export function DepositForm({
  form,
  cashier,
  openDeposits,
  refusal,
  isNext,
  failure,
  isSubmitSticky,
  onSubmit,
}: DepositFormProps) {
  const text = useText();
  const write = useMoney();
  const isOffline = useConnectionState() === 'offline';
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const { amount, option, minimum } = form;
  const arrival = useFocusOnChange<HTMLDivElement>(isNext ? 'form' : undefined, 'input[name="amount"]');

  function submit(): void {
    if (!cashier) return; // submitted with Enter before the validation rules have loaded
    const found = form.check();
    // the field itself shows the error of its amount
    setErrors(found.filter(({ field }) => field === undefined));
    if (found.some(({ field }) => field === 'amount')) arrival.current?.querySelector('input')?.focus();
    if (found.length === 0 && amount && option && !isOffline) onSubmit(amount, option);
  }

  if (cashier && form.options.length === 0)
    return (
      <EmptyState icon="cashier" title={text(messages.noMethods)}>
        {text(messages.noMethodsText)}
      </EmptyState>
    );
  return (
    <Form errorTitle={text(messages.errors)} errors={errors} onSubmit={submit}>
      <Stack gap="large">
        {refusal && <RefusalNotice refusal={refusal} currency={minimum.currency} page="deposit" />}
        {isOffline && (
          <Notice tone="warning" live>
            {text(messages.offline)}
          </Notice>
        )}
        <div ref={arrival}>
          <Stack gap="small">
            <MoneyField
              name="amount"
              label={text(messages.amount)}
              description={
                form.isMinimumExplained ? undefined : text(messages.amountHelp, { amount: write(minimum) })
              }
              currency={minimum.currency}
              value={amount}
              onChange={form.setAmount}
              onLeave={form.leaveAmount}
              error={form.error}
            />
            {cashier ? (
              <QuickAmounts cashier={cashier} amount={amount} onChoose={form.setAmount} />
            ) : (
              failure === undefined && <QuickAmountsSkeleton />
            )}
            {cashier?.depositHeadroom && (
              <Headroom {...cashier.depositHeadroom} currency={minimum.currency} />
            )}
          </Stack>
        </div>
        {openDeposits}
        {cashier ? (
          <MethodsAndSubmit form={form} isOffline={isOffline} isSubmitSticky={isSubmitSticky} />
        ) : (
          (failure ?? <MethodsSkeleton />)
        )}
      </Stack>
    </Form>
  );
}

const HEADROOM = {
  Day: messages.headroomDay,
  Week: messages.headroomWeek,
  Month: messages.headroomMonth,
} as const;

function Headroom({
  amount,
  period,
  resetsAt,
  currency,
}: NonNullable<CashierOfDeposits['depositHeadroom']> & { readonly currency: string }) {
  const text = useText();
  const write = useMoney();
  // the limit's period ends with a day of the licence's calendar
  const dates = useZonedDates(useMarket().licence.timeZone);
  return (
    <p className={css.room}>
      <Icon name="limit" size="small" />
      {text(HEADROOM[period], {
        amount: write(money(amount, currency)),
        date: dates.deadline(Date.parse(resetsAt)),
      })}
    </p>
  );
}

/** Payment methods, button and messages. */
function MethodsAndSubmit({
  form: { options, option, known, payable: amount, minimum, fee, setChosen, isMethodUnknown },
  isOffline,
  isSubmitSticky,
}: Pick<DepositFormProps, 'form' | 'isSubmitSticky'> & { readonly isOffline: boolean }) {
  const text = useText();
  const write = useMoney();
  const market = useMarket();
  const isClosedLoop = useFeature('closedLoopPayments');
  const choices = useDepositMethods(options, amount, minimum);
  return (
    <>
      {isMethodUnknown && <Notice tone="warning">{text(messages.methodUnknown)}</Notice>}
      <MethodList
        label={text(messages.methods)}
        value={option?.key}
        choices={choices}
        collapsedTo={known === undefined ? undefined : { value: known, title: text(messages.otherMethods) }}
        onChange={setChosen}
      />
      <div className={isSubmitSticky ? css.stickyFooter : undefined}>
        <Stack gap="small">
          <Button type="submit" size="large" stretch disabled={isOffline}>
            {amount ? text(messages.goOn, { amount: write(amount) }) : text(messages.goOnEmpty)}
          </Button>
          {amount && fee.minor > 0 && (
            <p className={css.note}>
              {text(messages.total, {
                total: write(money(amount.minor + fee.minor, amount.currency)),
                amount: write(amount),
                fee: write(fee),
              })}
            </p>
          )}
        </Stack>
      </div>
      <p className={css.note}>
        {isClosedLoop
          ? text(messages.loop, { regulator: market.licence.regulator })
          : text(messages.payoutAccounts)}
      </p>
    </>
  );
}
