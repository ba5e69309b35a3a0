import { readPastRewards, readPastRewardSums, type PastRewardRow } from '../rewards/rewardHistory.ts';
import { currencyColumn, type ExportPart, type ExportRequest, type ExportTexts } from './exportPart.ts';
import { amount, instant, text, type Cell } from './exportTable.ts';
import { endOf, readPages } from './readBatches.ts';

/** Rewards that were claimed, expired, failed or removed, newest first. */
export function rewardExport(request: ExportRequest, texts: ExportTexts): ExportPart {
  const { pool, playerId, from, at, currency } = request;
  const { label, column } = texts;
  const filter = { playerId, from, to: endOf(request), at, outcomes: request.filter.rewardOutcomes ?? null };
  function valueOf(row: PastRewardRow): Cell {
    if (row.kind === 'FreeSpin') return text(label('spins').replace('{spins}', String(row.amount)));
    return row.currency === currency ? amount(row.amount) : text('');
  }
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const row of readPages((page) => readPastRewards(pool, filter, page)))
      yield [
        instant(row.happened_at),
        text(request.content.textOf(row.name, request.locale) ?? row.name),
        valueOf(row),
        text(row.kind === 'FreeSpin' ? '' : row.currency),
        text(label(`status.${row.outcome}`)),
        instant(row.assigned_at),
      ];
  }
  return {
    columns: [
      column('at', 14),
      column('reward', 24),
      column('value', 14, true),
      currencyColumn(texts),
      column('status', 14),
      column('assigned', 14),
    ],
    rows: rows(),
    async totals() {
      const sums = await readPastRewardSums(pool, filter);
      return [
        { label: label('rewards'), count: sums.count },
        { label: label('status.Credited'), count: sums.claimed },
        { label: label('status.Expired'), count: sums.expired },
      ];
    },
  };
}
