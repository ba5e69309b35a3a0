import { describe, expect, it } from '@jest/globals';
import {
  parseFeedMessage,
  SPORTS_FEED_BEAT_MS,
  type FeedChanges,
  type FeedEvent,
} from '@foyer/kernel/sports-feed';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Competition } from '../../catalogue/row.ts';
import { createBoard, HORIZON_MS, LINGER_MS } from './createBoard.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

const FEW = CATALOGUE.filter(({ id }) => ['hal', 'lan', 'sal'].includes(id));

function boardAt(at: number, seed = 'board.test', catalogue: readonly Competition[] = FEW) {
  const clock = { at };
  return { clock, board: createBoard({ catalogue, seed, now: () => clock.at }) };
}

/** Applies a message to a client's state by the rules of the protocol. */
function applied(
  events: ReadonlyMap<string, FeedEvent>,
  { events: changed, gone }: FeedChanges,
): ReadonlyMap<string, FeedEvent> {
  return new Map(
    [...events, ...changed.map((event) => [event.id, event] as const)].filter(([id]) => !gone.includes(id)),
  );
}

const byId = (left: FeedEvent, right: FeedEvent): number => (left.id < right.id ? -1 : 1);
const unnumbered = (events: readonly FeedEvent[]) =>
  events.map(({ sequence: _, ...event }) => event).sort((left, right) => (left.id < right.id ? -1 : 1));

describe('createBoard', () => {
  it('sends changes that reproduce the snapshot', () => {
    const { board, clock } = boardAt(NOON);
    const first = board.snapshot();
    let held: ReadonlyMap<string, FeedEvent> = new Map(first.events.map((event) => [event.id, event]));
    let sequence = first.sequence;
    for (let second = 0; second < 10 * 60; second += 1) {
      clock.at += 1_000;
      board.tick();
      for (const changes of board.since(sequence) ?? []) {
        expect(changes.after).toBe(sequence);
        for (const event of changes.events) {
          const before = held.get(event.id);
          expect(event.sequence).toBeGreaterThan(before?.sequence ?? 0);
          // every change differs from the previous state
          expect({ ...event, sequence: 0 }).not.toEqual({ ...before, sequence: 0 });
        }
        held = applied(held, changes);
        sequence = changes.sequence;
      }
    }
    expect([...held.values()].sort(byId)).toEqual([...board.snapshot().events].sort(byId));
  });

  it('uses greater sequence numbers after a restart', () => {
    const { board, clock } = boardAt(NOON);
    const before = board.snapshot();
    clock.at += 77_000;
    const restarted = boardAt(clock.at).board.snapshot();
    expect(unnumbered(restarted.events)).toEqual(unnumbered(board.snapshot().events));
    expect(restarted.sequence).toBeGreaterThan(before.sequence);
  });

  it('produces another board for another seed', () => {
    expect(unnumbered(boardAt(NOON, 'one').board.snapshot().events)).not.toEqual(
      unnumbered(boardAt(NOON, 'two').board.snapshot().events),
    );
  });

  it.each([0, 7.5, 17.25])(
    'offers every sport in play or upcoming, %s hours on, in messages the protocol accepts',
    (hours) => {
      const at = NOON + hours * 3_600_000;
      const snapshot = boardAt(at, 'board.test', CATALOGUE).board.snapshot();
      expect(parseFeedMessage(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot);
      expect(
        snapshot.events.filter(({ phase }) => phase === 'live' || phase === 'break').length,
      ).toBeGreaterThanOrEqual(6);
      expect(snapshot.events.every(({ startsAt }) => startsAt < at + HORIZON_MS)).toBe(true);
      expect(new Set(snapshot.events.map(({ competition }) => competition)).size).toBe(CATALOGUE.length);
    },
  );

  it('shows a result for ten minutes', () => {
    const { board, clock } = boardAt(NOON);
    const until = NOON + 3 * 3_600_000;
    let ended: string | undefined;
    const isEnded = new Set(
      board
        .snapshot()
        .events.filter(({ phase }) => phase === 'ended')
        .map(({ id }) => id),
    );
    while (ended === undefined && clock.at < until) {
      clock.at += 5_000;
      ended = board.snapshot().events.find(({ id, phase }) => phase === 'ended' && !isEnded.has(id))?.id;
    }
    expect(ended).toBeDefined();
    clock.at += LINGER_MS - 60_000;
    expect(board.snapshot().events.some(({ id }) => id === ended)).toBe(true);
    clock.at += 61_000 + 5_000;
    expect(board.snapshot().events.some(({ id }) => id === ended)).toBe(false);
  });

  it('sends a change at least every two seconds and keeps a bounded history', () => {
    const { board, clock } = boardAt(NOON);
    const { sequence } = board.snapshot();
    for (let second = 0; second < 10; second += 1) {
      clock.at += 1_000;
      board.tick();
    }
    const changeSets = board.since(sequence) ?? [];
    const waits = changeSets.map((changes, index) => changes.at - (changeSets[index - 1]?.at ?? NOON));
    expect(Math.max(...waits)).toBeLessThanOrEqual(SPORTS_FEED_BEAT_MS);
    expect(board.since(sequence - 1_000)).toBeUndefined();
    expect(board.since(changeSets.at(-1)?.sequence ?? 0)).toEqual([]);
  });
});
