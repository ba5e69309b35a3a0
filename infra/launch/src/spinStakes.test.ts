import { describe, expect, it } from '@jest/globals';
import { REWARD_OFFERS, type RewardOffer } from '@foyer/api/proving';
import { spinStakeMinor } from '@foyer/games/test-stakes';
import { BRANDS, brands } from '@foyer/market';
import { fromMajor } from '@foyer/money';

const OFFERS: readonly [string, RewardOffer][] = Object.entries(REWARD_OFFERS);
const GAMES = OFFERS.flatMap(([offer, { spins }]) =>
  spins
    ? [
        { offer, spins, place: 'the game of its terms', gameId: spins.gameId },
        { offer, spins, place: 'the replacement', gameId: spins.replacementGameId },
      ]
    : [],
);

describe('free spins of the operator', () => {
  it.each(GAMES)('have the value of a bet in $place on every brand: $offer', ({ spins, gameId }) => {
    for (const brand of BRANDS) {
      const { currency } = brands[brand];
      expect([brand, spinStakeMinor(gameId, currency, spins.betLevel)]).toEqual([
        brand,
        fromMajor(spins.value, currency).minor,
      ]);
    }
  });

  it('name another game as the replacement', () => {
    expect(GAMES.length).toBeGreaterThan(0);
    for (const { spins } of GAMES) expect(spins.replacementGameId).not.toBe(spins.gameId);
  });
});
