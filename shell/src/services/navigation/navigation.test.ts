import { describe, expect, it } from '@jest/globals';
import { matchRoute } from '@foyer/links';
import { destination, startJourney } from '../session/journey.ts';
import { canonicalHref, logoutHref, signInHref } from './addresses.ts';
import { productModeOf } from './productMode.ts';
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
    ['/verifyEmail', '?token=1', '/en/verify-email/?token=1'],
    ['/de/games/', '', '/en/'], // requirements/routes#locales-and-links: not in the settings of the brand
    ['/xx/games/', '', '/en/'],
  ])('%s%s', (pathname, search, expected) => {
    expect(canonicalHref(pathname, search, 'en', LOCALES)).toBe(expected);
  });
});

describe('the product mode', () => {
  // requirements/routes#product-mode
  it.each([
    ['/en/sports/', '?productMode=casino', 'CASINO', 'SPORTS'],
    ['/en/game-list/slots/', '?productMode=sports', 'SPORTS', 'CASINO'],
    ['/en/', '?productMode=sports', 'CASINO', 'SPORTS'],
    ['/en/', '?productMode=poker', 'SPORTS', 'SPORTS'],
    ['/en/', '', 'poker', 'CASINO'],
    ['/en/', '', undefined, 'CASINO'],
  ])('of %s%s with %s stored', (path, search, stored, expected) => {
    expect(productModeOf(matchRoute(path), search, stored)).toBe(expected);
  });

  it.each([
    ['/en/sports/', '', undefined],
    ['/en/', '?productMode=sports', undefined],
    ['/en/', '', 'SPORTS'],
  ])('of %s%s with %s stored is casino while sports are switched off', (path, search, stored) => {
    expect(productModeOf(matchRoute(path), search, stored, true)).toBe('CASINO');
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
    expect(destination('en', startJourney({ redir }))).toBe('/en/');
    expect(destination('en', { redir })).toBe('/en/');
  });

  it('carries only the parameters of requirements/routes#layouts', () => {
    const journey = startJourney({
      redir: '/en/games/',
      carry: { amount: '20', currency: 'EUR', paymentMethod: 'card', accessToken: 'x', autoSubmit: '1' },
    });
    expect(destination('en', journey)).toBe(
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
      scrollTo: (to) => void calls.push(`to ${to}`),
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
