import type { ReactNode } from 'react';
import { useNumbers, useText } from '@foyer/i18n';
import type { Money as Amount } from '@foyer/money';
import { Card, Grid, Money, Pending, Stat } from '@foyer/ui';
import { messages } from './history.messages.ts';

/** A total of the whole selection. Texts are translated; the value is undefined while loading. */
export type HistoryTotal = {
  readonly label: string;
  readonly note?: string;
} & ({ readonly count: number | undefined } | { readonly amount: Amount | undefined });

interface HistoryTotalsProps {
  readonly totals: readonly HistoryTotal[];
}

/** Totals of the whole selection, not only of the visible rows. */
export function HistoryTotals({ totals }: HistoryTotalsProps) {
  const text = useText();
  const { number } = useNumbers();
  function valueOf(total: HistoryTotal): ReactNode {
    if ('count' in total) return total.count === undefined ? <Pending /> : number(total.count);
    return total.amount === undefined ? <Pending /> : <Money amount={total.amount} />;
  }
  return (
    // a group and no landmark: a page can have two histories
    <div role="group" aria-label={text(messages.totals)}>
      <Card tone="quiet">
        <Grid min="tile" gap="medium">
          {totals.map((total) => (
            <Stat
              key={total.label}
              label={total.label}
              value={valueOf(total)}
              {...(total.note !== undefined && { note: total.note })}
            />
          ))}
        </Grid>
      </Card>
    </div>
  );
}
