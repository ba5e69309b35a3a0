import { useQuery } from '@apollo/client/react';
import { useText } from '@foyer/i18n';
import { useBusinessReady, useServices } from '@foyer/platform';
import { ErrorCard, Skeleton, Stack } from '@foyer/ui';
import type { Money } from '@foyer/money';
import { useState } from 'react';
import { CHOOSING } from '../../model/deposit.machine.ts';
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
  const cashier = data?.viewer?.cashier;
  useBusinessReady(cashier !== undefined);

  function submit(amount: Money, { key, method, account }: PayOption): void {
    const session = services.session.current();
    if (session.status !== 'LOGGED_IN') return;
    setKept({ amount, key });
    send({
      type: 'submitted',
      intent: { id: crypto.randomUUID(), direction: 'deposit', amount: amount.minor, currency: amount.currency, methodId: method.id, accountId: account?.id, playerId: session.playerId, at: services.now() },
    });
  }

  if (state.status !== 'choosing') return <UnderWay state={state} place={place} send={send} onDone={onDone} />;
  if (!cashier) return error ? <ErrorCard title={text(messages.failed)} retryLabel={text(messages.retry)} onRetry={reload} /> : <Waiting />;
  const level = place === 'page' ? 2 : 3;
  const blocks = cashier.depositBlocks.filter((block) => block !== 'LIMIT_REQUIRED' || !cashier.mustSetDepositLimit);
  return (
    <Stack gap="large">
      <OpenDeposits payments={cashier.openDeposits} onOpen={(payment) => send({ type: 'opened', payment })} />
      {blocks.length > 0 && <Stack gap="small">{blocks.map((block) => <BlockNotice key={block} block={block} until={cashier.blockedUntil} page="deposit" />)}</Stack>}
      {blocks.length === 0 && cashier.mustSetDepositLimit && <LimitPrompt currency={cashier.currency} level={level} onSet={reload} />}
      {blocks.length === 0 && !cashier.mustSetDepositLimit && <DepositForm cashier={cashier} wish={kept} refusal={state.refusal} onSubmit={submit} />}
    </Stack>
  );
}

/** The same places as the form. */
function Waiting() {
  return (
    <Stack gap="large">
      <Skeleton shape="block" height="5.5rem" />
      <Skeleton shape="block" height="2.75rem" />
      <Stack gap="small">{[1, 2, 3].map((line) => <Skeleton key={line} shape="block" height="4rem" />)}</Stack>
      <Skeleton shape="block" height="3.25rem" />
    </Stack>
  );
}
