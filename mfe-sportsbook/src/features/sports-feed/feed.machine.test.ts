import { describe, expect, it } from '@jest/globals';
import type { FeedMessage } from '@foyer/kernel/sports-feed';
import { anEvent, aSnapshot, changes, NOON, winner } from './board.fixture.ts';
import { isGap, START, transition, type FeedMachineEvent, type FeedState } from './feed.machine.ts';

const received = (message: FeedMessage): FeedMachineEvent => ({ type: 'message-arrived', message });
const LOST: FeedMachineEvent = { type: 'contact-lost' };
const LEFT: FeedMachineEvent = { type: 'paused' };
const FIRST = received(aSnapshot([anEvent('a'), anEvent('b')]));

const after = (...events: readonly FeedMachineEvent[]): FeedState => events.reduce(transition, START);
const boardOf = (state: FeedState) => ('board' in state ? state.board : undefined);
const priceOf = (state: FeedState, id: string) =>
  boardOf(state)?.events.get(id)?.markets[0]?.outcomes[0]?.price;

describe('sports feed machine', () => {
  it.each<[string, readonly FeedMachineEvent[], FeedState['status']]>([
    ['waits for the first board', [], 'loading'],
    ['is live after a snapshot', [FIRST], 'live'],
    ['stays live after consecutive changes', [FIRST, received(changes(100, 101, []))], 'live'],
    ['fails without a board', [LOST], 'failed'],
    ['retries on request', [LOST, { type: 'retry-pressed' }], 'loading'],
    ['is live when a board arrives after a failure', [LOST, FIRST], 'live'],
    ['keeps the board as stale when the connection is lost', [FIRST, LOST], 'stale'],
    ['is live again after consecutive changes', [FIRST, LOST, received(changes(100, 105, []))], 'live'],
    ['is stale after a gap', [FIRST, received(changes(101, 102, [anEvent('a')]))], 'stale'],
    [
      'is live again after a snapshot',
      [FIRST, received(changes(101, 102, [])), received(aSnapshot([anEvent('a')], 103))],
      'live',
    ],
    ['is paused when the page was left', [FIRST, LEFT], 'paused'],
    ['is stale when the connection is lost after a pause', [FIRST, LEFT, LOST], 'stale'],
    ['stays stale when the page was left', [FIRST, LOST, LEFT], 'stale'],
    ['is live when a board arrives after a pause', [FIRST, LEFT, FIRST], 'live'],
    ['loads again after a pause without a board', [LOST, LEFT], 'loading'],
    ['ignores changes without a board', [received(changes(100, 101, []))], 'loading'],
  ])('%s', (_sentence, events, status) => {
    expect(after(...events).status).toBe(status);
  });

  it('applies changes in order and each once', () => {
    const cheaper = changes(
      100,
      101,
      [anEvent('a', { sequence: 101, markets: [winner(1_800, 2_000)] })],
      ['b'],
    );
    const state = after(
      FIRST,
      received(cheaper),
      received(cheaper),
      received(changes(99, 100, [anEvent('a', { sequence: 100 })])),
    );
    expect(priceOf(state, 'a')).toBe(1_800);
    expect([...(boardOf(state)?.events.keys() ?? [])]).toEqual(['a']);
    expect(state.status).toBe('live');
  });

  it('never replaces a newer state of a match with an older one', () => {
    const state = after(
      FIRST,
      received(changes(100, 101, [anEvent('a', { sequence: 99, markets: [winner(9_000, 1_050)] })])),
    );
    expect(priceOf(state, 'a')).toBe(1_900);
  });

  it('keeps the direction of a price until it moves again', () => {
    const moved = after(
      FIRST,
      received(changes(100, 101, [anEvent('a', { sequence: 101, markets: [winner(1_800, 2_000)] })])),
    );
    expect(boardOf(moved)?.events.get('a')?.moves).toEqual({
      'winner  home': { direction: 'down', sequence: 101, at: NOON + 101 },
      'winner  away': { direction: 'up', sequence: 101, at: NOON + 101 },
    });
    const later = transition(
      moved,
      received(
        changes(101, 102, [anEvent('a', { sequence: 102, minute: 11, markets: [winner(1_850, 2_000)] })]),
      ),
    );
    expect(boardOf(later)?.events.get('a')?.moves).toEqual({
      'winner  home': { direction: 'up', sequence: 102, at: NOON + 102 },
      'winner  away': { direction: 'up', sequence: 101, at: NOON + 101 },
    });
  });

  it('does not report a changed line as a price move', () => {
    const total = (line: number, price: number) =>
      ({
        kind: 'total',
        line,
        status: 'open',
        outcomes: [
          { id: 'over', price },
          { id: 'under', price: 1_900 },
        ],
      }) as const;
    const state = [
      received(aSnapshot([anEvent('a', { markets: [total(250, 1_900)] })])),
      received(changes(100, 101, [anEvent('a', { sequence: 101, markets: [total(350, 2_400)] })])),
    ].reduce(transition, START);
    expect(boardOf(state)?.events.get('a')?.moves).toEqual({});
  });

  it('keeps unchanged objects, so that unrelated rows do not render again', () => {
    const before = after(FIRST);
    const later = transition(before, received(changes(100, 101, [anEvent('a', { sequence: 101 })])));
    expect(boardOf(later)?.events.get('b')).toBe(boardOf(before)?.events.get('b'));
  });

  it.each<[string, FeedState, FeedMessage, boolean]>([
    ['the next change', after(FIRST), changes(100, 101, []), false],
    ['an earlier change', after(FIRST), changes(98, 99, []), false],
    ['a change after a gap', after(FIRST), changes(101, 103, []), true],
    ['any change without a board', START, changes(100, 101, []), true],
    ['a snapshot', after(FIRST), aSnapshot([], 500), false],
  ])('detects missed changes: %s', (_what, state, message, expected) => {
    expect(isGap(state, message)).toBe(expected);
  });
});
