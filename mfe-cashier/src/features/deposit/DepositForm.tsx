import { useDates, useMoney, useText } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { useConnectionState, useMarket } from '@foyer/platform';
import { Button, EmptyState, Icon, Notice, Stack } from '@foyer/ui';
import { Form, MoneyField, type FormError } from '@foyer/ui/forms';
import { useState } from 'react';
import type { Refusal } from '../../model/payment.ts';
import type { PayOption } from '../../model/payOptions.ts';
import { useArrival } from '../arrival/useArrival.ts';
import { ChoiceList } from '../choice-list/ChoiceList.tsx';
import { RefusalNotice } from '../outcome/RefusalNotice.tsx';
import * as css from './DepositForm.css.ts';
import { messages } from './deposit.messages.ts';
import { useChoices } from './useChoices.tsx';
import { useDepositForm, type CashierOfDeposits, type DepositWish } from './useDepositForm.ts';

export interface DepositFormProps {
  readonly cashier: CashierOfDeposits;
  readonly wish: DepositWish;
  readonly refusal: Refusal | undefined;
  /** The player comes from another step of the same deposit, which is gone with its focus. */
  readonly isNext: boolean;
  onSubmit(amount: Money, option: PayOption): void;
}

const HEADROOM = { Day: messages.headroomDay, Week: messages.headroomWeek, Month: messages.headroomMonth } as const;

/** Amount first, then the way to pay, then one press. */
export function DepositForm({ cashier, wish, refusal, isNext, onSubmit }: DepositFormProps) {
  const text = useText();
  const write = useMoney();
  const dates = useDates();
  const market = useMarket();
  const isOffline = useConnectionState() === 'offline';
  const form = useDepositForm(cashier, wish);
  const choices = useChoices(form.options, form.amount, form.minimum);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const { amount, option, fee } = form;
  const arrival = useArrival<HTMLDivElement>(isNext ? 'form' : undefined, 'input[name="amount"]');

  function submit(): void {
    const found = form.check();
    setErrors(found);
    if (found.length === 0 && amount && option && !isOffline) onSubmit(amount, option);
  }

  if (form.options.length === 0) return <EmptyState icon="cashier" title={text(messages.noMethods)}>{text(messages.noMethodsText)}</EmptyState>;
  return (
    <Form errorTitle={text(messages.errors)} errors={errors} onSubmit={submit}>
      <Stack gap="large">
        {refusal && <RefusalNotice refusal={refusal} currency={cashier.currency} page="deposit" />}
        {isOffline && <Notice tone="warning" live>{text(messages.offline)}</Notice>}
        <div ref={arrival}><Stack gap="small">
          <MoneyField name="amount" label={text(messages.amount)} description={text(messages.amountHelp, { amount: write(form.minimum) })} currency={cashier.currency} value={amount} onChange={form.setAmount} error={form.error} />
          <QuickAmounts cashier={cashier} amount={amount} onChoose={form.setAmount} />
          {cashier.depositHeadroom && (
            <p className={css.room}>
              <Icon name="limit" size="small" />
              {text(HEADROOM[cashier.depositHeadroom.period], { amount: write(money(cashier.depositHeadroom.amount, cashier.currency)), date: dates.dateTime(Date.parse(cashier.depositHeadroom.resetsAt)) })}
            </p>
          )}
        </Stack></div>
        <ChoiceList label={text(messages.methods)} value={option?.key} choices={choices} fold={form.known === undefined ? undefined : { value: form.known, title: text(messages.otherMethods) }} onChange={form.setChosen} />
        <Stack gap="small">
          <Button type="submit" size="large" stretch disabled={isOffline}>{amount ? text(messages.goOn, { amount: write(amount) }) : text(messages.goOnEmpty)}</Button>
          {amount && fee.minor > 0 && <p className={css.note}>{text(messages.total, { total: write(money(amount.minor + fee.minor, cashier.currency)), amount: write(amount), fee: write(fee) })}</p>}
          <p className={css.note}>{market.has('closedLoopPayments') ? text(messages.loop, { regulator: market.licence.regulator }) : text(messages.payoutAccounts)}</p>
        </Stack>
      </Stack>
    </Form>
  );
}

interface QuickAmountsProps {
  readonly cashier: CashierOfDeposits;
  readonly amount: Money | undefined;
  onChoose(amount: Money): void;
}

/** Only what the limits leave: no button offers what would be refused. */
function QuickAmounts({ cashier, amount, onChoose }: QuickAmountsProps) {
  const text = useText();
  const write = useMoney();
  const most = cashier.depositHeadroom?.amount ?? Number.MAX_SAFE_INTEGER;
  const offered = cashier.quickAmounts.filter((minor) => minor <= most);
  if (offered.length === 0) return null;
  return (
    <div className={css.quick} role="group" aria-label={text(messages.quick)}>
      {offered.map((minor) => (
        <Button key={minor} tone={amount?.minor === minor ? 'secondary' : 'quiet'} onPress={() => onChoose(money(minor, cashier.currency))}>{write(money(minor, cashier.currency))}</Button>
      ))}
    </div>
  );
}
