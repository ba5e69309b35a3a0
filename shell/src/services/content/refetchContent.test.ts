import { expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { refetchContent } from './refetchContent.ts';

/** True for a query that an open page reads again after a publication. */
function isRefetched(query: string): boolean {
  let result: unknown;
  void refetchContent({
    // the client calls the filter for each query on the page
    refetchQueries: ((options: { onQueryUpdated(observed: unknown): unknown }) => {
      result = options.onQueryUpdated({ options: { query: parse(query) } });
      return Promise.resolve([]);
    }) as never,
  });
  return result === true;
}

it.each([
  ['site settings', 'query Q { root { siteSettings { id } } }', true],
  ['notice campaigns of a player', 'query Q { viewer { id notices { id } } }', true],
  ['minimum amounts', 'query Q { viewer { wallet { minDepositAmount } } }', true],
  ['other data of a player', 'query Q { viewer { id player { id } } }', false],
  ['games', 'query Q { public { notices { id } } }', false],
])('decides for %s whether a publication can change it', (_data, query, expected) => {
  expect(isRefetched(query)).toBe(expected);
});
