import type { PlayerId } from '@foyer/kernel/markets';
import type { MatchResult } from '@foyer/kernel/sports-trading';
import { playerName } from '../../catalogue/squads.ts';
import type { Competition } from '../../catalogue/row.ts';
import type { Chance } from '../model/chance.ts';
import { fixtureOfId } from '../model/fixtures.ts';
import { createMatch } from '../model/match.ts';

/** Faults that a real feed has from time to time, as shares of all matches. */
export interface ResultFaults {
  readonly abandonedPercent: number;
  readonly correctedPercent: number;
  /** Time between the end of a match and its result, in seconds. */
  readonly lateSeconds: number;
  /** Matches of sports with sets that one side wins without play; 0 when omitted. */
  readonly walkoverPercent?: number;
  /** Races with a dead heat, and horses that do not start; 0 when omitted. */
  readonly deadHeatPercent?: number;
  readonly withdrawnPercent?: number;
}

/** Time after which a wrong result is corrected, in ms. */
export const CORRECTED_AFTER_MS = 120_000;
const PERCENT = 100;
const SECOND = 1_000;

/**
 * The last result of a match; undefined before the first one, and for an id that the catalogue does not have. The
 * first result of some matches is wrong: one point too many for the home side.
 */
export function readResult(
  { catalogue, chance, faults }: { catalogue: readonly Competition[]; chance: Chance; faults: ResultFaults },
  id: string,
  now: number,
): MatchResult | undefined {
  const fixture = fixtureOfId(catalogue, id);
  // a distant match must not be generated
  if (!fixture || fixture.startsAt > now) return undefined;
  const match = createMatch(fixture, chance, faults);
  const endedAt = match.endsAt();
  const publishedAt = endedAt + faults.lateSeconds * SECOND;
  const { score, periods, squads } = match.detailsAt(endedAt);
  if (publishedAt > now || !score) return undefined;
  const statisticsOf = (more: readonly PlayerId[] = []): MatchResult['statistics'] => {
    const counted = match.statisticsAt(endedAt);
    if (!counted) return null;
    const scorers = [...counted.scorers, ...more];
    return { ...counted, scorers, names: scorers.flatMap((player) => playerName(squads, player) ?? []) };
  };
  const statistics = statisticsOf();
  const result = { event: id, ...score, periods: [...periods], statistics, endedAt };
  if (match.voidReason) return { ...result, number: 1, status: 'VOID', reason: match.voidReason };
  const played = { ...result, status: 'PLAYED', reason: null } as const;
  if (chance.at(`${id}/corrected`) * PERCENT >= faults.correctedPercent) return { ...played, number: 1 };
  if (now >= publishedAt + CORRECTED_AFTER_MS) return { ...played, number: 2 };
  const last = periods.at(-1) ?? { home: 0, away: 0 };
  return {
    ...played,
    number: 1,
    home: score.home + 1,
    statistics: statisticsOf(['h11']),
    periods: [...periods.slice(0, -1), { ...last, home: last.home + 1 }],
  };
}
