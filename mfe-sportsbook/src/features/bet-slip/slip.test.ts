import { describe, expect, it } from '@jest/globals';
import type { FeedEvent, FeedMarket, MatchMessage } from '@foyer/kernel/sports-feed';
import { aMatchMessage, anEvent, aSnapshot, winner } from '../sports-feed/board.fixture.ts';
import type { Selection } from '../coupon/coupon.ts';
import { START, transition, type FeedState } from '../sports-feed/feed.machine.ts';
import {
  START as MATCH_START,
  transition as matchTransition,
  type MatchState,
} from '../sports-feed/match.machine.ts';
import { changedLines, combinedOf, slipOf } from './slip.ts';

const CHOSEN: Selection = { event: 'a', kind: 'winner', line: null, outcome: 'home', price: 1_900 };
const boardWith = (...events: readonly FeedEvent[]): FeedState =>
  transition(START, { type: 'message-arrived', message: aSnapshot(events) });

describe('a selection', () => {
  it.each<[string, FeedState, string]>([
    ['with an unchanged price', boardWith(anEvent('a')), 'same'],
    ['with a better price', boardWith(anEvent('a', { markets: [winner(2_000, 1_800)] })), 'better'],
    ['with a worse price', boardWith(anEvent('a', { markets: [winner(1_700, 2_200)] })), 'worse'],
    ['suspended', boardWith(anEvent('a', { markets: [winner(1_900, 1_900, 'suspended')] })), 'suspended'],
    ['closed', boardWith(anEvent('a', { markets: [winner(1_900, 1_900, 'closed')] })), 'unavailable'],
    ['of a match that has ended', boardWith(anEvent('a', { phase: 'ended', markets: [] })), 'unavailable'],
    ['of a match that is no longer on the board', boardWith(), 'unavailable'],
    ['while the board is stale', transition(boardWith(anEvent('a')), { type: 'contact-lost' }), 'unknown'],
    ['before the board has loaded', START, 'unknown'],
  ])('is compared with the board: %s', (_where, board, status) => {
    expect(slipOf([CHOSEN], { board })[0]?.status).toBe(status);
  });

  const OTHER: Selection = { ...CHOSEN, kind: 'total', line: 350, outcome: 'over' };
  const total = (line: number, over: number): FeedMarket => ({
    kind: 'total',
    line,
    status: 'open',
    outcomes: [
      { id: 'over', price: over },
      { id: 'under', price: 1_900 },
    ],
  });
  const page = (...messages: readonly MatchMessage[]) => ({
    id: 'a',
    state: messages.reduce<MatchState>(
      (state, message) => matchTransition(state, { type: 'message-arrived', message }),
      MATCH_START,
    ),
  });

  it('keeps its price without alarm when the board has the match but not the market', () => {
    const board = boardWith(anEvent('a', { markets: [winner(1_900, 1_900), total(250, 1_800)] }));
    expect(slipOf([OTHER], { board })[0]).toMatchObject({ status: 'unfollowed', price: 1_900 });
  });

  it.each<[string, readonly FeedMarket[], string]>([
    ['with the same price', [total(350, 1_900)], 'same'],
    ['with a better price', [total(350, 2_000)], 'better'],
    ['without the market', [total(250, 1_900)], 'unavailable'],
  ])('is compared with the whole offer on the page of its match: %s', (_what, markets, status) => {
    const match = page(aMatchMessage({ id: 'a', markets }));
    expect(slipOf([OTHER], { board: START, match })[0]?.status).toBe(status);
    expect(slipOf([{ ...OTHER, event: 'b' }], { board: START, match })[0]?.status).toBe('unknown');
  });

  it('is unknown until the match has loaded', () => {
    expect(slipOf([OTHER], { board: boardWith(anEvent('a')), match: page() })[0]?.status).toBe('unknown');
  });
});

describe('combined selections', () => {
  const board = boardWith(anEvent('a'), anEvent('b', { markets: [winner(2_000, 1_800)] }));
  const other: Selection = { ...CHOSEN, event: 'b', price: 2_000 };
  it.each<[string, readonly Selection[], number | undefined]>([
    ['multiply their prices', [CHOSEN, other], 3_800],
    ['need two selections', [CHOSEN], undefined],
    ['wait until a changed price is accepted', [CHOSEN, { ...other, price: 1_990 }], undefined],
    ['exclude two selections of one match', [CHOSEN, { ...CHOSEN, outcome: 'away' }], undefined],
  ])('%s', (_sentence, coupon, expected) => {
    expect(combinedOf(slipOf(coupon, { board }))).toBe(expected);
  });

  it('counts the prices that need acceptance', () => {
    expect(changedLines(slipOf([CHOSEN, { ...other, price: 2_100 }], { board }))).toBe(1);
  });
});
