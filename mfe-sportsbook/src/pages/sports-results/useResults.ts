import { parseResultsMessage, type ResultsMessage } from '@foyer/kernel/sports-results';
import { readResults } from '../../features/sports-feed/adapters/feedReads.ts';
import { useFeedAnswer, type FeedAnswer } from '../../features/sports-feed/useFeedAnswer.ts';

export type ResultsState = FeedAnswer<ResultsMessage>;

const RESULTS = { read: readResults, parse: parseResultsMessage };

/** The results of the last 24 hours, read once; `retry` reads them again. */
export function useResults(): { readonly state: ResultsState; retry(): void } {
  return useFeedAnswer(RESULTS);
}
