import {
  SPORTS_FEED_BEAT_MS,
  SPORTS_FEED_VERSION,
  type FeedCompetition,
  type FeedMatch,
  type MatchBeat,
  type MatchMessage,
} from '@foyer/kernel/sports-feed';
import type { ContestBoards } from '../contests/contestBoards.ts';
import type { BoardView } from './suspendedBoard.ts';

/** The messages of one client that are due, as UTF-8; undefined ends the subscription. Called once a tick. */
export type Subscription = () => readonly Buffer[] | undefined;

export interface Subscriptions {
  /** Changes of the board of a brand after a sequence number, or a snapshot when it is missing or too old. */
  ofBoard(brand: string | undefined, after: number | undefined): Subscription;
  /** States of one match; ends when the match is no longer offered. */
  ofMatch(brand: string | undefined, id: string): Subscription;
  /**
   * Changes of lists of contests, as those of the board; ends when one of them is no longer known. One that was never
   * known has no messages beside others.
   */
  ofContests(
    brand: string | undefined,
    names: readonly string[],
    afters: readonly (number | undefined)[],
  ): Subscription;
}

export interface SubscriptionOptions {
  readonly viewOf: (brand: string | undefined) => BoardView;
  readonly competitionOf: (id: string) => FeedCompetition | undefined;
  readonly contests: ContestBoards;
  readonly isRepeated?: (sequence: number) => boolean;
}

/** Every message is serialised once, for all its clients. */
export function createSubscriptions({
  viewOf,
  competitionOf,
  contests,
  isRepeated = () => false,
}: SubscriptionOptions): Subscriptions {
  const serialised = new WeakMap<object, Buffer>();

  /** `content` is what the message is about: the same content is the same message. */
  const bytesOf = (content: object, message: object): Buffer => {
    const known = serialised.get(content) ?? Buffer.from(JSON.stringify(message));
    serialised.set(content, known);
    return known;
  };

  /** The bytes of each message, and after some of them the message before again. */
  const repeating = () => {
    let last: Buffer | undefined;
    return (sequence: number, content: object, message: object): readonly Buffer[] => {
      const [bytes, before] = [bytesOf(content, message), last];
      last = bytes;
      return before && isRepeated(sequence) ? [bytes, before] : [bytes];
    };
  };

  function ofContest(brand: string | undefined, name: string, after: number | undefined): Subscription {
    let sequence = after ?? -1;
    const bytesWithFaults = repeating();
    return () => {
      const changes = contests.since(name, brand, sequence);
      const snapshot = changes ? undefined : contests.snapshot(name, brand);
      if (!changes && !snapshot) return undefined;
      return (changes ?? [snapshot]).flatMap((message) => {
        if (!message) return [];
        ({ sequence } = message);
        return bytesWithFaults(sequence, message, message);
      });
    };
  }

  return {
    ofBoard(brand, after) {
      let sequence = after ?? -1;
      let sent: BoardView | undefined;
      const bytesWithFaults = repeating();
      return () => {
        const view = viewOf(brand);
        // what a suspension has changed is in a snapshot, not in the changes
        const isOther = sequence <= view.changedAt && sent !== view;
        sent = view;
        return ((isOther ? undefined : view.since(sequence)) ?? [view.snapshot()]).flatMap((message) => {
          ({ sequence } = message);
          return bytesWithFaults(sequence, message, message);
        });
      };
    },
    ofMatch(brand, id) {
      let last: FeedMatch | undefined;
      let sentAt = 0;
      const bytesWithFaults = repeating();
      return () => {
        const message = matchMessage(viewOf(brand), competitionOf, id);
        if (!message) return undefined;
        const { match, sequence, at } = message;
        if (match === last && at - sentAt < SPORTS_FEED_BEAT_MS) return [];
        sentAt = at;
        if (match === last) return [beat({ sequence, at })];
        last = match;
        return bytesWithFaults(sequence, match, message);
      };
    },
    ofContests(brand, names, afters) {
      const known = names.filter((name) => contests.snapshot(name, brand));
      const lists = known.map((name) => ofContest(brand, name, afters[names.indexOf(name)]));
      return () => {
        const due = lists.map((list) => list());
        return due.length === 0 || due.includes(undefined) ? undefined : due.flatMap((bytes) => bytes ?? []);
      };
    },
  };
}

function beat(now: { readonly sequence: number; readonly at: number }): Buffer {
  const message: MatchBeat = { v: SPORTS_FEED_VERSION, type: 'beat', ...now };
  return Buffer.from(JSON.stringify(message));
}

/** The state of a match as a message; undefined when it is not offered. */
export function matchMessage(
  board: Pick<BoardView, 'match' | 'now'>,
  competitionOf: (id: string) => FeedCompetition | undefined,
  id: string,
): MatchMessage | undefined {
  const match = board.match(id);
  const competition = match && competitionOf(match.competition);
  if (!match || !competition) return undefined;
  const { sequence, at } = board.now();
  return { v: SPORTS_FEED_VERSION, type: 'match', sequence, at, competition, match };
}
