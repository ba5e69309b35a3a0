import type { FeedContest, FeedRunner } from '@foyer/kernel/sports-contests';
import { SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import { NOON } from '../sports-feed/board.fixture.ts';

const MINUTE = 60_000;

export function aRunner(id: FeedRunner['id'], name: string, change: Partial<FeedRunner> = {}): FeedRunner {
  return {
    id,
    name,
    horse: {
      jockey: 'A. Brennan',
      silks: { body: 'red', trim: 'white', pattern: 'hoops' },
      form: [1, 2, 0],
    },
    withdrawn: null,
    position: null,
    ...change,
  };
}

/** A race in half an hour: Silver Echo at 6.00, Amber Isle at 2.00, three places at 1/5. */
export function aRace(change: Partial<FeedContest> = {}): FeedContest {
  return {
    id: 'brk1',
    kind: 'race',
    competition: { id: 'brk', sport: 'horse-racing', name: 'Brackenmoor', country: 'GB' },
    name: 'Juniper Stakes',
    season: null,
    distance: 1_600,
    startsAt: NOON + 30 * MINUTE,
    phase: 'upcoming',
    terms: { numerator: 1, denominator: 5, places: 3 },
    runners: [aRunner('r1', 'Silver Echo'), aRunner('r2', 'Amber Isle')],
    markets: [
      {
        kind: 'fieldWinner',
        line: null,
        status: 'open',
        outcomes: [
          { id: 'r1', price: 6_000 },
          { id: 'r2', price: 2_000 },
        ],
      },
      {
        kind: 'fieldPlace',
        line: 300,
        status: 'open',
        outcomes: [
          { id: 'r1', price: 2_000 },
          { id: 'r2', price: 1_200 },
        ],
      },
    ],
    result: null,
    ...change,
  };
}

/** The winner of the Halcyon League, each way at 1/3 for two places. */
export function anOutright(change: Partial<FeedContest> = {}): FeedContest {
  return aRace({
    id: 'hal04',
    kind: 'outright',
    competition: { id: 'hal', sport: 'football', name: 'Halcyon League', country: 'GB' },
    name: 'Season 4',
    season: 4,
    distance: null,
    terms: { numerator: 1, denominator: 3, places: 2 },
    runners: [aRunner('r1', 'Rovers', { horse: null }), aRunner('r2', 'Park', { horse: null })],
    ...change,
  });
}

/** The answer of the feed, and the first message of the stream. */
export function contestsMessage(...contests: readonly FeedContest[]): object {
  return {
    v: SPORTS_FEED_VERSION,
    type: 'contests',
    sequence: 100,
    at: NOON,
    marginBasisPoints: 500,
    contests,
  };
}

/** A message that continues the one with the number `after`. */
export function contestChanges(
  after: number,
  sequence: number,
  contests: readonly FeedContest[],
  removed: readonly string[] = [],
): object {
  return {
    v: SPORTS_FEED_VERSION,
    type: 'contest-changes',
    sequence,
    after,
    at: NOON + sequence,
    contests,
    removed,
  };
}
