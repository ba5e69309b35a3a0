import {
  SPORTS_FEED_BEAT_MS,
  SPORTS_FEED_VERSION,
  type FeedCompetition,
  type FeedMessage,
  type MatchMessage,
} from '@foyer/kernel/sports-feed';
import type { Board } from './createBoard.ts';

/** The messages of one client that are due, serialised; undefined ends the subscription. Called once a tick. */
export type Subscription = () => readonly string[] | undefined;

export interface Subscriptions {
  /** Changes of the board after a sequence number, or a snapshot when it is missing or too old. */
  ofBoard(after: number | undefined): Subscription;
  /** States of one match; ends when the match is no longer offered. */
  ofMatch(id: string): Subscription;
}

/** Every message is serialised once, for all its clients. */
export function createSubscriptions(
  board: Board,
  competitionOf: (id: string) => FeedCompetition | undefined,
): Subscriptions {
  const texts = new WeakMap<FeedMessage, string>();
  const matches = new Map<
    string,
    { readonly sequence: number; readonly text: string; readonly at: number }
  >();

  const textOf = (message: FeedMessage): string => {
    const text = texts.get(message) ?? JSON.stringify(message);
    texts.set(message, text);
    return text;
  };

  /** The last message about a match: a new one when it has changed, or after an interval. */
  function latest(id: string): { readonly text: string } | undefined {
    const before = matches.get(id);
    const message = matchMessage(board, competitionOf, id);
    if (!message) {
      matches.delete(id);
      return undefined;
    }
    if (before?.sequence === message.match.sequence && message.at - before.at < SPORTS_FEED_BEAT_MS)
      return before;
    const next = { sequence: message.match.sequence, text: JSON.stringify(message), at: message.at };
    matches.set(id, next);
    return next;
  }

  return {
    ofBoard(after) {
      let sequence = after ?? -1;
      return () =>
        (board.since(sequence) ?? [board.snapshot()]).map((message) => {
          ({ sequence } = message);
          return textOf(message);
        });
    },
    ofMatch(id) {
      let last: object | undefined;
      return () => {
        const next = latest(id);
        if (!next) return undefined;
        const isNew = next !== last;
        last = next;
        return isNew ? [next.text] : [];
      };
    },
  };
}

/** The state of a match as a message; undefined when it is not offered. */
export function matchMessage(
  board: Board,
  competitionOf: (id: string) => FeedCompetition | undefined,
  id: string,
): MatchMessage | undefined {
  const match = board.match(id);
  const competition = match && competitionOf(match.competition);
  if (!match || !competition) return undefined;
  const { sequence, at } = board.now();
  return { v: SPORTS_FEED_VERSION, type: 'match', sequence, at, competition, match };
}
