import { describe, expect, it } from '@jest/globals';
import { inRememberedOrder, rememberedGames, shouldSyncRecentGames } from './recentGames.ts';

describe('recently played games', () => {
  it('are read again on every third change of the balance', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(shouldSyncRecentGames)).toEqual([3, 6, 9]);
  });

  it('are at most five, each once', () => {
    expect(rememberedGames(['a', 'b', 'a', '', 'c', 'd', 'e', 'f'])).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(rememberedGames(['a', 'b', 'c'], 2)).toEqual(['a', 'b']);
  });

  it('keep the order of the player, without removed games', () => {
    const games = [{ id: 'c' }, { id: 'a' }];
    expect(inRememberedOrder(['a', 'b', 'c'], games).map((game) => game.id)).toEqual(['a', 'c']);
  });
});
