import type { ReactNode } from 'react';
import { useMoney, useNumbers, useText } from '@foyer/i18n';
import { Card, Grid, Pending, Stat } from '@foyer/ui';
import { messages } from '../../ProfileGameHistoryPage.messages.ts';
import type { GameHistoryQuery } from '../../GameHistory.generated.ts';

interface RoundTotalsProps {
  /** Undefined while loading. */
  readonly totals: NonNullable<GameHistoryQuery['viewer']>['gameRounds']['totals'] | undefined;
}

/** Totals of the whole period, not only of the visible rows. */
export function RoundTotals({ totals }: RoundTotalsProps) {
  const text = useText();
  const money = useMoney();
  const { number } = useNumbers();
  const amount = (minor: number | undefined): ReactNode =>
    totals && minor !== undefined ? money({ minor, currency: totals.currency }) : <Pending />;
  return (
    <Card tone="quiet">
      <Grid min="tile" gap="medium">
        <Stat label={text(messages.rounds)} value={totals ? number(totals.rounds) : <Pending />} />
        <Stat label={text(messages.staked)} value={amount(totals?.stake)} />
        <Stat label={text(messages.returned)} value={amount(totals?.return)} />
        <Stat label={text(messages.net)} value={amount(totals?.net)} />
      </Grid>
    </Card>
  );
}
