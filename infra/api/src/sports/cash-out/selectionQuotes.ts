import { BUILDER } from '@foyer/kernel/bet-builder';
import { MAX_QUOTED_SELECTIONS, type Quote, type QuotedSelection } from '@foyer/kernel/sports-trading';
import type { LegRow } from '../betRows.ts';
import { readQuotes, type SportsFeedDeps } from '../sportsFeed.ts';

/** The columns that name a selection. */
export type SelectionColumns = Pick<LegRow, 'event_id' | 'market' | 'line' | 'outcome' | 'parts'>;

export interface SelectionQuotes {
  readonly marginBasisPoints: number;
  /** Undefined for a selection that was not asked for. */
  quoteOf(selection: SelectionColumns): Quote | undefined;
}

/**
 * Current prices of selections for players of a brand, each asked for once.
 * @throws when the feed does not answer.
 */
export async function readSelectionQuotes(
  deps: SportsFeedDeps,
  selections: readonly SelectionColumns[],
  brand?: string,
): Promise<SelectionQuotes> {
  const asked = [...new Map(selections.map((selection) => [nameOf(selection), selection]))];
  const quotes = new Map<string, Quote>();
  let marginBasisPoints = 0;
  for (let from = 0; from < asked.length; from += MAX_QUOTED_SELECTIONS) {
    const part = asked.slice(from, from + MAX_QUOTED_SELECTIONS);
    const answer = await readQuotes(
      deps,
      part.map(([, selection]) => tradedSelection(selection)),
      brand,
    );
    marginBasisPoints = answer.marginBasisPoints;
    for (const [index, quote] of answer.quotes.entries()) quotes.set(part[index]?.[0] ?? '', quote);
  }
  return { marginBasisPoints, quoteOf: (selection) => quotes.get(nameOf(selection)) };
}

/** The margin in the price of a bet builder; undefined for other selections. */
export function marginOf(quote: Quote | undefined): number | undefined {
  return quote && quote.status !== 'unavailable' ? (quote.marginBasisPoints ?? undefined) : undefined;
}

function nameOf({ event_id: event, market, line, outcome }: SelectionColumns): string {
  return [event, market, line, outcome].join();
}

function tradedSelection({
  event_id: event,
  market: kind,
  line,
  outcome,
  parts,
}: SelectionColumns): QuotedSelection {
  return parts
    ? { event, ...BUILDER, parts: parts.map(({ player: _, ...part }) => part), isHeld: true }
    : { event, kind, line, outcome };
}
