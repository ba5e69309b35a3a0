import { useText } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { useBusinessReady, useMachine, useServices, useWalletState } from '@foyer/platform';
import { ErrorCard } from '@foyer/ui';
import { useState } from 'react';
import { CHOOSING, type DepositEvent } from './deposit.machine.ts';
import type { DepositOption } from './depositOptions.ts';
import { createDepositStore } from './createDepositStore.ts';
import { messages } from './deposit.messages.ts';
import { DepositStart } from './DepositStart.tsx';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { DepositProgress } from './DepositProgress.tsx';
import { useDepositCashier } from './useDepositCashier.ts';
import type { DepositWish } from './useDepositForm.ts';

export interface DepositFlowProps {
  readonly place: 'page' | 'overlay';
  readonly wish: DepositWish;
  /** Called when the dialog should close. */
  onDone?(): void;
}

/** A deposit from the amount to its outcome, identical on the page and in the dialog. */
export function DepositFlow({ place, wish, onDone }: DepositFlowProps) {
  const text = useText();
  const services = useServices();
  const wallet = useWalletState();
  const { data, error, refetch } = useDepositCashier();
  const reload = (): void => void refetch().catch(() => undefined);
  const { state, send } = useMachine(
    () => createDepositStore({ services, redirect: (url) => location.assign(url), onRefresh: reload }),
    CHOOSING,
  );
  // keeps the input when the player returns to the form
  const [kept, setKept] = useState(wish);
  const [isNext, setNext] = useState(false);
  const cashier = data?.viewer?.cashier;
  useBusinessReady(cashier !== undefined);

  function go(event: DepositEvent): void {
    setNext(true);
    send(event);
  }

  function onLimitAnswered(): void {
    setNext(true);
    reload();
  }

  function submit(amount: Money, { key, method, account }: DepositOption): void {
    const session = services.session.current();
    if (session.status !== 'LOGGED_IN') return;
    setKept({ amount, key });
    go({
      type: 'submitted',
      intent: {
        id: crypto.randomUUID(),
        direction: 'deposit',
        amount: amount.minor,
        currency: amount.currency,
        methodId: method.id,
        accountId: account?.id,
        playerId: session.playerId,
        at: services.now(),
      },
    });
  }

  if (state.status !== 'choosing')
    return <DepositProgress state={state} place={place} send={go} onDone={onDone} />;
  const failure =
    error && !cashier ? (
      <ErrorCard title={text(messages.failed)} retryLabel={text(messages.retry)} onRetry={reload} />
    ) : undefined;
  // the amount comes first: its currency and minimum come from the wallet, which is known before the payment
  // methods
  const least = cashier
    ? money(cashier.amounts.minimumDeposit, cashier.currency)
    : wallet.status === 'STREAMING'
      ? wallet.minimumDeposit
      : undefined;
  if (!least) return failure ?? <DepositSkeleton />;
  return (
    <DepositStart
      cashier={cashier}
      least={least}
      wish={kept}
      place={place}
      refusal={state.refusal}
      isNext={isNext}
      failure={failure}
      onOpen={(payment) => go({ type: 'opened', payment })}
      onLimitAnswered={onLimitAnswered}
      onSubmit={submit}
    />
  );
}
