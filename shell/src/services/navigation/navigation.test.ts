import { describe, expect, it } from '@jest/globals';
import { matchRoute, routeOf, type ProductMode } from '@foyer/links';
import { destination, startJourney } from '../session/journey.ts';
import { canonicalHref, logoutHref, signInHref } from './addresses.ts';
import { parseMode, requestedMode, selectedMode } from './productMode.ts';
import { createScrolling } from './scrolling.ts';

const LOCALES = ['en', 'fi', 'fr_CA'];

describe('canonical addresses', () => {
  it.each<[string, string, string | undefined]>([
    ['/en/games/', '', undefined],
    ['/', '', '/en/'],
    ['/games', '?a=1', '/en/games/?a=1'],
    ['/fi/games', '', '/fi/games/'],
    ['/fi//games/', '', '/fi/games/'],
    ['/fr-ca/games/', '', '/fr_CA/games/'],
    ['/internal/device/', '', undefined],
    ['/internal/device', '?a=1', '/internal/device/?a=1'],
    ['/verifyEmail', '?token=1', '/en/verify-email/?token=1'],
    ['/de/games/', '', '/en/'], // requirements/routes#locales-and-links: not in the settings of the brand
    ['/xx/games/', '', '/en/'],
  ])('are computed for %s%s', (pathname, search, expected) => {
    expect(canonicalHref(pathname, search, { locale: 'en', locales: LOCALES, homeMode: 'CASINO' })).toBe(
      expected,
    );
  });

  it.each<[string, string, string | undefined]>([
    ['/', '', '/en/sports/'],
    ['/', '?a=1', '/en/sports/?a=1'],
    ['/de/games/', '', '/en/sports/'],
    ['/en/', '', undefined], // a link to the lobby itself
    ['/en/', '?productMode=sports', '/en/sports/?productMode=sports'],
    ['/fi/', '?productMode=SPORTS', '/fi/sports/?productMode=SPORTS'],
    ['/en/games/', '?productMode=sports', undefined],
  ])(
    'are computed for %s%s in SPORTS mode, whose home page is the sportsbook',
    (pathname, search, expected) => {
      expect(canonicalHref(pathname, search, { locale: 'en', locales: LOCALES, homeMode: 'SPORTS' })).toBe(
        expected,
      );
    },
  );
});

describe('the product mode', () => {
  // requirements/routes#product-mode
  it.each<[string, string, ProductMode | undefined]>([
    ['/en/sports/', '?productMode=casino', 'SPORTS'],
    ['/en/games/', '?productMode=sports', 'SPORTS'],
    ['/en/game-list/slots/', '', 'CASINO'],
    ['/en/game-category/', '', 'CASINO'],
    ['/en/game-category/classics/', '', 'CASINO'],
    ['/en/game-studio/', '', 'CASINO'],
    ['/en/promotions/', '?productMode=sports', 'SPORTS'],
    ['/en/promotions/', '?productMode=casino', 'CASINO'],
    ['/en/promotions/', '?productMode=poker', undefined],
    ['/en/', '', undefined],
  ])('is selected by %s%s: %s', (path, search, expected) => {
    const match = matchRoute(path);
    expect(selectedMode(match && routeOf(match.id).productMode, requestedMode(search))).toBe(expected);
  });

  it.each([
    ['SPORTS', 'SPORTS'],
    ['CASINO', 'CASINO'],
    ['poker', undefined],
    [undefined, undefined],
  ])('is read from the storage: %s is %s', (stored, expected) => {
    expect(parseMode(stored)).toBe(expected);
  });
});

describe('signing in and out', () => {
  it('includes the return address', () => {
    expect(signInHref('en', '/en/profile/limits/', '?a=1')).toBe(
      '/en/login/?redir=%2Fen%2Fprofile%2Flimits%2F%3Fa%3D1',
    );
  });

  it.each([
    ['/en/login/'],
    ['/en/enter-code/'],
    ['/en/verify-email/'],
    ['//evil.test'],
    ['https://evil.test'],
    ['/\\evil'],
  ])('never returns to %s', (redir) => {
    expect(destination('en', startJourney({ redir }), 'CASINO')).toBe('/en/');
    expect(destination('en', { redir }, 'SPORTS')).toBe('/en/sports/');
  });

  it('carries only the parameters of requirements/routes#layouts', () => {
    const journey = startJourney({
      redir: '/en/games/',
      carry: { amount: '20', currency: 'EUR', paymentMethod: 'card', accessToken: 'x', autoSubmit: '1' },
    });
    expect(destination('en', journey, 'CASINO')).toBe(
      '/en/games/?amount=20&currency=EUR&paymentMethod=card&autoSubmit=1',
    );
  });

  it('includes the logout reason and keeps the query', () => {
    expect(logoutHref('en', 'CASINO', '?amount=20', 'SESSION_EXPIRED')).toBe(
      '/en/login/?amount=20&logoutReason=SESSION_EXPIRED',
    );
    expect(logoutHref('en', 'SPORTS', '', 'JWT_EXPIRED')).toBe('/en/sports/?logoutReason=JWT_EXPIRED');
  });
});

describe('scrolling', () => {
  it('goes to the top after 200 ms, and restores the position for the Back button', () => {
    const calls: string[] = [];
    let top = 0;
    const scrolling = createScrolling({
      position: () => top,
      scrollTo: (to) => {
        top = to;
        calls.push(`to ${to}`);
      },
      after: (ms, act) => {
        calls.push(`after ${ms}`);
        act();
        return () => undefined;
      },
    });
    top = 640;
    scrolling.leave('first');
    scrolling.arrive('second', false);
    top = 100;
    scrolling.leave('second');
    scrolling.arrive('first', true);
    expect(calls).toEqual(['after 200', 'to 0', 'after 0', 'to 640']);
  });
});
