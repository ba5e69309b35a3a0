import { describe, expect, it } from '@jest/globals';
import { DEFAULT_BRAND, type BrandId } from '@foyer/market';
import { knownOrigins, mostPublicOrigin } from './origins.ts';

describe('where a letter leads', () => {
  // the default brand answers for the bare names of the machine, too
  it.each<[string, BrandId, Readonly<Record<string, readonly string[]>>, string]>([
    ['the plain name of the default brand', DEFAULT_BRAND, {}, `http://${DEFAULT_BRAND}.localhost:4000`],
    ['the plain name of another one', 'tuli', {}, 'http://tuli.localhost:4000'],
    [
      'the last one that the deployment names',
      'tuli',
      { tuli: ['https://www.tuli.example', 'https://tuli.example'] },
      'https://tuli.example',
    ],
    [
      'none that is another brand’s',
      'tuli',
      { caravel: ['https://caravel.example'] },
      'http://tuli.localhost:4000',
    ],
  ])('is %s', (_what, brand, further, origin) => {
    expect(mostPublicOrigin(knownOrigins(4_000, further), brand)).toBe(origin);
  });
});
