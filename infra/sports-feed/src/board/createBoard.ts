import type { FeedChanges, FeedEvent, FeedSnapshot } from '@foyer/kernel/sports-feed';
import { SPORTS_FEED_BEAT_MS, SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import type { Competition } from '../../catalogue/row.ts';
import { MARGIN_BASIS_POINTS } from '../model/book.ts';
import { createChance } from '../model/chance.ts';
import { fixturesBetween } from '../model/fixtures.ts';
import { createMatch, type Match } from '../model/match.ts';

/** How far ahead matches are offered. */
export const HORIZON_MS = 24 * 3_600_000;
/** A result stays in sight for so long. */
export const LINGER_MS = 10 * 60_000;
/** Longer than any match can take: how far back one may have begun that is still on. */
const LONGEST_MATCH_MS = 4 * 3_600_000;
/** The sequence counts these since the epoch: it grows through restarts without being kept anywhere. */
export const TICK_MS = 1_000;
/** So often the calendar is read: which matches have come near, which are past. */
const CALENDAR_EVERY_MS = 10_000;
/** A reader that was away for less is given what it missed. */
const CHANGES_KEPT = 60;

export interface Board {
  snapshot(): FeedSnapshot;
  /** Brings the board up to date. */
  tick(): void;
  /** What came after a sequence; undefined when that is too long ago, or never was. */
  since(sequence: number): readonly FeedChanges[] | undefined;
}

export interface BoardOptions {
  readonly catalogue: readonly Competition[];
  readonly seed: string;
  now(): number;
}

interface Shown {
  readonly event: FeedEvent;
  readonly text: string;
  readonly sameUntil: number;
}

/** Everything that is offered now, numbered. Its only memory is what it said last: the rest follows from seed and time. */
export function createBoard({ catalogue, seed, now }: BoardOptions): Board {
  const chance = createChance(seed);
  /** Of the whole window, those that are over included: drawing one costs more than keeping it. */
  let matches: ReadonlyMap<string, Match> = new Map();
  let shown: ReadonlyMap<string, Shown> = new Map();
  let calendarAt = 0;
  let sequence = 0;
  let toldAt = 0;
  let kept: readonly FeedChanges[] = [];

  function renewMatches(now: number): void {
    const at = Math.floor(now / CALENDAR_EVERY_MS) * CALENDAR_EVERY_MS;
    if (at === calendarAt) return;
    calendarAt = at;
    const fixtures = catalogue.flatMap((competition) =>
      fixturesBetween(competition, at - LONGEST_MATCH_MS, at + HORIZON_MS),
    );
    matches = new Map(
      fixtures.map((fixture) => [fixture.id, matches.get(fixture.id) ?? createMatch(fixture, chance)]),
    );
  }

  function look(match: Match, at: number, number: number): Shown | undefined {
    const { id, startsAt } = match.fixture;
    const before = shown.get(id);
    if (startsAt <= at && match.endsAt() + LINGER_MS < at) return undefined;
    if (before && at < before.sameUntil) return before;
    const state = match.stateAt(at);
    const text = JSON.stringify(state);
    return {
      event: before?.text === text ? before.event : { ...state, sequence: number },
      text,
      sameUntil: match.sameUntil(at),
    };
  }

  function tick(): void {
    const at = now();
    const number = Math.floor(at / TICK_MS);
    if (number <= sequence) return;
    renewMatches(at);
    const last = shown;
    shown = new Map(
      [...matches].flatMap(([id, match]) => {
        const found = look(match, at, number);
        return found ? [[id, found]] : [];
      }),
    );
    const events = [...shown].flatMap(([id, { event }]) => (event === last.get(id)?.event ? [] : event));
    const gone = [...last.keys()].filter((id) => !shown.has(id));
    if (events.length === 0 && gone.length === 0 && at - toldAt < SPORTS_FEED_BEAT_MS) return;
    kept = [
      ...kept,
      {
        v: SPORTS_FEED_VERSION,
        type: 'changes',
        sequence: number,
        after: sequence,
        at,
        events,
        gone,
      } as const,
    ].slice(-CHANGES_KEPT);
    sequence = number;
    toldAt = at;
  }

  return {
    tick,
    snapshot() {
      tick();
      const competitions = catalogue.map(({ id, sport, name }) => ({ id, sport, name }));
      return {
        v: SPORTS_FEED_VERSION,
        type: 'snapshot',
        sequence,
        at: now(),
        marginBasisPoints: MARGIN_BASIS_POINTS,
        competitions,
        events: [...shown.values()].map(({ event }) => event),
      };
    },
    since(given) {
      if (given === sequence) return [];
      const index = kept.findIndex(({ after }) => after === given);
      return index === -1 ? undefined : kept.slice(index);
    },
  };
}
