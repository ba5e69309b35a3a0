import { readLimitChanges, readLimitChangeSums, type LimitChangeRow } from '../limits/limitHistory.ts';
import { currencyColumn, type ExportPart, type ExportRequest, type ExportTexts } from './exportPart.ts';
import { amount, instant, text, type Cell } from './exportTable.ts';
import { endOf, readPages } from './readBatches.ts';

/** Requested changes of limits, newest first, with their outcome when the file was created. */
export function limitExport(request: ExportRequest, texts: ExportTexts): ExportPart {
  const { pool, playerId, from, currency } = request;
  const { label, column } = texts;
  const filter = {
    playerId,
    from,
    to: endOf(request),
    kinds: request.filter.limitKinds ?? null,
    at: request.at,
  };
  function ceiling({ kind }: LimitChangeRow, value: number | null): Cell {
    if (value === null) return text(label('noLimit'));
    return kind === 'SESSION' ? text(label('minutes').replace('{minutes}', String(value))) : amount(value);
  }
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const row of readPages((page) => readLimitChanges(pool, filter, page)))
      yield [
        instant(row.requested_at),
        text(label(`limit.${row.kind}`)),
        text(label(`limit.${row.period}`)),
        text(label(row.is_by_staff ? 'byStaff' : 'byPlayer')),
        ceiling(row, row.before),
        ceiling(row, row.after),
        text(row.kind === 'SESSION' ? '' : currency),
        text(label(`status.${row.status}`)),
        instant(row.effective_at),
      ];
  }
  return {
    columns: [
      column('requested', 14),
      column('limit', 12),
      column('limitPeriod', 10),
      column('changedBy', 12),
      column('before', 12, true),
      column('after', 12, true),
      currencyColumn(texts),
      column('status', 14),
      column('effective', 14),
    ],
    rows: rows(),
    async totals() {
      const sums = await readLimitChangeSums(pool, filter);
      return [
        { label: label('lowered'), count: sums.lowered },
        { label: label('raised'), count: sums.raised },
        { label: label('notApplied'), count: sums.notApplied },
      ];
    },
  };
}
