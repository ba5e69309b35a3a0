import { Text, useMoney, useText } from '@foyer/i18n';
import type { SportsLimit } from '@foyer/kernel/sports-risk-answers';
import { Button, DataTable, EmptyState } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import { marketText } from './marketText.ts';
import { messages } from './SportsbookPage.messages.ts';

export interface LimitPanelProps {
  readonly limits: readonly SportsLimit[];
  /** Undefined for staff who may not act. */
  readonly onChange: ((limit: SportsLimit) => void) | undefined;
}

/** Highest stakes and payouts of markets and players. */
export function LimitPanel({ limits, onChange }: LimitPanelProps) {
  const text = useText();
  const money = useMoney();
  if (limits.length === 0)
    return (
      <EmptyState icon="limit" title={text(messages.noLimits)}>
        <Text {...messages.noLimitsText} />
      </EmptyState>
    );
  const amount = (minor: number | null, currency: string): string =>
    minor === null ? text(messages.noLimit) : money({ minor, currency });
  return (
    <DataTable
      caption={text(messages.limits)}
      rows={limits}
      rowKey={({ brand, market, playerId }) => `${brand} ${market ?? playerId}`}
      columns={[
        {
          id: 'for',
          label: text(messages.limitFor),
          cell: ({ brand, market, playerId }: SportsLimit) =>
            market === null ? (
              <PlayerLink brand={brand} playerId={playerId ?? ''} />
            ) : (
              marketText(market, null)
            ),
        },
        { id: 'brand', label: text(messages.brand), cell: ({ brand }) => brandTitle(brand) },
        {
          id: 'stake',
          label: text(messages.stakeLimit),
          align: 'end',
          cell: ({ maxStake, currency }) => amount(maxStake, currency),
        },
        {
          id: 'payout',
          label: text(messages.payoutLimit),
          align: 'end',
          cell: ({ maxPayout, currency }) => amount(maxPayout, currency),
        },
        { id: 'staff', label: text(messages.staff), cell: ({ staff }) => staff },
        { id: 'at', label: text(messages.at), cell: ({ at }) => utcDateTime(at) },
        ...(onChange
          ? [
              {
                id: 'actions',
                label: text(messages.actions),
                align: 'end' as const,
                cell: (row: SportsLimit) => (
                  <Button size="small" tone="secondary" onPress={() => onChange(row)}>
                    <Text {...messages.change} />
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
