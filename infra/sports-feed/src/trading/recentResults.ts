import { SPORTS_FEED_VERSION, type FeedResult, type ResultsMessage } from '@foyer/kernel/sports-feed';
import type { Clock } from '@foyer/runtime';
import { publicCompetition, type Competition } from '../../catalogue/row.ts';
import type { Chance } from '../model/chance.ts';
import { fixturesBetween, type Fixture } from '../model/fixtures.ts';
import { CORRECTED_AFTER_MS, readResult, type ResultFaults } from './readResult.ts';

const DAY_MS = 24 * 3_600_000;
/** Time for which an answer is repeated: the path is public, and running matches are generated for each answer. */
const ANSWER_MS = 5_000;
/** Upper bound of a match's duration. */
const MAX_MATCH_MS = 4 * 3_600_000;

/** Results of the last 24 hours, at most five seconds old. A result that cannot be corrected any more is computed once. */
export function createRecentResults({
  catalogue,
  clock,
  ...source
}: {
  readonly catalogue: readonly Competition[];
  readonly chance: Chance;
  readonly faults: ResultFaults;
  readonly clock: Clock;
}): () => ResultsMessage {
  let known: ReadonlyMap<string, FeedResult> = new Map();
  let answer: ResultsMessage | undefined;

  function resultOf(fixture: Fixture, now: number): FeedResult | undefined {
    const { id, competition, home, away, startsAt } = fixture;
    const result = readResult({ catalogue, ...source }, id, now);
    if (!result) return undefined;
    const { endedAt, status, periods } = result;
    const score = { home: result.home, away: result.away };
    return {
      id,
      competition: competition.id,
      home: home.name,
      away: away.name,
      startsAt,
      endedAt,
      status,
      score,
      periods,
    };
  }

  return () => {
    const now = clock();
    if (answer && now >= answer.at && now - answer.at < ANSWER_MS) return answer;
    const final = new Map<string, FeedResult>();
    const results = catalogue
      .flatMap((competition) => fixturesBetween(competition, now - DAY_MS - MAX_MATCH_MS, now))
      .flatMap((fixture) => {
        const result = known.get(fixture.id) ?? resultOf(fixture, now);
        if (!result) return [];
        if (now > result.endedAt + CORRECTED_AFTER_MS + source.faults.lateSeconds * 1_000)
          final.set(fixture.id, result);
        return result.endedAt < now - DAY_MS ? [] : [result];
      })
      .sort((left, right) => right.endedAt - left.endedAt);
    known = final;
    answer = {
      v: SPORTS_FEED_VERSION,
      type: 'results',
      at: now,
      competitions: catalogue.map(publicCompetition),
      results,
    };
    return answer;
  };
}
