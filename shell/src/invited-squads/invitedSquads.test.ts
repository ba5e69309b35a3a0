import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { createReleases } from '../releases/releases.ts';
import { createInvitedSquads } from './createInvitedSquads.ts';
import { invitedEntries } from './invitedEntries.ts';

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

describe('the invited squads of a page', () => {
  beforeEach(() => invitedEntries.set([]));

  it('have neither addresses nor entries where the release set names none', async () => {
    const invited = createInvitedSquads(createReleases(NONE, 'http://aurora.localhost'), 'fi');
    await invited.load();
    expect([invited.match('/fi/cards/'), invitedEntries.current()]).toEqual([undefined, []]);
  });

  it('have an address and a menu entry once their part has loaded, in the locale of the page', async () => {
    const set = { ...NONE, apps: [entry], invited: [POKER] };
    const invited = createInvitedSquads(createReleases(set, 'http://aurora.localhost'), 'fi');
    expect(invited.match('/fi/cards/')).toBeUndefined();
    await Promise.all([invited.load(), invited.load()]);
    expect(invited.match('/fi/cards/tables/')?.id).toBe('poker-tables');
    expect(invitedEntries.current()).toEqual([
      { id: 'squad-poker', label: 'Pokeri', href: '/fi/cards/', icon: 'cards' },
    ]);
  });

  it('follow the release set: switched off, they keep the address without an entry; later they disappear', async () => {
    const releases = createReleases(NONE, 'http://aurora.localhost');
    const invited = createInvitedSquads(releases, 'en');
    releases.apply({ ...NONE, version: 2, apps: [entry], invited: [POKER] });
    await invited.load();
    expect(invitedEntries.current()).toHaveLength(1);
    releases.apply({
      ...NONE,
      version: 3,
      invited: [POKER],
      off: [{ app: 'mfe-poker', reason: 'incident' }],
    });
    expect([invited.match('/en/cards/')?.id, invitedEntries.current()]).toEqual(['poker', []]);
    releases.apply({ ...NONE, version: 4 });
    expect(invited.match('/en/cards/')).toBeUndefined();
  });

  it('have no entry without a label', async () => {
    const set = { ...NONE, apps: [entry], invited: [{ squad: 'poker', prefix: 'cards' }] };
    const invited = createInvitedSquads(createReleases(set, 'http://aurora.localhost'), 'en');
    await invited.load();
    expect(invitedEntries.current()).toEqual([]);
  });
});
