import type { FeedChanges, FeedEvent, FeedMatch, FeedSnapshot } from '@foyer/kernel/sports-feed';
import { SPORTS_FEED_BEAT_MS, SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import { publicCompetition, type Competition } from '../../catalogue/row.ts';
import { MARGIN_BASIS_POINTS } from '../model/book.ts';
import { createChance } from '../model/chance.ts';
import { fixturesBetween, MAX_MATCH_MS } from '../model/fixtures.ts';
import { createMatch, type Match, type MatchOptions, type MatchState } from '../model/match.ts';
import type { Outlook } from '../model/outlook.ts';
import { withoutPalpableErrors } from '../model/palpableErrors.ts';
import type { FeedFaults } from '../faults.ts';

/** Matches that start within this time are offered. */
export const HORIZON_MS = 24 * 3_600_000;
/** Time for which a result remains on the board. */
export const LINGER_MS = 10 * 60_000;
/** The sequence number counts ticks since the epoch, so it grows across restarts without storage. */
export const TICK_MS = 1_000;
/** Interval at which matches are added from and removed to the calendar. */
const CALENDAR_EVERY_MS = 10_000;
/** Number of changes stored for clients that reconnect. */
export const MAX_CHANGES = 60;

export interface Board {
  snapshot(): FeedSnapshot;
  /** The current state of a match with all its markets; undefined when it is not offered. */
  match(id: string): FeedMatch | undefined;
  /** The possible results of an offered match that has not ended, for combinations of its markets. */
  outlook(id: string): Outlook | undefined;
  /** Sequence number and time of the board. */
  now(): { readonly sequence: number; readonly at: number };
  /** Updates the board to the current time. */
  tick(): void;
  /** Changes after a sequence number; undefined when it is older than the history or unknown. */
  since(sequence: number): readonly FeedChanges[] | undefined;
}

export interface BoardOptions {
  readonly catalogue: readonly Competition[];
  readonly seed: string;
  readonly matches?: MatchOptions;
  readonly faults?: Pick<FeedFaults, 'pricesOf'>;
  now(): number;
}

interface Shown {
  readonly event: FeedEvent;
  readonly text: string;
  readonly sameUntil: number;
}

/**
 * The current offer with sequence numbers. Derived from seed and time; the only state is the last published
 * version.
 */
export function createBoard({ catalogue, seed, matches: matchOptions, faults, now }: BoardOptions): Board {
  const chance = createChance(seed);
  /** Matches of the whole window including finished ones: creating a match costs more than caching it. */
  let matches: ReadonlyMap<string, Match> = new Map();
  let shown: ReadonlyMap<string, Shown> = new Map();
  /** The last state of each match whose markets were asked for, computed once a tick for all its clients. */
  const detailed = new Map<
    string,
    { readonly number: number; readonly text: string; readonly match: FeedMatch }
  >();
  let calendarAt = 0;
  let sequence = 0;
  let sentAt = 0;
  let recentChanges: readonly FeedChanges[] = [];

  function renewMatches(now: number): void {
    const at = Math.floor(now / CALENDAR_EVERY_MS) * CALENDAR_EVERY_MS;
    if (at === calendarAt) return;
    calendarAt = at;
    const fixtures = catalogue.flatMap((competition) =>
      fixturesBetween(competition, at - MAX_MATCH_MS, at + HORIZON_MS),
    );
    matches = new Map(
      fixtures.map((fixture) => [
        fixture.id,
        matches.get(fixture.id) ?? createMatch(fixture, chance, matchOptions),
      ]),
    );
  }

  /** The prices as they arrive; those that cannot be right are suspended. */
  function withPrices<State extends MatchState>(state: State, at: number): State {
    const markets = faults?.pricesOf(state.id, state.markets, at) ?? state.markets;
    return { ...state, markets: withoutPalpableErrors(markets) };
  }

  function stateOfMatch(match: Match, at: number, number: number): Shown | undefined {
    const { id, startsAt } = match.fixture;
    const before = shown.get(id);
    if (startsAt <= at && match.endsAt() + LINGER_MS < at) return undefined;
    if (before && at < before.sameUntil) return before;
    const state = withPrices(match.stateAt(at), at);
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
        const found = stateOfMatch(match, at, number);
        return found ? [[id, found]] : [];
      }),
    );
    const events = [...shown].flatMap(([id, { event }]) => (event === last.get(id)?.event ? [] : event));
    const gone = [...last.keys()].filter((id) => !shown.has(id));
    for (const id of gone) detailed.delete(id);
    if (events.length === 0 && gone.length === 0 && at - sentAt < SPORTS_FEED_BEAT_MS) return;
    recentChanges = [
      ...recentChanges,
      {
        v: SPORTS_FEED_VERSION,
        type: 'changes',
        sequence: number,
        after: sequence,
        at,
        events,
        gone,
      } as const,
    ].slice(-MAX_CHANGES);
    sequence = number;
    sentAt = at;
  }

  return {
    tick,
    snapshot() {
      tick();
      const competitions = catalogue.map(publicCompetition);
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
    match(id) {
      tick();
      const match = shown.has(id) ? matches.get(id) : undefined;
      if (!match) return undefined;
      const number = Math.floor(now() / TICK_MS);
      const before = detailed.get(id);
      if (before?.number === number) return before.match;
      const details = withPrices(match.detailsAt(now()), now());
      const text = JSON.stringify(details);
      // the number of this tick: the board has no new sequence when only other markets have changed
      const state = before?.text === text ? before.match : { ...details, sequence: number };
      detailed.set(id, { number, text, match: state });
      return state;
    },
    outlook: (id) => (shown.has(id) ? matches.get(id)?.outlookAt(now()) : undefined),
    now: () => ({ sequence, at: now() }),
    since(given) {
      if (given === sequence) return [];
      const index = recentChanges.findIndex(({ after }) => after === given);
      return index === -1 ? undefined : recentChanges.slice(index);
    },
  };
}
