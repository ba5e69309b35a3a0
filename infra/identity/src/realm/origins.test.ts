import { describe, expect, it } from '@jest/globals';
import { DEFAULT_BRAND, type BrandId } from '@foyer/market';
import { knownOrigins, mostPublicOrigin } from './origins.ts';

describe('mostPublicOrigin', () => {
  // the default brand also serves the plain host names of the machine
  it.each<[string, BrandId, Readonly<Record<string, readonly string[]>>, string]>([
    ['the plain name of the default brand', DEFAULT_BRAND, {}, `http://${DEFAULT_BRAND}.localhost:4000`],
    ['the plain name of another brand', 'tuli', {}, 'http://tuli.localhost:4000'],
    [
      'the last origin that the deployment configures',
      'tuli',
      { tuli: ['https://www.tuli.example', 'https://tuli.example'] },
      'https://tuli.example',
    ],
    [
      'no origin of another brand',
      'tuli',
      { caravel: ['https://caravel.example'] },
      'http://tuli.localhost:4000',
    ],
  ])('returns %s', (_what, brand, further, origin) => {
    expect(mostPublicOrigin(knownOrigins(4_000, further), brand)).toBe(origin);
  });
});
