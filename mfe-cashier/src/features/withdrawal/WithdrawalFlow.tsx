import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useMoney, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { money, type Money as Amount } from '@foyer/money';
import { useBusinessReady, useContactSupport, useMachine, useServices } from '@foyer/platform';
import { ButtonLink, Card, EmptyState, ErrorCard, Money, Row, Skeleton, Stack, Stat } from '@foyer/ui';
import { CHOOSING } from './withdrawal.machine.ts';
import { outOfReach } from './withdrawalAmount.ts';
import { BlockNotice } from '../block-notice/BlockNotice.tsx';
import { actions } from '../block-notice/BlockNotice.messages.ts';
import { createWithdrawalStore } from './createWithdrawalStore.ts';
import { WithdrawalProgress } from './WithdrawalProgress.tsx';
import { PendingWithdrawals } from './PendingWithdrawals.tsx';
import type { CashierOfWithdrawals, PayoutDestination } from './usePayoutDestinations.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { useIdentityOverlay } from './useIdentityOverlay.ts';
import { messages } from './withdrawal.messages.ts';
import { WithdrawalCashierDocument } from './WithdrawalCashier.generated.ts';

/** A withdrawal from the amount to the request, and the ones in progress. */
export function WithdrawalFlow() {
  const text = useText();
  const services = useServices();
  const { data, error, refetch } = useQuery(WithdrawalCashierDocument, { fetchPolicy: 'cache-and-network' });
  const reload = (): void => void refetch();
  const { state, send } = useMachine(() => createWithdrawalStore({ services, onRefresh: reload }), CHOOSING);
  const cashier = data?.viewer?.cashier;
  useBusinessReady(cashier !== undefined);

  function review(amount: Amount, destination: PayoutDestination | undefined): void {
    const session = services.session.current();
    if (session.status !== 'LOGGED_IN') return;
    send({
      type: 'reviewed',
      intent: {
        id: crypto.randomUUID(),
        direction: 'withdrawal',
        amount: amount.minor,
        currency: amount.currency,
        accountId: destination?.accountId,
        methodId: destination?.accountId === undefined ? destination?.methodId : undefined,
        playerId: session.playerId,
        at: services.now(),
      },
    });
  }

  if (!cashier)
    return error ? (
      <ErrorCard title={text(messages.failed)} retryLabel={text(messages.retry)} onRetry={reload} />
    ) : (
      <PendingResponse />
    );
  const running = data?.viewer?.paymentTransactions.edges.map(({ node }) => node) ?? [];
  return (
    <Stack gap="large">
      <Amounts cashier={cashier} />
      <Card padding="large">
        {state.status === 'choosing' ? (
          <Choosing cashier={cashier} refusal={state.refusal} onReview={review} />
        ) : (
          <WithdrawalProgress state={state} send={send} />
        )}
      </Card>
      <PendingWithdrawals payments={running} onChanged={reload} />
    </Stack>
  );
}

function Choosing({ cashier, ...form }: Parameters<typeof WithdrawalForm>[0]) {
  const text = useText();
  const { locale } = useServices();
  const write = useMoney();
  const contact = useContactSupport();
  const { withdrawalBlocks, amounts, currency, accounts, methods } = cashier;
  const isOverlayOpen = useIdentityOverlay(withdrawalBlocks.includes('KYC_REQUIRED'));
  if (withdrawalBlocks.length > 0)
    return (
      <Stack gap="small">
        {withdrawalBlocks
          .filter((block) => block !== 'KYC_REQUIRED' || !isOverlayOpen)
          .map((block) => (
            <BlockNotice key={block} block={block} until={cashier.blockedUntil} page="withdraw" />
          ))}
      </Stack>
    );
  if (amounts.withdrawable === 0)
    return (
      <EmptyState icon="cashier" title={text(messages.nothing)}>
        {text(messages.nothingText)}
      </EmptyState>
    );
  if (accounts.length === 0 && !methods.some(({ isAvailable }) => isAvailable)) {
    const deposit = <ButtonLink href={hrefTo(locale, 'deposit')}>{text(messages.depositFirst)}</ButtonLink>;
    return (
      <EmptyState icon="cashier" title={text(messages.noAccounts)} action={deposit}>
        {text(messages.noAccountsText)}
      </EmptyState>
    );
  }
  const least = outOfReach(methods, amounts.withdrawable);
  if (least !== undefined) {
    const support = <ButtonLink {...contact}>{text(actions.support)}</ButtonLink>;
    return (
      <EmptyState icon="cashier" title={text(messages.tooLittle)} action={support}>
        {text(messages.tooLittleText, {
          amount: write(money(amounts.withdrawable, currency)),
          least: write(money(least, currency)),
        })}
      </EmptyState>
    );
  }
  return <WithdrawalForm cashier={cashier} {...form} />;
}

/** Withdrawable, locked and pending amounts, shown separately. */
function Amounts({ cashier: { amounts, currency } }: { readonly cashier: CashierOfWithdrawals }) {
  const text = useText();
  const figure = (minor: number): ReactNode => <Money amount={money(minor, currency)} />;
  return (
    <Card>
      <Row gap="large" align="start" wrap>
        <Stat label={text(messages.available)} value={figure(amounts.withdrawable)} />
        {amounts.bonusLocked > 0 && (
          <Stat
            label={text(messages.locked)}
            value={figure(amounts.bonusLocked)}
            note={text(messages.lockedNote)}
          />
        )}
        {amounts.pendingWithdrawals > 0 && (
          <Stat label={text(messages.pending)} value={figure(amounts.pendingWithdrawals)} />
        )}
      </Row>
    </Card>
  );
}

function PendingResponse() {
  return (
    <div data-loading="">
      <Stack gap="large">
        <Skeleton shape="block" height="6.5rem" />
        <Skeleton shape="block" height="24rem" />
      </Stack>
    </div>
  );
}
