import type { Quote, TradedSelection } from '@foyer/kernel/sports-trading';
import type { Log } from '@foyer/runtime';
import { readQuotes, type SportsFeedDeps } from '../sportsFeed.ts';

export interface CurrentQuotesDeps extends SportsFeedDeps {
  readonly log: Log;
}

/** The current prices of the selections, in the same order; undefined when the feed does not answer. */
export async function currentQuotes(
  deps: CurrentQuotesDeps,
  selections: readonly TradedSelection[],
  brand: string,
): Promise<readonly Quote[] | undefined> {
  try {
    return (await readQuotes(deps, selections, brand)).quotes;
  } catch (error) {
    deps.log.warn('prices of a sports slip unknown', { error });
    return undefined;
  }
}
