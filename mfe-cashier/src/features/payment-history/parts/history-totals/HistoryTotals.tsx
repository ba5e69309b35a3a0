import type { ReactNode } from 'react';
import type { PaymentDirection } from '@foyer/graphql/main';
import { useMoney, useNumbers, useText } from '@foyer/i18n';
import { Card, Grid, Pending, Stat } from '@foyer/ui';
import type { PaymentHistoryQuery } from '../../PaymentHistory.generated.ts';
import { messages } from '../../PaymentHistory.messages.ts';

interface HistoryTotalsProps {
  readonly direction: PaymentDirection;
  /** Undefined while they are on their way. */
  readonly totals: NonNullable<PaymentHistoryQuery['viewer']>['paymentTransactions']['totals'] | undefined;
}

/** The whole selection at a glance, not only the rows on screen, and what the player has paid in on balance. */
export function HistoryTotals({ direction, totals }: HistoryTotalsProps) {
  const text = useText();
  const money = useMoney();
  const { number } = useNumbers();
  const amount = (minor: number | undefined): ReactNode => (totals && minor !== undefined ? money({ minor, currency: totals.currency }) : <Pending />);
  const [name, sum] = direction === 'Deposit' ? [messages.deposited, totals?.deposited] : [messages.withdrawn, totals?.withdrawn];
  return (
    <Card tone="quiet">
      <Grid min="tile" gap="medium">
        <Stat label={text(name)} value={amount(sum)} note={text(messages.completedOnly)} />
        <Stat label={text(messages.count)} value={totals ? number(totals.count) : <Pending />} />
        <Stat label={text(messages.net)} value={amount(totals?.lifetimeNetDeposits)} note={text(messages.netNote)} />
      </Grid>
    </Card>
  );
}
