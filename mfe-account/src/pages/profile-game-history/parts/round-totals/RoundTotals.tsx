import { useMoney, useNumbers, useText } from '@foyer/i18n';
import { Card, Grid, Stat } from '@foyer/ui';
import { messages } from '../../ProfileGameHistoryPage.messages.ts';
import type { GameHistoryQuery } from '../../GameHistory.generated.ts';

interface RoundTotalsProps {
  readonly totals: NonNullable<GameHistoryQuery['viewer']>['gameRounds']['totals'];
}

/** The whole period at a glance, not only the rows on screen. */
export function RoundTotals({ totals }: RoundTotalsProps) {
  const text = useText();
  const money = useMoney();
  const { number } = useNumbers();
  const amount = (minor: number): string => money({ minor, currency: totals.currency });
  return (
    <Card tone="quiet">
      <Grid min="tile" gap="medium">
        <Stat label={text(messages.rounds)} value={number(totals.rounds)} />
        <Stat label={text(messages.staked)} value={amount(totals.stake)} />
        <Stat label={text(messages.returned)} value={amount(totals.return)} />
        <Stat label={text(messages.net)} value={amount(totals.net)} />
      </Grid>
    </Card>
  );
}
