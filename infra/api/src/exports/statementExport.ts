import { readSpan, readStatement } from '../statements/readStatement.ts';
import { lineOf } from '../statements/statementLines.ts';
import { currencyColumn, type ExportPart, type ExportRequest, type ExportTexts } from './exportPart.ts';
import { amount, instant, text, type Cell } from './exportTable.ts';

/** Wallet versions read per query. */
const BATCH = 500;

interface MovementRow {
  readonly version: number;
  readonly created_at: Date;
  readonly kind: string;
  readonly game_id: string | null;
  /** Product of play movements: casino, sportsbook, jackpot or raffle. */
  readonly product: string | null;
  readonly real_change: number;
  readonly bonus_change: number;
  readonly balance_after: number;
}

/** All movements that changed a balance, as on the statement page. */
export function statementExport(request: ExportRequest, texts: ExportTexts): ExportPart {
  const { pool, playerId } = request;
  const { label, column } = texts;
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    const span = await readSpan(pool, playerId, request);
    for (let after = span.after; after < span.to; after += BATCH) {
      const movements = await pool.query<MovementRow>(
        'select * from api.statement_movements($1, $2, $3) order by version',
        [playerId, after, Math.min(after + BATCH, span.to)],
      );
      for (const row of movements.rows.filter(
        (movement) => movement.real_change !== 0 || movement.bonus_change !== 0,
      )) {
        const kind = row.kind === 'reward' && row.bonus_change > 0 ? 'bonus_given' : row.kind;
        yield [
          instant(row.created_at),
          text(label(`line.${lineOf(kind, row.product === 'jackpot')}`)),
          text(row.game_id === null ? '' : request.gameName(row.game_id)),
          amount(row.real_change),
          amount(row.bonus_change),
          amount(row.balance_after),
          text(request.currency),
        ];
      }
    }
  }
  return {
    columns: [
      column('at', 13),
      column('kind', 15),
      column('game', 18),
      column('real', 12, true),
      column('bonusMoney', 12, true),
      column('balance', 12, true),
      currencyColumn(texts),
    ],
    rows: rows(),
    async totals() {
      const statement = await readStatement(pool, playerId, request, request.isLive);
      return [
        { label: label('opening'), minor: statement.opening.balance },
        ...statement.lines
          .filter((line) => line.amount !== 0)
          .map((line) => ({ label: `${label(`line.${line.kind}`)} (${line.count})`, minor: line.amount })),
        { label: label('closing'), minor: statement.closing.balance },
        { label: label('openingBonus'), minor: statement.opening.bonus_balance },
        ...statement.lines
          .filter((line) => line.bonusAmount !== 0)
          .map((line) => ({
            label: `${label(`line.${line.kind}`)} (${line.count}), ${label('column.bonusMoney')}`,
            minor: line.bonusAmount,
          })),
        { label: label('closingBonus'), minor: statement.closing.bonus_balance },
        ...statement.products.map((product) => ({
          label: `${label(`product.${product.product}`)}: ${label('net')}`,
          minor: product.net,
        })),
        { label: label('netDeposits'), minor: statement.deposits - statement.withdrawals },
      ];
    },
  };
}
