import { describe, expect, it } from '@jest/globals';
import {
  bareHostName,
  formattingTag,
  hrefTo,
  isLocale,
  landingHref,
  LOCALES,
  localisedHref,
  matchRoute,
  normaliseLocale,
  pageTitle,
  resolveLocale,
  ROUTE_IDS,
  ROUTES,
  safeRedirect,
  withQuery,
  withTrailingSlash,
} from './index.ts';

describe('locale rules (requirements/routes#locales-and-links)', () => {
  it.each([
    ['fi', '/games/', '/fi/games/'],
    ['et_EE', '/en/games', '/et_EE/games/'],
    ['en', '/fr_CA/games/?a=1', '/en/games/?a=1'],
    ['ja', '/', '/ja/'],
    ['en', 'games', '/en/games/'],
    ['en', '/xx_YY/games/', '/en/games/'],
  ] as const)('write for %s the address %s as %s', (locale, href, expected) => {
    expect(localisedHref(locale, href)).toBe(expected);
  });
  it.each([
    ['/games?x=1', '/games/?x=1'],
    ['/games/#top', '/games/#top'],
    ['/', '/'],
  ])('ends with a slash before the query: %s', (href, expected) => {
    expect(withTrailingSlash(href)).toBe(expected);
  });
  it.each([
    ['ET-ee', 'et_EE'],
    ['EN', 'en'],
    ['fr_ca', 'fr_CA'],
    ['english', undefined],
    ['../..', undefined],
    ['en_US<script>', undefined],
  ])('normalises %s', (text, expected) => {
    expect(normaliseLocale(text)).toBe(expected);
  });
  it.each([
    ['en', 'FI', 'en-GB'],
    ['en', 'CA', 'en-CA'],
    ['en', 'NZ', 'en-NZ'],
    ['en_IN', 'FI', 'en-IN'],
    ['et_EE', 'EE', 'et-EE'],
    ['fi', 'FI', 'fi'],
  ] as const)('formats dates of %s on a brand of %s as %s', (locale, country, expected) => {
    expect(formattingTag(locale, country)).toBe(expected);
  });
  it.each(LOCALES.filter((locale) => locale.startsWith('en_')))(
    'formats plain English as %s in its country',
    (locale) => {
      const [, country = ''] = locale.split('_');
      expect(formattingTag('en', country)).toBe(`en-${country}`);
    },
  );
  it('resolves the locale from path, query, stored value and default, in this order', () => {
    const sources = {
      path: '/fi/games/',
      query: new URLSearchParams('locale=ja'),
      stored: 'et_EE',
      defaultLocale: 'en',
    } as const;
    expect(resolveLocale(sources)).toBe('fi');
    expect(resolveLocale({ ...sources, path: '/games/' })).toBe('ja');
    expect(resolveLocale({ ...sources, path: '/games/', query: new URLSearchParams() })).toBe('et_EE');
    expect(
      resolveLocale({ ...sources, path: '/xx/', query: new URLSearchParams('locale=xx'), stored: undefined }),
    ).toBe('en');
  });
  it('redirects the default locale to / and others to their prefix', () => {
    expect(landingHref({ isDefault: true, pathPrefix: 'en' })).toBe('/');
    expect(landingHref({ isDefault: false, pathPrefix: 'fi' })).toBe('/fi');
  });
  it('accepts only the locales of the specification', () => {
    expect(isLocale('sv')).toBe(false);
  });
  it.each([
    ['lobby.aurora.localhost', 'aurora.localhost'],
    ['WWW.aurora.localhost', 'aurora.localhost'],
    ['proxy.lobby.tuli.localhost', 'tuli.localhost'],
    ['wwwaurora.localhost', 'wwwaurora.localhost'],
  ])('strips prefixes of %s', (host, expected) => {
    expect(bareHostName(host)).toBe(expected);
  });
  it('formats page titles', () => {
    expect(pageTitle('Games', 'Aurora')).toBe('Games | Aurora');
  });
});

describe('routes (requirements/routes#route-list)', () => {
  it('matches every route by its own address', () => {
    for (const id of ROUTE_IDS) {
      const path = ROUTES[id].path.replace(/:\w+/g, 'some-slug').replace('*', 'a/b');
      expect([id, matchRoute(`/en/${path}`)?.id]).toEqual([id, id]);
    }
  });
  it.each([
    ['/en/games/northern-reels', 'game', { slug: 'northern-reels' }],
    ['/games//x/', 'game', { slug: 'x' }],
    ['/fi/sports/results/', 'sports-results', {}],
    ['/fi/sports/event/hal73lk/', 'sports-event', { event: 'hal73lk' }],
    ['/fi/sports/bets/', 'sports-bets', {}],
    ['/fi/sports/bets/a1b2/', 'sports-bet', { bet: 'a1b2' }],
    ['/fi/sports/ice-hockey/', 'sports-sport', { sport: 'ice-hockey' }],
    ['/fi/sports/football/hal/', 'sports-competition', { sport: 'football', competition: 'hal' }],
    ['/fi/promotions/jackpots/', 'jackpot-terms', {}],
    ['/en/internal/a/b/', 'internal', { '*': 'a/b' }],
    ['/', 'lobby', {}],
    ['/ja', 'lobby', {}],
  ])('match %s', (path, id, parameters) => {
    expect(matchRoute(path)).toEqual({ id, parameters });
  });
  it.each(['/en/nothing/', '/en/games/a/b/', '/en/profile/nothing/', '/en/games/%E0%A4%A/'])(
    'does not match %s',
    (path) => {
      expect(matchRoute(path)).toBeUndefined();
    },
  );
  it('builds addresses', () => {
    expect(hrefTo('fi', 'game', { slug: 'a b/c' })).toBe('/fi/games/a%20b%2Fc/');
    expect(hrefTo('en', 'lobby')).toBe('/en/');
    expect(withQuery(hrefTo('en', 'login'), { autoSignIn: '1', redir: undefined })).toBe(
      '/en/login/?autoSignIn=1',
    );
  });
});

describe('safeRedirect', () => {
  it.each(['/', '/en/games/?q=a%20b', '/en/profile/dashboard/#top', '/games/x/?amount=20&currency=EUR'])(
    'keeps %s',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil',
    '/%252f%252fevil',
    '/en//evil.example',
    '/%09/evil',
    '/\t/evil',
    '\u00a0/evil',
    'https://evil.example',
    'javascript:alert(1)',
    '/%6a%61vascript:alert(1)/../\\',
    'data:text/html,x',
    ' /games/',
    'games/',
    '',
    '/en/login/',
    '/login',
    '/en/enter-code/?a=1',
    '/fi/identity-login-handler/',
    '/open-banking-login/',
    '/%E0%A4%A',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (path) => {
    expect(safeRedirect(path)).toBeUndefined();
  });
  it('removes tokens', () => {
    expect(safeRedirect('/en/games/?accessToken=x&refreshToken=y&code=z&keep=1')).toBe('/en/games/?keep=1');
  });
});
