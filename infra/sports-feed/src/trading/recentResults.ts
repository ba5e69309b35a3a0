import { SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import { type ResultsMessage } from '@foyer/kernel/sports-results';
import type { Clock } from '@foyer/runtime';
import { publicCompetition, type Competition } from '../../catalogue/row.ts';
import { fixturesBetween, MAX_MATCH_MS } from '../model/fixtures.ts';
import type { PublicResults } from './publicResults.ts';

const DAY_MS = 24 * 3_600_000;
/** Time for which an answer is repeated: the path is public, and running matches are generated for each answer. */
const ANSWER_MS = 5_000;

/** Results of the last 24 hours, at most five seconds old. */
export function createRecentResults({
  catalogue,
  clock,
  results,
}: {
  readonly catalogue: readonly Competition[];
  readonly results: PublicResults;
  readonly clock: Clock;
}): () => ResultsMessage {
  let answer: ResultsMessage | undefined;
  return () => {
    const now = clock();
    if (answer && now >= answer.at && now - answer.at < ANSWER_MS) return answer;
    const fixtures = catalogue.flatMap((competition) =>
      fixturesBetween(competition, now - DAY_MS - MAX_MATCH_MS, now),
    );
    answer = {
      v: SPORTS_FEED_VERSION,
      type: 'results',
      at: now,
      competitions: catalogue.map(publicCompetition),
      results: results.of(fixtures, now).filter(({ endedAt }) => endedAt >= now - DAY_MS),
    };
    return answer;
  };
}
