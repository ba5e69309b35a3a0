import type { ReactNode } from 'react';
import { useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { Card, Money, Pending, Row, Stat } from '@foyer/ui';
import type { BonusHistoryQuery } from '../bonus-history/BonusHistory.generated.ts';
import { messages } from './BonusTotals.messages.ts';

interface BonusTotalsProps {
  /** Undefined while loading. */
  readonly totals: NonNullable<BonusHistoryQuery['viewer']>['bonusHistory']['totals'] | undefined;
}

/** Totals of the whole selection, not only of the visible rows. */
export function BonusTotals({ totals }: BonusTotalsProps) {
  const text = useText();
  const amount = (minor: number | undefined): ReactNode =>
    totals && minor !== undefined ? <Money amount={money(minor, totals.currency)} /> : <Pending />;
  return (
    <Card tone="quiet">
      <Row gap="large" align="start" wrap>
        <Stat
          label={text(messages.granted)}
          value={amount(totals?.granted)}
          note={totals ? text(messages.grantedNote, { count: totals.count }) : <Pending />}
        />
        <Stat
          label={text(messages.converted)}
          value={amount(totals?.converted)}
          note={text(messages.convertedNote)}
        />
        <Stat label={text(messages.lost)} value={amount(totals?.lost)} note={text(messages.lostNote)} />
      </Row>
    </Card>
  );
}
