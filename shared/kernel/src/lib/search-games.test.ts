import { describe, expect, it } from '@jest/globals';
import { createSearchIndex, searchGames, type SearchTexts } from './search-games.ts';

const game = (
  name: string,
  studio: string,
  features: readonly string[] = [],
  categories: readonly string[] = [],
) => ({ name, studio, themes: [...features, ...categories] });

const indexOf = (games: readonly SearchTexts[]) => createSearchIndex(games, (texts) => texts);

const INDEX = indexOf([
  game('The Seagull Took It', 'Saltmarsh', ['free-spins'], ['seaside', 'animals']),
  game('Lemon Pier', 'Saltmarsh', ['wilds'], ['classic', 'fruit']),
  game('Ember Hollow', 'Emberwick', ['free-spins'], ['fire', 'folklore']),
  game('Old Wheel', 'Oldcourt Tables', [], ['roulette']),
  game('Séance at Sea', 'Northlight Works', ['multipliers'], ['sea']),
]);

const find = (query: string) => searchGames(INDEX, query).map((found) => found.name);

describe('game search', () => {
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
  ])('finds games by "%s"', (query, expected) => {
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

  it.each([
    ['odegard', 'Ødegård'],
    ['lodz', 'Łódź'],
    ['AESIR', 'Æsir'],
    ['strasse', 'Straße'],
    ['Þor', 'Thor'],
  ])('finds %s in %s', (query, name) => {
    expect(searchGames(indexOf([game(name, 'Studio')]), query)).toHaveLength(1);
  });

  it('tolerates two typing errors only from 8 letters', () => {
    expect(find('saltmrahs')).toContain('Lemon Pier');
    expect(find('lmoen')).toEqual([]);
  });

  it('keeps the order of the index between equal matches', () => {
    expect(find('saltmarsh')).toEqual(['The Seagull Took It', 'Lemon Pier']);
  });

  it('ranks a game with the name before one with the theme', () => {
    expect(find('sea')[0]).toBe('Séance at Sea');
  });

  it.each(['', '   ', '!!!', 'zzzzzz', 'lemon zzzz'])('finds nothing for "%s"', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('answers within 50 ms over a thousand games', () => {
    const many = indexOf(
      Array.from({ length: 1_000 }, (_, index) =>
        game(
          `Northern Orchard ${index}`,
          `Studio ${index % 20}`,
          ['wilds', 'free-spins', 'multipliers'],
          ['sea', 'fire'],
        ),
      ),
    );
    // best of several runs, so that the load of the machine matters less
    const times = Array.from({ length: 10 }, () => {
      const startedAt = performance.now();
      expect(searchGames(many, 'orchrad nrothern')).toHaveLength(1_000);
      return performance.now() - startedAt;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
