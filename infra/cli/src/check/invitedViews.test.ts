import { describe, expect, it } from '@jest/globals';
import { invitedPlaceViews, invitedUpdate, invitedViews, placesOf } from './invitedViews.ts';

const SQUAD = {
  name: 'poker',
  prefix: 'cards',
  brands: ['aurora', 'caravel'],
  slots: [
    { name: 'poker.strip', places: ['lobby', 'sports'] },
    { name: 'poker.tables', places: ['lobby'] },
  ],
};
const PAGES = ['poker', 'poker-tables', 'lobby'];

describe('views of an invited squad', () => {
  it('opens each of its own pages in each of its brands, or each once', () => {
    const paths = (isQuick: boolean) =>
      invitedViews(SQUAD, PAGES, ['tuli', 'aurora', 'caravel'], isQuick).map(
        ({ brand, page }) => `${brand} ${page}`,
      );
    expect(paths(false)).toEqual([
      'aurora poker',
      'aurora poker-tables',
      'caravel poker',
      'caravel poker-tables',
    ]);
    expect(paths(true)).toEqual(['aurora poker', 'caravel poker-tables']);
  });

  it('exchanges releases on a page that both have, in a brand of the squad', () => {
    expect(invitedUpdate(SQUAD, PAGES, ['tuli', 'caravel'])).toMatchObject({
      brand: 'caravel',
      page: 'poker',
      path: expect.stringContaining('/cards/') as unknown,
    });
    expect(invitedUpdate(SQUAD, [], ['aurora'])).toBeUndefined();
    expect(invitedUpdate(SQUAD, PAGES, ['tuli'])).toBeUndefined();
  });

  it('opens pages of other invited squads that show its slots, in the brands of both', () => {
    const placed = { ...SQUAD, slots: [{ name: 'poker.strip', places: ['bingo-hall', 'keno', 'poker'] }] };
    const bingo = { name: 'bingo', prefix: 'bingo', brands: ['tuli', 'caravel'] };
    const keno = { name: 'keno', prefix: 'keno', brands: ['aurora'] };
    expect(
      invitedPlaceViews(placed, [bingo, keno, placed], (app) => app !== 'mfe-keno', [
        'aurora',
        'tuli',
        'caravel',
      ]),
    ).toEqual([
      {
        brand: 'caravel',
        page: 'bingo-hall',
        app: 'mfe-bingo',
        path: expect.stringContaining('/bingo/hall/') as unknown,
      },
    ]);
  });

  it('opens each page that shows one of its slots once', () => {
    expect(placesOf(SQUAD)).toEqual(['lobby', 'sports']);
    expect(placesOf({ ...SQUAD, slots: [] })).toEqual([]);
  });
});
