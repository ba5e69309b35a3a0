import { useText } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { useBusinessReady, useMachine, useServices, useWalletState } from '@foyer/platform';
import { ErrorCard, Stack } from '@foyer/ui';
import { useState, type ReactNode } from 'react';
import { BlockNotice } from '../block-notice/BlockNotice.tsx';
import type { Payment, Refusal } from '../payment/payment.ts';
import { CHOOSING, type DepositEvent } from './deposit.machine.ts';
import type { DepositOption } from './depositOptions.ts';
import { createDepositStore } from './createDepositStore.ts';
import { messages } from './deposit.messages.ts';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { DepositProgress } from './DepositProgress.tsx';
import { useDepositCashier } from './depositCashier.ts';
import { LimitPrompt } from './LimitPrompt.tsx';
import { OpenDeposits } from './OpenDeposits.tsx';
import { DepositForm } from './DepositForm.tsx';
import { useDepositForm, type CashierOfDeposits, type DepositPrefill } from './useDepositForm.ts';

export interface DepositFlowProps {
  readonly container: 'page' | 'overlay';
  readonly prefill: DepositPrefill;
  /** Called when the dialog should close. */
  onDone?(): void;
}

/** A deposit from the amount to its outcome, identical on the page and in the dialog. */
export function DepositFlow({ container, prefill, onDone }: DepositFlowProps) {
  const text = useText();
  const services = useServices();
  const wallet = useWalletState();
  const { data, error, refetch } = useDepositCashier();
  const reload = (): void => void refetch();
  const { state, send } = useMachine(
    () => createDepositStore({ services, redirect: (url) => location.assign(url), onRefresh: reload }),
    CHOOSING,
  );
  // keeps the input while the player is in another step
  const [input, setInput] = useState(prefill);
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
    setInput({ amount, key });
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
    return <DepositProgress state={state} container={container} send={go} onDone={onDone} />;
  const failure =
    error && !cashier ? (
      <ErrorCard title={text(messages.failed)} retryLabel={text(messages.retry)} onRetry={reload} />
    ) : undefined;
  // the amount comes first: its currency and minimum come from the wallet, which is known before the payment
  // methods
  const smallestDeposit = cashier
    ? money(cashier.amounts.minimumDeposit, cashier.currency)
    : wallet.status === 'STREAMING'
      ? wallet.minimumDeposit
      : undefined;
  if (!smallestDeposit) return failure ?? <DepositSkeleton />;
  return (
    <DepositStart
      cashier={cashier}
      smallestDeposit={smallestDeposit}
      prefill={input}
      container={container}
      refusal={state.refusal}
      isNext={isNext}
      failure={failure}
      onOpen={(payment) => go({ type: 'opened', payment })}
      onLimitAnswered={onLimitAnswered}
      onSubmit={submit}
    />
  );
}

interface DepositStartProps {
  /** Undefined while loading. */
  readonly cashier: CashierOfDeposits | undefined;
  /** The smallest deposit known so far. */
  readonly smallestDeposit: Money;
  readonly prefill: DepositPrefill;
  readonly container: 'page' | 'overlay';
  readonly refusal: Refusal | undefined;
  /**
   * True if the player comes from another step of the same deposit, whose focused control no longer exists.
   */
  readonly isNext: boolean;
  /** Shown in place of payment methods that could not be loaded. */
  readonly failure: ReactNode;
  onOpen(payment: Payment): void;
  onLimitAnswered(): void;
  onSubmit(amount: Money, option: DepositOption): void;
}

/** The form, or the prompt before it. The input survives both. */
function DepositStart({
  cashier,
  smallestDeposit,
  prefill,
  container,
  refusal,
  isNext,
  failure,
  onOpen,
  onLimitAnswered,
  onSubmit,
}: DepositStartProps) {
  const form = useDepositForm(cashier, smallestDeposit, prefill);
  // a block that the prompt resolves is shown as the prompt
  const isLimitOfferDue =
    cashier !== undefined && (cashier.depositBlocks.includes('LIMIT_OFFERED') || cashier.mustSetDepositLimit);
  const blocks =
    cashier?.depositBlocks.filter(
      (block) => block !== 'LIMIT_OFFERED' && (block !== 'LIMIT_REQUIRED' || !cashier.mustSetDepositLimit),
    ) ?? [];
  const openDeposits =
    cashier !== undefined && cashier.openDeposits.length > 0 ? (
      <OpenDeposits payments={cashier.openDeposits} onOpen={onOpen} />
    ) : undefined;
  if (blocks.length === 0 && !isLimitOfferDue)
    return (
      <DepositForm
        form={form}
        cashier={cashier}
        openDeposits={openDeposits}
        refusal={refusal}
        isNext={isNext}
        failure={failure}
        isSubmitSticky={container === 'overlay'}
        onSubmit={onSubmit}
      />
    );
  return (
    <Stack gap="large">
      {openDeposits}
      {blocks.length > 0 ? (
        <Stack gap="small">
          {blocks.map((block) => (
            <BlockNotice key={block} block={block} until={cashier?.blockedUntil ?? null} page="deposit" />
          ))}
        </Stack>
      ) : (
        <LimitPrompt
          currency={smallestDeposit.currency}
          level={container === 'page' ? 2 : 3}
          isRequired={cashier?.mustSetDepositLimit === true}
          onAnswered={onLimitAnswered}
        />
      )}
    </Stack>
  );
}
