import type { MatchResult } from '@foyer/kernel/sports-trading';
import type { Competition } from '../../catalogue/row.ts';
import type { Chance } from '../model/chance.ts';
import { fixtureOfId } from '../model/fixtures.ts';
import { createMatch } from '../model/match.ts';

/** The final result of a match; undefined while it has not ended, and for an id that the catalogue does not have. */
export function readResult(
  catalogue: readonly Competition[],
  chance: Chance,
  id: string,
  now: number,
): MatchResult | undefined {
  const fixture = fixtureOfId(catalogue, id);
  // a distant match must not be generated
  if (!fixture || fixture.startsAt > now) return undefined;
  const match = createMatch(fixture, chance);
  const endedAt = match.endsAt();
  if (endedAt > now) return undefined;
  const { score, periods } = match.detailsAt(now);
  return score
    ? {
        event: id,
        number: 1,
        status: 'PLAYED',
        reason: null,
        home: score.home,
        away: score.away,
        periods: [...periods],
        endedAt,
      }
    : undefined;
}
