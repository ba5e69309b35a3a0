import { describe, expect, it } from '@jest/globals';
import type { FeedMatch } from '@foyer/kernel/sports-feed';
import { aMatchMessage, NOON, winner } from './board.fixture.ts';
import { isFinal, START, transition, type MatchEvent, type MatchState } from './match.machine.ts';

const received = (overrides: Partial<FeedMatch> = {}, sequence = 100): MatchEvent => ({
  type: 'message-arrived',
  message: aMatchMessage(overrides, sequence),
});
const LOST: MatchEvent = { type: 'contact-lost' };
const LEFT: MatchEvent = { type: 'paused' };
const NOT_OFFERED: MatchEvent = { type: 'not-offered' };
const RETRY: MatchEvent = { type: 'retry-pressed' };
const ENDED = received({ phase: 'ended', markets: [] });

const after = (...events: readonly MatchEvent[]): MatchState => events.reduce(transition, START);

describe('match machine', () => {
  it.each<[string, readonly MatchEvent[], MatchState['status']]>([
    ['waits for the first message', [], 'loading'],
    ['is live after a message', [received()], 'live'],
    ['fails without a message', [LOST], 'failed'],
    ['retries on request', [LOST, RETRY], 'loading'],
    ['is live when a message arrives after a failure', [LOST, received()], 'live'],
    ['keeps the match as stale when the connection is lost', [received(), LOST], 'stale'],
    ['loads again after a failure whose page was left', [LOST, LEFT], 'loading'],
    ['keeps a final result when its page is left', [ENDED, LEFT], 'live'],
    ['stays stale while attempts fail', [received(), LOST, LOST], 'stale'],
    ['is live again after the next message', [received(), LOST, received()], 'live'],
    ['ignores a retry while it is live', [received(), RETRY], 'live'],
    ['is gone when the match is not offered', [NOT_OFFERED], 'gone'],
    ['is gone when a live match is no longer offered', [received(), LOST, NOT_OFFERED], 'gone'],
    ['stays gone when the connection is lost', [NOT_OFFERED, LOST], 'gone'],
    ['is paused when the page was left', [received(), LEFT], 'paused'],
    ['is stale when the connection is lost after a pause', [received(), LEFT, LOST], 'stale'],
    ['stays stale when the page was left', [received(), LOST, LEFT], 'stale'],
    ['keeps a final result after the match is no longer offered', [ENDED, LOST, NOT_OFFERED], 'live'],
  ])('%s', (_sentence, events, status) => {
    expect(after(...events).status).toBe(status);
  });

  it('knows a final result', () => {
    expect([isFinal(START), isFinal(after(received())), isFinal(after(ENDED))]).toEqual([false, false, true]);
  });

  it('records the direction of a price move, also of markets with the same outcomes', () => {
    const first = { ...winner(2_000, 1_800), kind: 'firstWinner' as const };
    const state = after(
      received({ markets: [winner(1_900, 1_900), first] }),
      received({ markets: [winner(1_800, 1_900), first] }, 101),
    );
    expect('match' in state && state.match.moves).toEqual({
      'winner  home': { direction: 'down', sequence: 101, at: NOON },
    });
  });

  it('keeps the same object when a message repeats the match', () => {
    const before = after(received());
    const later = transition(before, received());
    expect('match' in later && 'match' in before && later.match === before.match).toBe(true);
  });

  it('never replaces a newer state with an older one', () => {
    const state = after(received({ minute: 20 }, 101), received({ minute: 19 }, 100));
    expect('match' in state && state.match.minute).toBe(20);
  });
});
