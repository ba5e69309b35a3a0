import type { ContestsMessage, FeedContest } from '@foyer/kernel/sports-contests';
import { SPORTS_FEED_VERSION } from '@foyer/kernel/sports-feed';
import type { Clock } from '@foyer/runtime';
import type { BoardViews } from '../board/suspendedBoard.ts';
import { MARGIN_BASIS_POINTS } from '../model/book.ts';
import type { Contests } from './createContests.ts';

const PATH = /^\/sports-feed\/contests\/(races|outrights|[a-z0-9]{1,16})$/;
/** Time for which an answer is repeated: the paths are public. */
const ANSWER_MS = 1_000;
/** Answers that are kept. */
const MAX_KNOWN = 200;

export interface ContestAnswers {
  isPath(path: string): boolean;
  /** Undefined for an unknown contest. */
  answer(path: string, brand: string | undefined): ContestsMessage | undefined;
}

/** `contests/races`, `contests/outrights` and `contests/<id>`, with the suspensions of a brand. */
export function createContestAnswers({
  contests,
  views,
  clock,
}: {
  readonly contests: Contests;
  readonly views: Pick<BoardViews, 'suspended'>;
  readonly clock: Clock;
}): ContestAnswers {
  const known = new Map<string, { readonly at: number; readonly contests: readonly FeedContest[] }>();

  function read(name: string): readonly FeedContest[] {
    if (name === 'races' || name === 'outrights') return contests[name]().map(withoutDetails);
    const contest = contests.contest(name);
    return contest ? [contest] : [];
  }

  function contestsOf(name: string): readonly FeedContest[] {
    const now = clock();
    const before = known.get(name);
    if (before && now >= before.at && now - before.at < ANSWER_MS) return before.contests;
    const found = read(name);
    known.delete(name);
    known.set(name, { at: now, contests: found });
    for (const oldest of known.keys()) {
      if (known.size <= MAX_KNOWN) break;
      known.delete(oldest);
    }
    return found;
  }

  return {
    isPath: (path) => PATH.test(path),
    answer(path, brand) {
      const [, name = ''] = PATH.exec(path) ?? [];
      const found = contestsOf(name);
      if (found.length === 0 && name !== 'races' && name !== 'outrights') return undefined;
      return {
        v: SPORTS_FEED_VERSION,
        type: 'contests',
        at: clock(),
        marginBasisPoints: MARGIN_BASIS_POINTS,
        contests: found.map((contest) => views.suspended(brand, contest)),
      };
    },
  };
}

/** A list shows names and prices of winners; the page of a contest has the rest. */
function withoutDetails(contest: FeedContest): FeedContest {
  return {
    ...contest,
    runners: contest.runners.map((runner) => ({ ...runner, horse: null })),
    markets: contest.markets.filter(({ kind }) => kind === 'fieldWinner'),
  };
}
