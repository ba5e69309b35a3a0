import { readRoundTotals } from '../games/roundHistory.ts';
import { currencyColumn, type ExportPart, type ExportRequest, type ExportTexts } from './exportPart.ts';
import { amount, instant, text, type Cell } from './exportTable.ts';
import { readFrom } from './readBatches.ts';

interface RoundRow {
  readonly id: number;
  readonly reference: string;
  readonly game_id: string;
  readonly status: string;
  readonly stake: number;
  readonly paid: number;
  readonly balance_after: number;
  readonly opened_at: Date;
  readonly ordered_at: string;
}

/** Real-money rounds, and the totals that their page shows. */
export function roundExport(request: ExportRequest, texts: ExportTexts): ExportPart {
  const { pool, playerId, from, to, filter } = request;
  const { label, column } = texts;
  const statuses = filter.roundStatuses;
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const row of readRoundBatches(request)) {
      yield [
        instant(row.opened_at),
        text(request.gameName(row.game_id)),
        text(row.reference),
        text(label(`status.${row.status}`)),
        amount(row.stake),
        amount(row.paid),
        amount(row.paid - row.stake),
        amount(row.balance_after),
        text(request.currency),
      ];
    }
  }
  return {
    columns: [
      column('at', 13),
      column('game', 16),
      column('round', 14),
      column('status', 10),
      column('staked', 10, true),
      column('returned', 10, true),
      column('net', 10, true),
      column('balance', 11, true),
      currencyColumn(texts),
    ],
    rows: rows(),
    async totals() {
      const sums = await readRoundTotals(pool, { playerId, from, to, gameId: undefined, statuses });
      return [
        { label: label('rounds'), count: sums.rounds },
        { label: label('staked'), minor: sums.stake },
        { label: label('returned'), minor: sums.paid },
        { label: label('column.net'), minor: sums.paid - sums.stake },
      ];
    },
  };
}

/** The rounds of the filter, oldest first. */
function readRoundBatches({ pool, playerId, from, to, filter }: ExportRequest): AsyncGenerator<RoundRow> {
  return readFrom<number, RoundRow>({ at: from, id: 0 }, async (after, limit) => {
    const { rows } = await pool.query<RoundRow>(
      `select id, reference, game_id, status, stake, paid, balance_after, opened_at, opened_at::text as ordered_at from api.wager
       where player_id = $1 and product = 'casino' and game_id is not null and ($6::text[] is null or status = any($6))
         and (opened_at, id) > ($2, $3) and opened_at < $4 order by opened_at, id limit $5`,
      [playerId, after.at, after.id, to, limit, filter.roundStatuses ?? null],
    );
    return rows;
  });
}
