import { describe, expect, it } from '@jest/globals';
import { createSearchIndex, searchGames } from './searchGames.ts';

const game = (
  name: string,
  studio: string,
  features: readonly string[] = [],
  categorySlugs: readonly string[] = [],
) => ({ name, studio: { name: studio }, features, categorySlugs });

const INDEX = createSearchIndex([
  game('The Seagull Took It', 'Saltmarsh', ['free-spins'], ['seaside', 'animals']),
  game('Lemon Pier', 'Saltmarsh', ['wilds'], ['classic', 'fruit']),
  game('Ember Hollow', 'Emberwick', ['free-spins'], ['fire', 'folklore']),
  game('Old Wheel', 'Oldcourt Tables', [], ['roulette']),
  game('Séance at Sea', 'Northlight Works', ['multipliers'], ['sea']),
]);

const find = (query: string) => searchGames(INDEX, query, 20).map((found) => found.name);

describe('search on the device', () => {
  it.each([
    ['lemon', ['Lemon Pier']],
    ['LEM', ['Lemon Pier']],
    ['seance', ['Séance at Sea']],
    ['séa', ['Séance at Sea', 'The Seagull Took It']],
    ['pier lemon', ['Lemon Pier']],
    ['saltmarsh', ['The Seagull Took It', 'Lemon Pier']],
    ['free spins ember', ['Ember Hollow']],
    ['roulette', ['Old Wheel']],
    ['gull', ['The Seagull Took It']],
  ])('%s', (query, expected) => {
    expect(find(query).slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ['lmeon', 'Lemon Pier', 'two letters swapped'],
    ['leomn', 'Lemon Pier', 'two letters swapped'],
    ['lemin', 'Lemon Pier', 'a wrong letter'],
    ['lemmon', 'Lemon Pier', 'a letter too many'],
    ['segull', 'The Seagull Took It', 'a letter missing'],
    ['saltmrash', 'Lemon Pier', 'in the studio'],
    ['rouletet', 'Old Wheel', 'in the theme'],
  ])('tolerates %s → %s (%s)', (query, name) => {
    expect(find(query)).toContain(name);
  });

  it('ranks a game with the name before one with the theme', () => {
    expect(find('sea')[0]).toBe('Séance at Sea');
  });

  it.each(['', '   ', '!!!', 'zzzzzz', 'lemon zzzz'])('finds nothing for "%s"', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('answers within 50 ms over a thousand games', () => {
    const many = createSearchIndex(
      Array.from({ length: 1_000 }, (_, index) =>
        game(
          `Northern Orchard ${index}`,
          `Studio ${index % 20}`,
          ['wilds', 'free-spins', 'multipliers'],
          ['sea', 'fire'],
        ),
      ),
    );
    // The best of several runs: measures the search, not the load of the machine.
    const times = Array.from({ length: 10 }, () => {
      const startedAt = performance.now();
      expect(searchGames(many, 'orchrad nrothern', 20)).toHaveLength(20);
      return performance.now() - startedAt;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
