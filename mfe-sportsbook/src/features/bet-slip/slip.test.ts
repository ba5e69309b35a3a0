import { describe, expect, it } from '@jest/globals';
import type { FeedEvent } from '@foyer/kernel/sports-feed';
import { anEvent, aSnapshot, winner } from '../sports-feed/board.fixture.ts';
import type { Selection } from '../coupon/coupon.ts';
import { START, transition, type FeedState } from '../sports-feed/feed.machine.ts';
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
  ])('is compared with the board: %s', (_where, feed, status) => {
    expect(slipOf([CHOSEN], feed)[0]?.status).toBe(status);
  });

  it('is unavailable when its line is no longer offered', () => {
    const total: Selection = { ...CHOSEN, kind: 'total', line: 25, outcome: 'over' };
    const feed = boardWith(
      anEvent('a', {
        markets: [
          {
            kind: 'total',
            line: 35,
            status: 'open',
            outcomes: [
              { id: 'over', price: 1_900 },
              { id: 'under', price: 1_900 },
            ],
          },
        ],
      }),
    );
    expect(slipOf([total], feed)[0]?.status).toBe('unavailable');
  });
});

describe('combined selections', () => {
  const feed = boardWith(anEvent('a'), anEvent('b', { markets: [winner(2_000, 1_800)] }));
  const other: Selection = { ...CHOSEN, event: 'b', price: 2_000 };
  it.each<[string, readonly Selection[], number | undefined]>([
    ['multiply their prices', [CHOSEN, other], 3_800],
    ['need two selections', [CHOSEN], undefined],
    ['wait until a changed price is accepted', [CHOSEN, { ...other, price: 1_990 }], undefined],
    ['exclude two selections of one match', [CHOSEN, { ...CHOSEN, outcome: 'away' }], undefined],
  ])('%s', (_sentence, coupon, expected) => {
    expect(combinedOf(slipOf(coupon, feed))).toBe(expected);
  });

  it('counts the prices that need acceptance', () => {
    expect(changedLines(slipOf([CHOSEN, { ...other, price: 2_100 }], feed))).toBe(1);
  });
});
