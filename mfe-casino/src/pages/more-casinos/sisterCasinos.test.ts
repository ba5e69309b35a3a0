import { describe, expect, it } from '@jest/globals';
import { BRANDS, type BrandId } from '@foyer/market';
import { sisterCasinos } from './sisterCasinos.ts';

const PAGE = new URL('http://aurora.localhost:4000/');
const hrefs = (page: string) => sisterCasinos('aurora', 'FI', new URL(page)).map((casino) => casino.href);

describe('sister casinos', () => {
  it('have the same host with their own label', () => {
    expect(hrefs('http://aurora.localhost:4000/fi/more-casinos/')).toContain('http://tuli.localhost:4000/');
    expect(hrefs('https://www.aurora.example/en/')).toContain('https://www.zephyra.example/');
    expect(hrefs('http://localhost:4000/')).toContain('http://caravel.localhost:4000/');
  });

  it('leave out the current brand', () => {
    const ids = (brand: BrandId) => sisterCasinos(brand, 'FI', PAGE).map((casino) => casino.id);
    for (const brand of BRANDS) expect(ids(brand)).toEqual(BRANDS.filter((id) => id !== brand));
  });

  it('mark those that are available in this country', () => {
    const offeredIn = (country: string) =>
      sisterCasinos('aurora', country, PAGE)
        .filter((casino) => casino.isOffered)
        .map((casino) => casino.id);
    expect(offeredIn('EE')).toEqual(['tuli']);
  });
});
