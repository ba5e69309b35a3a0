import {
  MAX_STREAMED_CONTESTS,
  type ContestChanges,
  type ContestsMessage,
  type FeedContest,
} from '@foyer/kernel/sports-contests';
import { SPORTS_FEED_BEAT_MS, SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import type { Clock } from '@foyer/runtime';
import { MAX_CHANGES, TICK_MS } from '../board/createBoard.ts';
import type { BoardViews } from '../board/suspendedBoard.ts';
import { MARGIN_BASIS_POINTS } from '../model/book.ts';
import type { Contests } from './createContests.ts';

const PATH = /^\/sports-feed\/contests\/([a-z0-9]{1,16}(?:,[a-z0-9]{1,16})*)(\/stream)?$/;
/** Lists that are kept for clients that reconnect. */
const MAX_KNOWN = 200;

export interface ContestPath {
  /** `races`, `outrights`, or ids of contests. */
  readonly names: readonly string[];
  readonly isStream: boolean;
}

/** A list of contests, or one of them, as the players of a brand see it. */
export interface ContestBoards {
  /** Undefined for an unknown contest. */
  snapshot(name: string, brand: string | undefined): ContestsMessage | undefined;
  /** Changes after a sequence number; undefined when it is older than the history or unknown. */
  since(name: string, brand: string | undefined, sequence: number): readonly ContestChanges[] | undefined;
}

/** Undefined for another path. */
export function contestPathOf(path: string): ContestPath | undefined {
  const [, listed, stream] = PATH.exec(path) ?? [];
  const [isStream, names] = [stream !== undefined, [...new Set(listed?.split(','))]];
  // one socket may have several lists and contests, a request one
  const isValid = listed !== undefined && names.length <= (isStream ? MAX_STREAMED_CONTESTS : 1);
  return isValid ? { names, isStream } : undefined;
}

interface Shown {
  /** Tick in which it was computed. */
  readonly tick: number;
  readonly sequence: number;
  readonly sentAt: number;
  readonly contests: ReadonlyMap<string, FeedContest>;
  readonly changes: readonly ContestChanges[];
  message?: ContestsMessage;
}

/**
 * Numbered states of `races`, `outrights` and single contests, with the suspensions of a brand. They are computed once a
 * tick while clients ask for them; the only state is the last published version of each.
 */
export function createContestBoards({
  contests,
  views,
  clock,
}: {
  readonly contests: Contests;
  readonly views: Pick<BoardViews, 'suspended'>;
  readonly clock: Clock;
}): ContestBoards {
  const known = new Map<string, Shown>();
  /** Contests without suspensions, shared by all brands in a tick. */
  const computed = new Map<string, { readonly tick: number; readonly contests: readonly FeedContest[] }>();
  const texts = new WeakMap<FeedContest, string>();

  const textOf = (contest: FeedContest): string => {
    const text = texts.get(contest) ?? JSON.stringify(contest);
    texts.set(contest, text);
    return text;
  };

  function compute(name: string): readonly FeedContest[] {
    if (name === 'races' || name === 'outrights') return contests[name]().map(withoutDetails);
    const contest = contests.contest(name);
    return contest ? [contest] : [];
  }

  function contestsOf(name: string, tick: number): readonly FeedContest[] {
    const before = computed.get(name);
    if (before?.tick === tick) return before.contests;
    const found = compute(name);
    keep(computed, name, { tick, contests: found });
    return found;
  }

  function shownTo(name: string, brand: string | undefined): Shown | undefined {
    const at = clock();
    const tick = Math.floor(at / TICK_MS);
    const key = `${name} ${brand ?? ''}`;
    const before = known.get(key);
    if (before && tick <= before.tick) return before;
    const found = contestsOf(name, tick);
    if (found.length === 0 && name !== 'races' && name !== 'outrights') {
      known.delete(key);
      return undefined;
    }
    const now = new Map(found.map((contest) => [contest.id, views.suspended(brand, contest)]));
    const next = before
      ? changed(before, now, { name, at, tick })
      : { tick, sequence: tick, sentAt: at, contests: now, changes: [] };
    keep(known, key, next);
    return next;
  }

  function changed(
    before: Shown,
    contestsNow: ReadonlyMap<string, FeedContest>,
    { name, at, tick }: { readonly name: string; readonly at: number; readonly tick: number },
  ): Shown {
    const differing = [...contestsNow.values()].filter((contest) => {
      const last = before.contests.get(contest.id);
      return last === undefined || textOf(last) !== textOf(contest);
    });
    const removed = [...before.contests.keys()].filter((id) => !contestsNow.has(id));
    if (differing.length === 0 && removed.length === 0 && at - before.sentAt < SPORTS_FEED_BEAT_MS)
      return { ...before, tick };
    const change: ContestChanges = {
      v: SPORTS_FEED_VERSION,
      type: 'contest-changes',
      name,
      sequence: tick,
      after: before.sequence,
      at,
      contests: differing,
      removed,
    };
    return {
      tick,
      sequence: tick,
      sentAt: at,
      contests: contestsNow,
      changes: [...before.changes, change].slice(-MAX_CHANGES),
    };
  }

  return {
    snapshot(name, brand) {
      const shown = shownTo(name, brand);
      // the same object for all clients, so that it is serialised once
      if (shown)
        shown.message ??= {
          v: SPORTS_FEED_VERSION,
          type: 'contests',
          name,
          sequence: shown.sequence,
          at: clock(),
          marginBasisPoints: MARGIN_BASIS_POINTS,
          contests: [...shown.contests.values()],
        };
      return shown?.message;
    },
    since(name, brand, sequence) {
      const shown = shownTo(name, brand);
      if (!shown || shown.sequence === sequence) return shown && [];
      const index = shown.changes.findIndex(({ after }) => after === sequence);
      return index === -1 ? undefined : shown.changes.slice(index);
    },
  };
}

/** Adds it as the latest one, and drops those that were not used for the longest time. */
function keep<Value>(values: Map<string, Value>, key: string, value: Value): void {
  values.delete(key);
  values.set(key, value);
  for (const oldest of values.keys()) {
    if (values.size <= MAX_KNOWN) break;
    values.delete(oldest);
  }
}

/** A list shows names and prices of winners; the page of a contest has the rest. */
function withoutDetails(contest: FeedContest): FeedContest {
  return {
    ...contest,
    runners: contest.runners.map((runner) => ({ ...runner, horse: null })),
    markets: contest.markets.filter(({ kind }) => kind === 'fieldWinner'),
  };
}
