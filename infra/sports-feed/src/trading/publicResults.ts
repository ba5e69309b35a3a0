import type { FeedResult } from '@foyer/kernel/sports-results';
import type { Competition } from '../../catalogue/row.ts';
import type { Chance } from '../model/chance.ts';
import type { Fixture } from '../model/fixtures.ts';
import { CORRECTED_AFTER_MS, readResult, type ResultFaults } from './readResult.ts';

/** Final results that are kept: those of a season of every competition, and of a day. */
const MAX_KNOWN = 10_000;

/** Results as clients receive them. */
export interface PublicResults {
  /** Results of those matches that have one, the latest first. One that cannot be corrected any more is computed once. */
  of(fixtures: readonly Fixture[], now: number): readonly FeedResult[];
}

export function createPublicResults(source: {
  readonly catalogue: readonly Competition[];
  readonly chance: Chance;
  readonly faults: ResultFaults;
}): PublicResults {
  const known = new Map<string, FeedResult>();

  function resultOf({ id, competition, home, away, startsAt }: Fixture, now: number): FeedResult | undefined {
    const before = known.get(id);
    if (before) return before;
    const result = readResult(source, id, now);
    if (!result) return undefined;
    const { endedAt, status, periods } = result;
    const view: FeedResult = {
      id,
      competition: competition.id,
      home: home.name,
      away: away.name,
      startsAt,
      endedAt,
      status,
      ...(result.reason === 'WALKOVER' && { reason: result.reason }),
      score: { home: result.home, away: result.away },
      periods,
    };
    if (now > endedAt + CORRECTED_AFTER_MS + source.faults.lateSeconds * 1_000) known.set(id, view);
    return view;
  }

  return {
    of(fixtures, now) {
      // the first are those that were asked for first
      for (const id of known.keys()) {
        if (known.size <= MAX_KNOWN) break;
        known.delete(id);
      }
      return fixtures
        .flatMap((fixture) => (fixture.startsAt > now ? [] : (resultOf(fixture, now) ?? [])))
        .sort((left, right) => right.endedAt - left.endedAt);
    },
  };
}
