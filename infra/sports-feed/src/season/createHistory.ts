import { SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import { type FeedResult, type HistoryMessage } from '@foyer/kernel/sports-results';
import type { Clock } from '@foyer/runtime';
import type { Competition } from '../../catalogue/row.ts';
import { fixtureOfId, type Fixture } from '../model/fixtures.ts';
import type { PublicResults } from '../trading/publicResults.ts';
import { seasonAt, seasonOfNumber } from './season.ts';

/** Matches of each list. */
const MAX_MATCHES = 5;
/** Seasons before the one of the match that are searched: two matches between the same sides are in each. */
const SEASONS_BEFORE = 2;
/** Between now and the start of a match that is asked for. */
const MAX_DISTANCE_MS = 48 * 3_600_000;

/** Earlier matches of the two sides of a match; undefined for an unknown match. */
export function createHistory({
  catalogue,
  results,
  clock,
}: {
  readonly catalogue: readonly Competition[];
  readonly results: PublicResults;
  readonly clock: Clock;
}): (id: string) => HistoryMessage | undefined {
  return (id) => {
    const fixture = fixtureOfId(catalogue, id);
    const now = clock();
    // matches of distant seasons must not be generated
    if (!fixture || Math.abs(fixture.startsAt - now) > MAX_DISTANCE_MS) return undefined;
    const before = earlierFixtures(fixture);
    const last = (isWanted: (other: Fixture) => boolean): readonly FeedResult[] =>
      results.of(before.filter(isWanted).slice(-MAX_MATCHES), Math.min(now, fixture.startsAt));
    const isOf = (other: Fixture, side: 'home' | 'away'): boolean =>
      [other.home, other.away].includes(fixture[side]);
    return {
      v: SPORTS_FEED_VERSION,
      type: 'history',
      at: now,
      home: last((other) => isOf(other, 'home')),
      away: last((other) => isOf(other, 'away')),
      meetings: last((other) => isOf(other, 'home') && isOf(other, 'away')),
    };
  };
}

/** Matches of the season and the ones before it that start earlier, the latest last. */
function earlierFixtures({ competition, startsAt }: Fixture): readonly Fixture[] {
  const { number } = seasonAt(competition, startsAt);
  const seasons = Array.from({ length: SEASONS_BEFORE + 1 }, (_, index) =>
    seasonOfNumber(competition, number - SEASONS_BEFORE + index),
  );
  return seasons.flatMap(({ fixtures }) => fixtures).filter((other) => other.startsAt < startsAt);
}
