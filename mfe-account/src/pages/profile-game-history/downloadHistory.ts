import type { ApolloClient } from '@apollo/client';
import type { Span } from '@foyer/kernel/history-range';
import { toDecimal } from '@foyer/money';
import { toCsv, type CsvCell } from './csv.ts';
import { GameHistoryDocument, type GameHistoryQuery } from './GameHistory.generated.ts';

type Round = NonNullable<GameHistoryQuery['viewer']>['gameRounds']['edges'][number]['node'];

const PAGE_SIZE = 100; // The server's largest page size.
const MAXIMUM_PAGES = 200;

/**
 * Loads every round of the period, page by page, and returns the file's text; amounts in major units with a
 * decimal point, times in UTC.
 */
export async function historyCsv(
  apollo: ApolloClient,
  span: Span,
  header: readonly string[],
): Promise<string> {
  const rows: (readonly CsvCell[])[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAXIMUM_PAGES; page += 1) {
    const rounds = await readPage(apollo, span, after);
    if (!rounds) throw new Error('The history could not be read.');
    rows.push(...rounds.edges.map(({ node }) => csvRow(node)));
    if (!rounds.pageInfo.hasNextPage) break;
    after = rounds.pageInfo.endCursor;
  }
  return toCsv(header, rows);
}

async function readPage(
  apollo: ApolloClient,
  span: Span,
  after: string | null,
): Promise<NonNullable<GameHistoryQuery['viewer']>['gameRounds'] | undefined> {
  const { data } = await apollo.query({
    query: GameHistoryDocument,
    variables: { first: PAGE_SIZE, after, ...span },
    fetchPolicy: 'no-cache',
  });
  return data?.viewer?.gameRounds;
}

function csvRow(round: Round): readonly CsvCell[] {
  const major = (minor: number): CsvCell => ({ amount: toDecimal({ minor, currency: round.currency }) });
  return [
    round.openedAt,
    round.gameName,
    round.roundId,
    round.status,
    round.currency,
    major(round.stake),
    major(round.return),
    major(round.net),
    major(round.balanceAfter),
  ];
}

/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
