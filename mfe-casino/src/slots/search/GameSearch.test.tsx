import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { answer, fakeServices, refuse, renderPiece, type GraphqlMock } from '@foyer/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CatalogueGamesDocument } from '../../features/game-browser/GameBrowser.generated.ts';
import { ListOfGamesSliceDocument } from '../../features/list-row/ListOfGamesSlice.generated.ts';
import { aGame, aList, aSlice, personalized, someGames } from '../../features/catalogue/games.fixture.ts';
import { SearchGamesDocument } from './GameSearch.generated.ts';
import { Component } from './GameSearch.tsx';

const CATALOGUE = answer(
  CatalogueGamesDocument,
  personalized({ games: aSlice([aGame('Lemon Pier'), aGame('Ember Hollow'), aGame('Lemonade Stand')]) }),
);
const POPULAR = answer(
  ListOfGamesSliceDocument,
  personalized({ listOfGames: aList('hot-games', 'Hot', aSlice(someGames(2))) }),
);

function open(server: GraphqlMock, initialQuery = '') {
  const onLeave = jest.fn();
  const services = fakeServices();
  renderPiece(<Component initialQuery={initialQuery} onLeave={onLeave} />, {
    services,
    mocks: [CATALOGUE, POPULAR, server],
  });
  return { onLeave, services };
}

const serverFinds = (...names: string[]) =>
  answer(SearchGamesDocument, personalized({ searchGames: aSlice(names.map((name) => aGame(name))) }));
const found = () =>
  within(screen.getByRole('list', { name: 'Search games, studios and themes' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** Advances the fake clock between keystrokes, so that the pause in typing does not depend on the machine. */
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeAll(() => {
  // Testing Library advances fake timers through the global `jest`, which ES modules do not have
  Object.assign(globalThis, { jest });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterAll(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'jest');
});

describe('search', () => {
  it('starts with popular games', async () => {
    open(serverFinds());
    const list = await screen.findByRole('list', { name: 'Popular now' });
    expect(within(list).getAllByRole('link')).toHaveLength(2);
  });

  it('tolerates a typing error and adds results that only the server has', async () => {
    open(serverFinds('Lemon Pier', 'Lemon Sky'));
    await user.type(await screen.findByRole('searchbox'), 'lemno');
    await waitFor(() =>
      expect(found()).toEqual(['Lemon PierSaltmarsh', 'Lemonade StandSaltmarsh', 'Lemon SkySaltmarsh']),
    );
    expect(screen.getByRole('status').textContent).toBe('3 games for “lemno”');
  });

  it('supports arrow keys; Enter in the field opens the first result', async () => {
    const { onLeave, services } = open(serverFinds());
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'lemon');
    await waitFor(() => expect(found()).toHaveLength(2));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Lemonade StandSaltmarsh');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Enter}');
    expect(onLeave).toHaveBeenCalled();
    expect(services.navigation.go).toHaveBeenCalledWith('/en/games/lemon-pier/');
  });

  it('suggests alternatives when nothing is found', async () => {
    open(serverFinds(), 'qqqqq');
    expect(await screen.findByText('No results for “qqqqq”')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Filter all games' }).getAttribute('href')).toBe(
      '/en/games/?sort=name',
    );
    expect(await screen.findByRole('list', { name: 'Popular now' })).toBeTruthy();
  });

  it('works without the server', async () => {
    open(refuse(SearchGamesDocument, 'ServiceUnavailableFailure'), 'lemon');
    expect(await screen.findByText(/Search is limited right now/)).toBeTruthy();
    expect(found()).toHaveLength(2);
  });
});
