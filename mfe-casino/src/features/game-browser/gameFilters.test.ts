import { describe, expect, it } from '@jest/globals';
import { withQuery } from '@foyer/links';
import {
  applyFilters,
  countChoice,
  isFiltering,
  NO_FILTERS,
  readFilters,
  writeFilters,
  type FilterableGame,
  type GameFilters,
} from './gameFilters.ts';

function game(name: string, change: Partial<FilterableGame> = {}): FilterableGame {
  return {
    name,
    studio: { slug: 'saltmarsh', name: 'Saltmarsh' },
    features: [],
    volatility: 'MEDIUM',
    rtp: { basisPoints: 9_600 },
    maxWinMultiple: 100,
    releasedAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

const GAMES = [
  game('Lemon Pier', {
    features: ['wilds'],
    rtp: { basisPoints: 9_500 },
    releasedAt: '2025-01-01T00:00:00.000Z',
  }),
  game('Ämber Hollow', {
    studio: { slug: 'emberwick', name: 'Emberwick' },
    features: ['wilds', 'free-spins'],
    volatility: 'HIGH',
    maxWinMultiple: 5_000,
  }),
  game('Old Wheel', {
    studio: { slug: 'oldcourt', name: 'Oldcourt Tables' },
    volatility: 'LOW',
    rtp: { basisPoints: 9_730 },
  }),
];

const names = (change: Partial<GameFilters>) =>
  applyFilters(GAMES, { ...NO_FILTERS, ...change }).map((found) => found.name);

describe('filters', () => {
  it.each<[Partial<GameFilters>, readonly string[]]>([
    [{}, ['Lemon Pier', 'Ämber Hollow', 'Old Wheel']],
    [{ search: '  AMBER ' }, ['Ämber Hollow']],
    [{ search: 'salt lemon' }, ['Lemon Pier']],
    [{ studios: ['saltmarsh', 'oldcourt'] }, ['Lemon Pier', 'Old Wheel']],
    [{ features: ['wilds'] }, ['Lemon Pier', 'Ämber Hollow']],
    [{ features: ['wilds', 'free-spins'] }, ['Ämber Hollow']],
    [{ volatilities: ['LOW', 'HIGH'] }, ['Ämber Hollow', 'Old Wheel']],
    [{ minimumRtp: 9_600 }, ['Ämber Hollow', 'Old Wheel']],
    [{ search: 'nothing' }, []],
    [{ sort: 'name' }, ['Ämber Hollow', 'Lemon Pier', 'Old Wheel']],
    [{ sort: 'newest' }, ['Ämber Hollow', 'Old Wheel', 'Lemon Pier']],
    [{ sort: 'rtp' }, ['Old Wheel', 'Ämber Hollow', 'Lemon Pier']],
    [{ sort: 'max-win' }, ['Ämber Hollow', 'Lemon Pier', 'Old Wheel']],
  ])('select games: %j', (change, expected) => {
    expect(names(change)).toEqual(expected);
  });

  it('count the results of a choice with the other filters unchanged', () => {
    expect(
      countChoice(
        GAMES,
        { ...NO_FILTERS, volatilities: ['HIGH'], studios: ['oldcourt'] },
        'studios',
        'emberwick',
      ),
    ).toBe(1);
    expect(countChoice(GAMES, { ...NO_FILTERS, volatilities: ['HIGH'] }, 'studios', 'saltmarsh')).toBe(0);
  });
});

describe('the address of a filter', () => {
  it('survives a round trip', () => {
    const filters: GameFilters = {
      search: 'sea & fire',
      studios: ['emberwick'],
      features: ['wilds', 'free-spins'],
      volatilities: ['VERY_HIGH'],
      minimumRtp: 9_600,
      sort: 'rtp',
    };
    const href = withQuery('/en/games/', writeFilters(filters));
    expect(readFilters(href.slice(href.indexOf('?')))).toEqual(filters);
  });

  it('is empty without filters, so that the page keeps its plain address', () => {
    expect(withQuery('/en/games/', writeFilters(NO_FILTERS))).toBe('/en/games/');
    expect(isFiltering(NO_FILTERS)).toBe(false);
    expect(isFiltering({ ...NO_FILTERS, sort: 'name' })).toBe(true);
  });

  it.each([
    '?studio=<script>&feature=..%2F..&volatility=huge&rtp=1&sort=toString',
    `?studio=${'a'.repeat(61)}`,
    '?rtp=NaN&q=',
  ])('ignores unknown filters: %s', (search) => {
    expect(readFilters(search)).toEqual(NO_FILTERS);
  });

  it('has a bounded length', () => {
    const search = `?q=${'x'.repeat(5_000)}&studio=${Array.from({ length: 500 }, (_, index) => `s${index}`).join(',')}`;
    expect(readFilters(search).search).toHaveLength(100);
    expect(readFilters(search).studios).toHaveLength(20);
  });
});
