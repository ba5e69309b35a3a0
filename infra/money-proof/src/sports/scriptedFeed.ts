import type { MatchResult, Quote, TradedSelection } from '@foyer/kernel/sports-trading';
import { createRandom } from '../random.ts';

/** A schedule of matches whose prices and results follow from seed and time: a killed feed continues with the same. */
export interface FeedScript {
  readonly seed: number;
  /** Milliseconds since the epoch at which the first match is offered. */
  readonly origin: number;
  /** Milliseconds of a match before its start, and of its play. */
  readonly upcomingMs: number;
  readonly liveMs: number;
}

/** Selections that are offered: both sides of the winner, and of two totals with quarter lines. */
export const OFFERED: readonly Pick<TradedSelection, 'kind' | 'line' | 'outcome'>[] = [
  { kind: 'winner', line: null, outcome: 'home' },
  { kind: 'winner', line: null, outcome: 'away' },
  { kind: 'asianTotal', line: 225, outcome: 'over' },
  { kind: 'asianTotal', line: 275, outcome: 'under' },
];

/** A new match is offered at this interval. */
const EVERY_MS = 400;
/** Time after which a result is corrected; each correction follows the one before. */
const CORRECTED_AFTER_MS = 2_500;
const MAX_LATE_MS = 1_500;
const MAX_GOALS = 5;
const MIN_PRICE = 1_150;
const MAX_PRICE = 4_500;
const PRICE_MOVES_MS = 1_000;
/** Shares of first results that are corrected once and twice, of void results, and of markets that are suspended for a moment. */
const CORRECTED = 0.3;
const CORRECTED_TWICE = 0.25;
const VOID = 0.1;
const SUSPENDED = 0.02;

const idOf = (number: number): string => `prf${number.toString(36)}`;
const numberOf = (id: string): number => Number.parseInt(id.slice(3), 36);
const opensAt = ({ origin }: FeedScript, number: number): number => origin + number * EVERY_MS;
export const startsAt = (script: FeedScript, id: string): number =>
  opensAt(script, numberOf(id)) + script.upcomingMs;
const endsAt = (script: FeedScript, id: string): number => startsAt(script, id) + script.liveMs;

/** Matches that have not started. */
export function upcomingMatches(script: FeedScript, now: number): readonly string[] {
  return offered(script, now, 0, script.upcomingMs);
}

/** Matches in play. */
export function liveMatches(script: FeedScript, now: number): readonly string[] {
  return offered(script, now, script.upcomingMs, script.upcomingMs + script.liveMs);
}

function offered(script: FeedScript, now: number, from: number, to: number): readonly string[] {
  const last = Math.floor((now - from - script.origin) / EVERY_MS);
  const first = Math.max(0, Math.floor((now - to - script.origin) / EVERY_MS) + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => idOf(first + index));
}

export function quoteOf(
  script: FeedScript,
  { event, kind, line, outcome }: TradedSelection,
  now: number,
): Quote {
  const isKnown = OFFERED.some((one) => one.kind === kind && one.line === line && one.outcome === outcome);
  const start = startsAt(script, event);
  if (!isKnown || !(start - script.upcomingMs <= now) || now >= endsAt(script, event))
    return { status: 'unavailable' };
  // since the origin: the same script offers the same prices on another day
  const moment = Math.floor((now - script.origin) / PRICE_MOVES_MS);
  const random = createRandom(script.seed + moment, numberOf(event) * OFFERED.length + outcome.length);
  return {
    status: random.chance(SUSPENDED) ? 'suspended' : 'open',
    price: random.between(MIN_PRICE, MAX_PRICE),
    sport: 'football',
    competition: 'Proof League',
    home: `Home ${event}`,
    away: `Away ${event}`,
    startsAt: start,
    phase: now < start ? 'upcoming' : 'live',
    player: null,
  };
}

/** All results of a match with the time of each: the first one, then its corrections. */
function resultsOf(
  script: FeedScript,
  event: string,
): readonly { readonly at: number; readonly result: MatchResult }[] {
  const random = createRandom(script.seed, numberOf(event));
  const count = random.chance(CORRECTED) ? (random.chance(CORRECTED_TWICE) ? 3 : 2) : 1;
  const endedAt = endsAt(script, event);
  const firstAt = endedAt + random.below(MAX_LATE_MS);
  return Array.from({ length: count }, (_, index) => {
    const isVoid = random.chance(VOID);
    const home = random.between(0, MAX_GOALS);
    const away = (home + random.between(1, MAX_GOALS)) % (MAX_GOALS + 1);
    return {
      at: firstAt + index * CORRECTED_AFTER_MS,
      result: {
        event,
        number: index + 1,
        status: isVoid ? 'VOID' : 'PLAYED',
        reason: isVoid ? 'ABANDONED' : null,
        home,
        away,
        periods: [],
        statistics: null,
        endedAt,
      },
    };
  });
}

/** The result that the feed knows; undefined before the first one. */
export function resultOf(script: FeedScript, event: string, now: number): MatchResult | undefined {
  return resultsOf(script, event).findLast(({ at }) => at <= now)?.result;
}

/** The result that counts in the end, and the time at which the feed knows it. */
export function lastResultOf(
  script: FeedScript,
  event: string,
): { readonly at: number; readonly result: MatchResult } {
  const last = resultsOf(script, event).at(-1);
  if (!last) throw new Error(`The match ${event} has no result.`);
  return last;
}
