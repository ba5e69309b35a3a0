import {
  readBetSums,
  readExportedBets,
  type BetFilter,
  type ExportedBet,
} from '../sports/history/betHistory.ts';
import { currencyColumn, type ExportPart, type ExportRequest, type ExportTexts } from './exportPart.ts';
import { amount, instant, text, type Cell } from './exportTable.ts';
import { readFrom } from './readBatches.ts';

/** Prices are thousandths. */
const WHOLE = 1_000;

/** Sports bets by their time of placement, and the totals that their page shows. */
export function sportsBetExport(request: ExportRequest, texts: ExportTexts): ExportPart {
  const { pool, playerId, from, to, currency } = request;
  const { label, column } = texts;
  const [sport = null] = request.filter.sports ?? [];
  const filter: BetFilter = { playerId, from, to, outcomes: request.filter.betOutcomes ?? null, sport };
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    const bets = readFrom<string, ExportedBet>({ at: from, id: '' }, (after, limit) =>
      readExportedBets(pool, filter, after, limit),
    );
    for await (const bet of bets)
      yield [
        instant(bet.placed_at),
        text(bet.id),
        text(bet.legs.map((leg) => selectionOf(leg, label('builder'))).join('; ')),
        text(label(`bet.${bet.outcome}`)),
        amount(bet.stake),
        bet.returns === null ? text('') : amount(bet.returns),
        bet.returns === null ? text('') : amount(bet.returns - bet.stake),
        text(currency),
      ];
  }
  return {
    columns: [
      column('at', 13),
      column('reference', 17),
      column('selections', 30),
      column('status', 10),
      column('staked', 10, true),
      column('returned', 10, true),
      column('net', 10, true),
      currencyColumn(texts),
    ],
    rows: rows(),
    async totals() {
      const sums = await readBetSums(pool, filter);
      return [
        { label: label('bets'), count: sums.bets },
        { label: label('staked'), minor: sums.stake },
        { label: label('returned'), minor: sums.returns },
        { label: label('settledNet'), minor: sums.net },
      ];
    },
  };
}

/** The match and the accepted price, with three decimal places, and the number of selections of a bet builder. */
function selectionOf({ home, away, price, parts }: ExportedBet['legs'][number], builder: string): string {
  const single = `${home} – ${away} ${Math.floor(price / WHOLE)}.${String(price % WHOLE).padStart(3, '0')}`;
  return parts ? `${single} (${builder}: ${parts.length})` : single;
}
