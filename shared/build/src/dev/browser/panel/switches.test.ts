import { describe, expect, it } from '@jest/globals';
import { brandAddress, localeAddress, readFlags, writeFlag, writeOverride } from './switches.ts';

const AURORA = 'http://aurora.localhost:4000/fi/games/all/?page=2';

function memory() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('switches of the panel', () => {
  it.each([
    ['caravel', 'http://caravel.localhost:4000/fi/games/all/?page=2'],
    ['tuli', expect.stringMatching(/^http:\/\/tuli\.localhost:4000\/[a-z_A-Z]+\/games\/all\/\?page=2$/)],
    ['unknown', AURORA],
  ])('lead to the same page of %s', (brand, expected) => {
    expect(brandAddress(AURORA, brand)).toEqual(expected);
  });

  it('lead to the same page in another locale', () => {
    expect(localeAddress(AURORA, 'et_EE')).toBe('http://aurora.localhost:4000/et_EE/games/all/?page=2');
  });

  it('set and remove flags in the form that the shell reads', () => {
    const store = memory();
    writeFlag(store, 'QuickMenu', false);
    writeFlag(store, 'menu', 'menu2');
    expect([...store.values]).toEqual([['__@feature_flags', '{"QuickMenu":false,"menu":"menu2"}']]);
    writeFlag(store, 'menu', undefined);
    expect(readFlags(store)).toEqual({ QuickMenu: false });
    writeFlag(store, 'QuickMenu', undefined);
    expect([...store.values]).toEqual([]);
  });

  it('set and remove the country of the content', () => {
    const store = memory();
    writeOverride(store, 'country', 'se');
    expect([...store.values]).toEqual([['country', 'SE']]);
    writeOverride(store, 'country', '');
    expect([...store.values]).toEqual([]);
  });
});
