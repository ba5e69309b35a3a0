import { describe, expect, it } from '@jest/globals';
import { brands } from '@foyer/market';
import fc from 'fast-check';
import { defaultLocale, landingOf } from './landing.ts';

const { aurora, tuli } = brands;

describe('landing rules of requirements/routes#locales-and-links', () => {
  const pages: readonly [path: string, query: string, locale: string][] = [
    ['/', '', 'en'],
    ['/', '?locale=fi', 'fi'],
    ['/', '?locale=fi_FI', 'en'],
    ['/fi/', '', 'fi'],
    ['/fi/games/', '', 'fi'],
    ['/fr_CA/games/ember-hollow/', '', 'fr_CA'],
    ['/games/', '', 'en'],
    ['/nowhere/', '', 'en'],
  ];
  it.each(pages)('open %s%s as a page in %s', (path, query, locale) => {
    expect(landingOf(aurora, path, query)).toEqual({ kind: 'page', locale });
  });

  it.each([
    ['/', '', 'fi', 'fi'],
    ['/games/', '', 'fi', 'fi'],
    ['/', '?locale=fr_CA', 'fi', 'fr_CA'],
    ['/en/games/', '', 'fi', 'en'],
    ['/', '', 'nonsense', 'en'],
  ])('open %s%s with the stored locale %s as a page in %s', (path, query, stored, locale) => {
    expect(landingOf(aurora, path, query, stored)).toEqual({ kind: 'page', locale });
  });

  it('ignores a stored locale that the brand does not offer', () => {
    expect(landingOf(tuli, '/', '', 'ja')).toEqual({ kind: 'page', locale: defaultLocale(tuli) });
  });

  const redirects: readonly [from: string, query: string, to: string][] = [
    ['/fi', '', '/fi/'],
    ['/games', '?a=1', '/games/?a=1'],
    ['/verifyEmail', '?token=t', '/en/verify-email/?token=t'],
    ['/verifyEmail/', '?token=t&locale=fi', '/fi/verify-email/?token=t&locale=fi'],
    ['/FI/games/', '', '/fi/games/'],
    ['/fr-CA/games/', '', '/fr_CA/games/'],
    ['//evil.example/', '', '/evil.example/'],
    ['/en//evil.example', '', '/en/evil.example/'],
    ['/zz/games/', '?a=1', '/'],
    ['/en_US/', '', '/'],
    ['/en/fi/en_US/games/', '', '/en/games/'],
    ['/en_US<script>/', '', '/'],
    ['/\\evil.example/', '', '/'],
    ['/%5cevil.example/', '', '/'],
    ['/%2f%2fevil.example/', '', '/'],
    ['/../keys/', '', '/'],
    ['/%2e%2e/keys/', '', '/'],
    ['/%09/', '', '/'],
    [`/${'a'.repeat(2_100)}/`, '', '/'],
  ];
  it.each(redirects)('redirect %s%s to %s', (from, query, to) => {
    expect(landingOf(aurora, from, query)).toEqual({ kind: 'redirect', to });
  });

  it('redirects a locale that the brand does not offer to the start page', () => {
    const missing = ['ja', 'it', 'de_AT', 'en_ZA'].find(
      (locale) => !tuli.locales.some((setting) => setting.locale === locale),
    );
    expect(missing).toBeDefined();
    expect(landingOf(tuli, `/${missing}/games/`, '')).toEqual({ kind: 'redirect', to: '/' });
  });

  it('never redirects to another origin or in a loop', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      'en',
      'fi',
      'zz',
      'EN',
      'en_US',
      'games',
      'evil.example',
      '@',
      ':',
      '%',
      '?',
      '#',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = `/${pieces.join('')}`.split(/[?#]/)[0] ?? '/';
        const landing = landingOf(aurora, path, '');
        if (landing.kind === 'page') return;
        expect(new URL(landing.to, 'https://aurora.example').origin).toBe('https://aurora.example');
        expect(landing.to).toMatch(/^\/(?!\/|\\)/);
        expect(landingOf(aurora, landing.to, '').kind).toBe('page');
      }),
      { numRuns: 3_000 },
    );
  });
});
