import type { InMemoryCache } from '@apollo/client';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createCache } from '@foyer/data';
import { GameStudioDocument } from '../../pages/game-studio/GameStudioPage.generated.ts';
import { ListOfGamesSliceDocument } from '../list-row/ListOfGamesSlice.generated.ts';
import { aList, aSlice, personalized, someGames } from './games.fixture.ts';
import { typePolicies } from './typePolicies.ts';

let cache: InMemoryCache;

beforeEach(() => {
  cache = createCache();
  cache.policies.addTypePolicies(typePolicies);
});

const all = someGames(40);

function writeList(from: number, count: number, total = 40) {
  const games = aSlice(all.slice(from, from + count), { from, total });
  const variables = {
    listOfGamesSlug: 'slots',
    first: count,
    after: from === 0 ? null : `cursor-${from - 1}`,
  };
  cache.writeQuery({
    query: ListOfGamesSliceDocument,
    variables,
    data: personalized({ listOfGames: aList('slots', 'Slots', games) }),
  });
}

function readList() {
  const list = cache.readQuery({
    query: ListOfGamesSliceDocument,
    variables: { listOfGamesSlug: 'slots', first: 10 },
  })?.root.personalized.listOfGames?.games;
  return { ids: list?.edges.map((edge) => edge.node.lookupId), more: list?.pageInfo.hasNextPage };
}

const ids = (count: number) => all.slice(0, count).map((game) => game.id);

describe('game lists in the cache', () => {
  it('append pages after their cursor', () => {
    writeList(0, 10);
    expect(readList()).toEqual({ ids: ids(10), more: true });
    writeList(10, 10);
    expect(readList()).toEqual({ ids: ids(20), more: true });
  });

  it('do not repeat a page that arrives twice', () => {
    writeList(0, 10);
    writeList(10, 10);
    writeList(10, 10);
    expect(readList().ids).toEqual(ids(20));
  });

  it('keep loaded games when an unchanged first page is read again', () => {
    writeList(0, 10);
    writeList(10, 30);
    writeList(0, 10);
    expect(readList()).toEqual({ ids: ids(40), more: false });
  });

  it('start again when the list has changed', () => {
    writeList(0, 10);
    writeList(10, 10);
    const changed = aSlice([...someGames(1, 99), ...all.slice(0, 9)], { total: 41 });
    const other = {
      ...changed,
      edges: changed.edges.map((edge, index) => ({ ...edge, cursor: `other-${index}` })),
    };
    cache.writeQuery({
      query: ListOfGamesSliceDocument,
      variables: { listOfGamesSlug: 'slots', first: 10 },
      data: personalized({ listOfGames: aList('slots', 'Slots', other) }),
    });
    expect(readList().ids).toEqual(['game-99', ...ids(9)]);
  });

  it('are separate for each studio', () => {
    for (const slug of ['saltmarsh', 'emberwick']) {
      const studio = {
        __typename: 'GameStudio',
        id: slug,
        name: slug,
        slug,
        imageUrl: null,
        gameCount: 2,
      } as const;
      const games = aSlice(someGames(2, slug === 'saltmarsh' ? 1 : 11));
      cache.writeQuery({
        query: GameStudioDocument,
        variables: { slug, first: 20 },
        data: personalized({ studio, games }),
      });
    }
    const read = cache.readQuery({ query: GameStudioDocument, variables: { slug: 'saltmarsh', first: 20 } });
    expect(read?.root.personalized.games.edges.map((edge) => edge.node.lookupId)).toEqual([
      'game-1',
      'game-2',
    ]);
  });
});
