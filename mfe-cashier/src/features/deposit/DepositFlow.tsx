import { useQuery } from '@apollo/client/react';
import { useText } from '@foyer/i18n';
import { useBusinessReady, useServices } from '@foyer/platform';
import { ErrorCard, Skeleton, Stack } from '@foyer/ui';
import type { Money } from '@foyer/money';
import { useState } from 'react';
import { CHOOSING, type DepositEvent } from '../../model/deposit.machine.ts';
import type { PayOption } from '../../model/payOptions.ts';
import { BlockNotice } from '../blocks/BlockNotice.tsx';
import { useDesk } from '../payment/useDesk.ts';
import { createDepositDesk } from './createDepositDesk.ts';
import { messages } from './deposit.messages.ts';
import { DepositDeskDocument } from './DepositDesk.generated.ts';
import { DepositForm } from './DepositForm.tsx';
import { LimitPrompt } from './LimitPrompt.tsx';
import { OpenDeposits } from './OpenDeposits.tsx';
import { UnderWay } from './UnderWay.tsx';
import type { DepositWish } from './useDepositForm.ts';

export interface DepositFlowProps {
  readonly place: 'page' | 'overlay';
  readonly wish: DepositWish;
  /** The dialog's own end. */
  onDone?(): void;
}

/** A deposit from the amount to its end, the same on the page and in the dialog. */
export function DepositFlow({ place, wish, onDone }: DepositFlowProps) {
  const text = useText();
  const services = useServices();
  const { data, error, refetch } = useQuery(DepositDeskDocument, { fetchPolicy: 'cache-and-network' });
  const reload = (): void => void refetch().catch(() => undefined);
  const { state, send } = useDesk(() => createDepositDesk({ services, leave: (url) => location.assign(url), onRefresh: reload }), CHOOSING);
  // what was written stays written when the player comes back to the form
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

  function submit(amount: Money, { key, method, account }: PayOption): void {
    const session = services.session.current();
    if (session.status !== 'LOGGED_IN') return;
    setKept({ amount, key });
    go({
      type: 'submitted',
      intent: { id: crypto.randomUUID(), direction: 'deposit', amount: amount.minor, currency: amount.currency, methodId: method.id, accountId: account?.id, playerId: session.playerId, at: services.now() },
    });
  }

  if (state.status !== 'choosing') return <UnderWay state={state} place={place} send={go} onDone={onDone} />;
  if (!cashier) return error ? <ErrorCard title={text(messages.failed)} retryLabel={text(messages.retry)} onRetry={reload} /> : <FormPlaces />;
  const level = place === 'page' ? 2 : 3;
  // what the prompt answers stands as the prompt
  const isAsked = cashier.depositBlocks.includes('LIMIT_OFFERED') || cashier.mustSetDepositLimit;
  const blocks = cashier.depositBlocks.filter((block) => block !== 'LIMIT_OFFERED' && (block !== 'LIMIT_REQUIRED' || !cashier.mustSetDepositLimit));
  return (
    <Stack gap="large">
      <OpenDeposits payments={cashier.openDeposits} onOpen={(payment) => go({ type: 'opened', payment })} />
      {blocks.length > 0 && <Stack gap="small">{blocks.map((block) => <BlockNotice key={block} block={block} until={cashier.blockedUntil} page="deposit" />)}</Stack>}
      {blocks.length === 0 && isAsked && <LimitPrompt currency={cashier.currency} level={level} isRequired={cashier.mustSetDepositLimit} onAnswered={onLimitAnswered} />}
      {blocks.length === 0 && !isAsked && <DepositForm cashier={cashier} wish={kept} refusal={state.refusal} isNext={isNext} onSubmit={submit} />}
    </Stack>
  );
}

/** The same places as the form. */
function FormPlaces() {
  return (
    <Stack gap="large">
      <Skeleton shape="block" height="5.5rem" />
      <Skeleton shape="block" height="2.75rem" />
      <Stack gap="small">{[1, 2, 3].map((line) => <Skeleton key={line} shape="block" height="4rem" />)}</Stack>
      <Skeleton shape="block" height="3.25rem" />
    </Stack>
  );
}
