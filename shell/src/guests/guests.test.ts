import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { createReleases } from '../releases/releases.ts';
import { createGuests } from './createGuests.ts';
import { guestEntries } from './guestEntries.ts';

const entry: ReleaseSetEntry = {
  app: 'mfe-poker',
  release: 'p1',
  version: '1.0.0',
  contract: 1,
  owner: 'poker',
  container: 'poker_p1',
  base: '/assets/mfe-poker/p1/',
  entry: 'entry.js',
  css: [],
  scripts: [],
  sri: {},
  i18n: {},
  pages: { poker: [] },
  requires: {},
};
const POKER = { squad: 'poker', prefix: 'cards', label: 'Pokeri', icon: 'table' };
const NONE: ReleaseSet = { version: 1, issuedAt: '2026-11-30T00:00:00.000Z', apps: [] };

describe('the guests of a page', () => {
  beforeEach(() => guestEntries.set([]));

  it('have neither addresses nor entries where the release set names none', async () => {
    const guests = createGuests(createReleases(NONE, 'http://aurora.localhost'), 'fi');
    await guests.load();
    expect([guests.match('/fi/cards/'), guestEntries.current()]).toEqual([undefined, []]);
  });

  it('have an address and a menu entry once their part has loaded, in the locale of the page', async () => {
    const set = { ...NONE, apps: [entry], guests: [POKER] };
    const guests = createGuests(createReleases(set, 'http://aurora.localhost'), 'fi');
    expect(guests.match('/fi/cards/')).toBeUndefined();
    await Promise.all([guests.load(), guests.load()]);
    expect(guests.match('/fi/cards/tables/')?.id).toBe('poker-tables');
    expect(guestEntries.current()).toEqual([
      { id: 'guest-poker', label: 'Pokeri', href: '/fi/cards/', icon: 'cards' },
    ]);
  });

  it('follow the release set: switched off, they keep the address without an entry; later they disappear', async () => {
    const releases = createReleases(NONE, 'http://aurora.localhost');
    const guests = createGuests(releases, 'en');
    releases.apply({ ...NONE, version: 2, apps: [entry], guests: [POKER] });
    await guests.load();
    expect(guestEntries.current()).toHaveLength(1);
    releases.apply({ ...NONE, version: 3, guests: [POKER], off: [{ app: 'mfe-poker', reason: 'incident' }] });
    expect([guests.match('/en/cards/')?.id, guestEntries.current()]).toEqual(['poker', []]);
    releases.apply({ ...NONE, version: 4 });
    expect(guests.match('/en/cards/')).toBeUndefined();
  });

  it('have no entry without a label', async () => {
    const set = { ...NONE, apps: [entry], guests: [{ squad: 'poker', prefix: 'cards' }] };
    const guests = createGuests(createReleases(set, 'http://aurora.localhost'), 'en');
    await guests.load();
    expect(guestEntries.current()).toEqual([]);
  });
});
