import { setTimeout as delay } from 'node:timers/promises';
import type { Quote } from '@foyer/kernel/sports-trading';
import { IN_PLAY_DELAY_MS, quoteRefusal, type BetRequest } from './betRules.ts';
import type { ReadBetQuotes } from './quoteReader.ts';
import { readQuotes } from '../sportsFeed.ts';
import type { PlaceBetDeps } from './bettor.ts';

/** The prices that decide about the bet; undefined when the feed does not answer. */
export async function readCurrentQuotes(
  deps: PlaceBetDeps,
  brand: string,
  request: BetRequest,
): Promise<readonly Quote[] | undefined> {
  const read: ReadBetQuotes =
    deps.quotesOf ?? (async (selections) => (await readQuotes(deps, selections, brand)).quotes);
  try {
    const quotes = await read(request.selections, brand);
    if (quoteRefusal(request, quotes) || !quotes.some(isInPlay)) return quotes;
    await delay(IN_PLAY_DELAY_MS);
    return await read(request.selections, brand);
  } catch (error) {
    deps.log.warn('sports bet refused because its prices are unknown', { error });
    return undefined;
  }
}

const isInPlay = (quote: Quote): boolean =>
  quote.status !== 'unavailable' && (quote.phase === 'live' || quote.phase === 'break');
