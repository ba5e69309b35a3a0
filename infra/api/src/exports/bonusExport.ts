import { readBonusSums, type BonusRow } from '../bonuses/playerBonuses.ts';
import { currencyColumn, type ExportPart, type ExportRequest, type ExportTexts } from './exportPart.ts';
import { amount, instant, text, type Cell } from './exportTable.ts';
import { readBatches } from './readBatches.ts';

/** Bonuses, and what was granted, converted and lost. */
export function bonusExport(request: ExportRequest, texts: ExportTexts): ExportPart {
  const {
    pool,
    playerId,
    from,
    to,
    filter: { bonusStatuses: statuses },
  } = request;
  const { label, column } = texts;
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const row of readBatches<Omit<BonusRow, 'progress'>>(
      request,
      '*',
      'bonus',
      'given_at',
      '($6::text[] is null or status = any($6))',
      [statuses ?? null],
    )) {
      yield [
        instant(row.given_at),
        text(request.content.textOf(row.name, request.locale) ?? row.name),
        amount(row.amount),
        amount(row.wagered),
        amount(row.wagering_required),
        amount(row.converted),
        text(request.currency),
        text(label(`status.${row.end_reason === 'USED_UP' ? 'UsedUp' : row.status}`)),
        instant(row.ended_at),
      ];
    }
  }
  return {
    columns: [
      column('at', 12),
      column('bonus', 16),
      column('amount', 11, true),
      column('wagered', 11, true),
      column('required', 11, true),
      column('converted', 11, true),
      currencyColumn(texts),
      column('status', 10),
      column('ended', 12),
    ],
    rows: rows(),
    async totals() {
      const sums = await readBonusSums(pool, playerId, { statuses, from, to });
      return [
        { label: label('granted'), minor: sums.granted },
        { label: label('converted'), minor: sums.converted },
        { label: label('lost'), minor: sums.lost },
      ];
    },
  };
}
