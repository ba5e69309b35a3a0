import type { ReactNode } from 'react';
import type { PaymentDirection } from '@foyer/graphql/main';
import { useNumbers, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { Card, Money, Pending, Row, Stat } from '@foyer/ui';
import type { PaymentHistoryQuery } from '../../PaymentHistory.generated.ts';
import { messages } from '../../PaymentHistory.messages.ts';

interface HistoryTotalsProps {
  readonly direction: PaymentDirection;
  /** Undefined while loading. */
  readonly totals: NonNullable<PaymentHistoryQuery['viewer']>['paymentTransactions']['totals'] | undefined;
}

/** Totals of the whole selection, not only of the visible rows, and the player's net deposits. */
export function HistoryTotals({ direction, totals }: HistoryTotalsProps) {
  const text = useText();
  const { number } = useNumbers();
  const amount = (minor: number | undefined): ReactNode =>
    totals && minor !== undefined ? <Money amount={money(minor, totals.currency)} /> : <Pending />;
  const [name, sum] =
    direction === 'Deposit'
      ? [messages.deposited, totals?.deposited]
      : [messages.withdrawn, totals?.withdrawn];
  return (
    <Card tone="quiet">
      <Row gap="large" align="start" wrap>
        <Stat label={text(name)} value={amount(sum)} note={text(messages.completedOnly)} />
        <Stat label={text(messages.count)} value={totals ? number(totals.count) : <Pending />} />
        <Stat
          label={text(messages.net)}
          value={amount(totals?.lifetimeNetDeposits)}
          note={text(messages.netNote)}
        />
      </Row>
    </Card>
  );
}
