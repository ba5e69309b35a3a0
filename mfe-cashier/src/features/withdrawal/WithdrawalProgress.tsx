import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { Button, Heading, Paragraph, Stack } from '@foyer/ui';
import { isFinal, type Payment } from '../payment/payment.ts';
import type { PaymentIntent } from '../payment/paymentIntent.ts';
import type { WithdrawalEvent, WithdrawalState } from './withdrawal.machine.ts';
import { useFocusOnChange } from '../../components/focus/useFocusOnChange.ts';
import { StatusIcon } from '../../components/status-icon/StatusIcon.tsx';
import { LargeAmount } from '../../components/large-amount/LargeAmount.tsx';
import { PendingResponse } from '../payment/PendingResponse.tsx';
import { AllocationList } from './AllocationList.tsx';
import { useAllocation } from './useAllocation.ts';
import * as css from './Withdrawal.css.ts';
import { messages } from './withdrawal.messages.ts';

export interface WithdrawalProgressProps {
  readonly state: Exclude<WithdrawalState, { readonly status: 'choosing' }>;
  send(event: WithdrawalEvent): void;
}

/** A withdrawal after the form: confirmation, request, progress. */
export function WithdrawalProgress({ state, send }: WithdrawalProgressProps) {
  const text = useText();
  const write = useMoney();
  if (state.status === 'confirming') return <Confirming intent={state.intent} send={send} />;
  if (state.status === 'requested') return <Requested payments={state.payments} send={send} />;
  const amount = write(money(state.intent.amount, state.intent.currency));
  return (
    <PendingResponse
      id={state.intent.id}
      operation={text(messages.sending, { amount })}
      attempt={state.status === 'recovering' ? 1 : state.attempt}
      unconfirmed={{ title: text(messages.unconfirmed), text: text(messages.unconfirmedText, { amount }) }}
    />
  );
}

const ENDS = {
  'under-way': { seal: 'waiting', icon: 'clock', title: messages.requested, message: messages.requestedText },
  paid: { seal: 'positive', icon: 'check', title: messages.paid, message: messages.paidText },
  'came-back': {
    seal: 'negative',
    icon: 'warning',
    title: messages.returned,
    message: messages.returnedText,
  },
} as const;

/** The combined outcome of all its shares. */
function endOf(payments: readonly Payment[]): keyof typeof ENDS {
  if (!payments.every(isFinal)) return 'under-way';
  return payments.every(({ outcome }) => outcome === 'SUCCEEDED') ? 'paid' : 'came-back';
}

function Requested({
  payments,
  send,
}: Pick<WithdrawalProgressProps, 'send'> & { readonly payments: readonly Payment[] }) {
  const text = useText();
  const end = endOf(payments);
  const arrival = useFocusOnChange<HTMLDivElement>(end);
  const { seal, icon, title, message } = ENDS[end];
  return (
    <div className={css.requested} ref={arrival} role="status">
      <StatusIcon tone={seal} icon={icon} />
      <Heading level={2} size="title2" focusable>
        {text(title)}
      </Heading>
      <Paragraph align="center" tone="muted">
        {text(message)}
      </Paragraph>
      <Button stretch tone="quiet" onPress={() => send({ type: 'again-pressed' })}>
        {text(messages.again)}
      </Button>
    </div>
  );
}

function Confirming({
  intent,
  send,
}: {
  readonly intent: PaymentIntent;
  send(event: WithdrawalEvent): void;
}) {
  const text = useText();
  const write = useMoney();
  const shares = useAllocation(intent.amount, intent.accountId);
  const arrival = useFocusOnChange<HTMLDivElement>(intent.id);
  const amount = write(money(intent.amount, intent.currency));
  return (
    <div ref={arrival}>
      <Stack gap="large">
        <Heading level={2} size="title2" focusable>
          {text(messages.confirmTitle)}
        </Heading>
        <LargeAmount amount={amount} />
        {shares.length > 0 && <AllocationList shares={shares} currency={intent.currency} />}
        <Paragraph tone="muted">{text(messages.confirmText)}</Paragraph>
        <Stack gap="small">
          <Button size="large" stretch onPress={() => send({ type: 'confirmed' })}>
            {text(messages.confirm, { amount })}
          </Button>
          <Button stretch tone="quiet" onPress={() => send({ type: 'back-pressed' })}>
            {text(messages.back)}
          </Button>
        </Stack>
      </Stack>
    </div>
  );
}
