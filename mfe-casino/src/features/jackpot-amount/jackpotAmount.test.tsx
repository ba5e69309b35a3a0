import { describe, expect, it } from '@jest/globals';
import { readTopPot } from './readTopPot.ts';

describe('readTopPot', () => {
  it.each([
    ['no running jackpot', {}, undefined],
    [
      'pots of a feed',
      { mega: { amountMinor: 5, currency: 'EUR' }, total: {} },
      { minor: 5, currency: 'EUR' },
    ],
    ['a fraction', { mega: { amountMinor: 1.5, currency: 'EUR' } }, undefined],
    ['a negative amount', { mega: { amountMinor: -1, currency: 'EUR' } }, undefined],
    ['no currency', { mega: { amountMinor: 1 } }, undefined],
    ['nonsense', null, undefined],
  ])('reads %s', (_what, jackpots, pot) => expect(readTopPot(jackpots)).toEqual(pot));
});
