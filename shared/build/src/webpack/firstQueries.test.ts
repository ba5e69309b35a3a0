import { describe, expect, it } from '@jest/globals';
import { firstQueriesOf } from './firstQueries.ts';

const id = (digit: string) => `sha256:${digit.repeat(64)}`;

describe('the first query of a page', () => {
  const cases: readonly [
    what: string,
    page: string,
    text: string,
    variables: readonly string[] | undefined,
  ][] = [
    [
      'is named like it',
      'lobby',
      'query LobbyPage($currencyCode:String$locale:String){root{__typename}}',
      ['currencyCode', 'locale'],
    ],
    [
      'may name what stands in the address',
      'game-list',
      'query GameListPage($slug:String!$locale:String){root{__typename}}',
      ['slug', 'locale'],
    ],
    ['may ask without variables', 'more-casinos', 'query MoreCasinosPage{root{__typename}}', []],
    ['is not one of another name', 'lobby', 'query LaterList($locale:String){root{__typename}}', undefined],
    [
      'is not one that only the page can fill in',
      'game-lists',
      'query GameListsPage($first:Int=30$locale:String){root{__typename}}',
      undefined,
    ],
    [
      'is not one of a parameter the address does not have',
      'lobby',
      'query LobbyPage($slug:String!){root{__typename}}',
      undefined,
    ],
    ['is no mutation', 'lobby', 'mutation LobbyPage{logout{loggedOut}}', undefined],
  ];
  it.each(cases)('%s', (_what, page, text, variables) => {
    const [, operationName] = /^\w+ (\w+)/.exec(text) ?? [];
    expect(firstQueriesOf([page], { [id('a')]: text })).toEqual(
      variables === undefined ? {} : { [page]: { documentId: id('a'), operationName, variables } },
    );
  });
});
