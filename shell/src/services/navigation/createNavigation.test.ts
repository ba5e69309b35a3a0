import { beforeEach, describe, expect, it } from '@jest/globals';
import { fakeServices, fakeStore } from '@foyer/platform/testing';
import { probeToggle } from '@foyer/testing/toggles';
import { createNavigation } from './createNavigation.ts';

function open(address: string, { stored, hasSports = true }: { stored?: string; hasSports?: boolean } = {}) {
  history.replaceState(null, '', address);
  const off = new Set<'sports'>();
  const releases = fakeStore(0);
  const navigation = createNavigation({
    locale: 'en',
    locales: ['en'],
    siteTitle: 'Aurora',
    bus: fakeServices().bus,
    cookies: { read: (name) => (name === 'productMode' ? stored : undefined) },
    flags: { has: (feature) => feature === 'Sportsbook' && hasSports },
    releases,
    invited: { load: () => Promise.resolve(), match: () => undefined },
    offRoutes: () => off,
    prepare: () => Promise.resolve(),
    isAvailable: () => true,
  });
  const modes = () => [navigation.current().productMode, navigation.selectedMode()];
  return { navigation, modes, off, releases };
}

describe('the product mode of a page (requirements/routes#product-mode, requirements/constants#product-modes)', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['SPORTS', 'SPORTS'],
    ['poker', 'CASINO'],
    [undefined, 'CASINO'],
  ])('is the stored one, %s, where neither page nor query selects one: %s', async (stored, expected) => {
    const { navigation, modes } = open('/en/promotions/', stored === undefined ? {} : { stored });
    await navigation.router.ready;
    expect(modes()).toEqual([expected, undefined]);
  });

  it('is kept on the next page if that page selects none', async () => {
    const { navigation, modes } = open('/en/sports/');
    await navigation.router.ready;
    await navigation.go('/en/promotions/');
    expect(modes()).toEqual(['SPORTS', 'SPORTS']);
    await navigation.go('/en/games/');
    expect(modes()).toEqual(['CASINO', 'CASINO']);
  });

  it('stays on its page after the query parameter has left the address', async () => {
    const { navigation, modes } = open('/en/games/?productMode=sports');
    await navigation.router.ready;
    await navigation.go('/en/games/', { replace: true });
    expect(modes()).toEqual(['SPORTS', 'SPORTS']);
    await navigation.go('/en/game-list/slots/');
    expect(modes()).toEqual(['CASINO', 'CASINO']);
  });

  probeToggle('Sportsbook', 'the product mode', async (hasSports) => {
    const { navigation, modes } = open('/en/promotions/', { stored: 'SPORTS', hasSports });
    await navigation.router.ready;
    return modes();
  });

  it('is CASINO without a sportsbook, regardless of the stored and requested mode', async () => {
    const { navigation, modes } = open('/?productMode=sports', { stored: 'SPORTS', hasSports: false });
    await navigation.router.ready;
    expect([navigation.current().pathname, modes()[0]]).toEqual(['/en/', 'CASINO']);
  });

  it('is CASINO while sports are switched off', async () => {
    const { navigation, modes, off, releases } = open('/en/promotions/', { stored: 'SPORTS' });
    await navigation.router.ready;
    off.add('sports');
    releases.set(1);
    expect(modes()[0]).toBe('CASINO');
  });

  it('leads the empty path to the sportsbook in SPORTS mode (requirements/routes#route-list)', async () => {
    const { navigation } = open('/', { stored: 'SPORTS' });
    await navigation.router.ready;
    expect(navigation.current().pathname).toBe('/en/sports/');
  });
});
