import { describe, expect, it } from '@jest/globals';
import { sortByPopularity } from './popularity.ts';

const GAMES = [
  { id: 'praised', popularity: 1_000 },
  { id: 'known', popularity: 400 },
  { id: 'twin-b', popularity: 0 },
  { id: 'twin-a', popularity: 0 },
];

describe('popularity', () => {
  it.each([
    ['follows the provider while no player has staked', {}, ['praised', 'known', 'twin-a', 'twin-b']],
    ['is not reversed by a few players', { 'twin-b': 3 }, ['praised', 'known', 'twin-b', 'twin-a']],
    [
      'follows the players once enough have staked',
      { known: 40, 'twin-b': 31, praised: 2 },
      ['known', 'twin-b', 'praised', 'twin-a'],
    ],
  ])('%s', (_name, players, order) => {
    expect(sortByPopularity(GAMES, new Map(Object.entries(players))).map(({ id }) => id)).toEqual(order);
  });
});
