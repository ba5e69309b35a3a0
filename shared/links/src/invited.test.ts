import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  invitedHref,
  invitedPagePath,
  LOCALES,
  matchInvited,
  matchRoute,
  prefixProblem,
  ROUTES,
  squadNameProblem,
} from './index.ts';

const POKER = { squad: 'poker', prefix: 'cards' };
const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz-'), maxLength: 12 });
/** Prefixes that an invitation accepts. */
const prefix = fc
  .oneof(letters, fc.constantFrom('sports', 'games', 'poker', 'poker-x', 'fi', 'api', 'promotions'))
  .filter((text) => prefixProblem(text) === undefined);
const segment = fc.oneof(letters, fc.constantFrom('', '%2F', 'a%20b', 'poker', '..', 'tables'));

describe('matchInvited', () => {
  it.each([
    ['/fi/cards/', 'poker', ''],
    ['/cards', 'poker', ''],
    ['/en/cards/tables/', 'poker-tables', ''],
    ['/en/cards/tables/42/a%20b/', 'poker-tables', '42/a b'],
  ])('opens the page of %s', (path, id, rest) => {
    expect(matchInvited(path, [POKER])).toEqual({
      id,
      parameters: { '*': rest },
      invited: { path: 'cards/*', owner: 'poker', access: 'public', layout: 'session' },
    });
  });

  it.each(['/en/poker/', '/en/cardsroom/', '/en/cards/Tables/', '/en/cards/tables/%E0%A4%A/', '/en/'])(
    'does not match %s',
    (path) => {
      expect(matchInvited(path, [POKER])).toBeUndefined();
    },
  );

  it('matches at most one squad at any address, and none where a compiled route matches', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(prefix, { minLength: 1, maxLength: 6 }),
        fc.array(segment, { maxLength: 4 }),
        fc.constantFrom('', ...LOCALES),
        (prefixes, rest, locale) => {
          const squads = prefixes.map((one, index) => ({ squad: `squad-${'abcdef'[index]}`, prefix: one }));
          for (const first of [...prefixes, ...Object.values(ROUTES).map(({ path }) => path)]) {
            const path = ['', locale, first, ...rest].join('/');
            const matching = squads.filter((squad) => matchInvited(path, [squad]) !== undefined);
            expect(matching.length).toBeLessThanOrEqual(1);
            if (matchRoute(path)) expect(matching).toEqual([]);
          }
        },
      ),
    );
  });

  it('opens what invitedHref links to', () => {
    fc.assert(
      fc.property(prefix, fc.constantFrom(...LOCALES), (own, locale) => {
        const squads = [{ squad: 'poker', prefix: own }];
        expect(matchInvited(invitedHref(locale, own), squads)?.id).toBe('poker');
        expect(matchInvited(invitedHref(locale, own, 'tables'), squads)?.id).toBe('poker-tables');
      }),
    );
  });
});

describe('names and prefixes of squads', () => {
  it.each([
    ['poker', undefined],
    ['live-bingo', undefined],
    ['po', 'MALFORMED'],
    ['Poker', 'MALFORMED'],
    ['poker2', 'MALFORMED'],
    ['poker-', 'MALFORMED'],
    ['../poker', 'MALFORMED'],
    ['a'.repeat(31), 'MALFORMED'],
    ['graphql', 'RESERVED'],
    ['fr-ca', 'RESERVED'],
    ['sports', 'COMPILED'],
    ['profile', 'COMPILED'],
  ])('judges the prefix %s as %s', (text, problem) => {
    expect(prefixProblem(text)).toBe(problem);
  });

  it.each([
    ['poker', undefined],
    ['operator', 'RESERVED'],
    ['shell', 'COMPILED'],
    ['casino', 'COMPILED'],
  ])('judges the name %s as %s', (text, problem) => {
    expect(squadNameProblem(text)).toBe(problem);
  });

  it('names the page of a squad by its address', () => {
    expect(
      ['poker', 'poker-tables', 'pokerroom', 'lobby'].map((page) => invitedPagePath('poker', page)),
    ).toEqual(['', 'tables', undefined, undefined]);
  });
});
