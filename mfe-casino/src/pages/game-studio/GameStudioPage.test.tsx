import { describe, expect, it } from '@jest/globals';
import { answer, renderPage } from '@foyer/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { typePolicies } from '../../features/catalogue/typePolicies.ts';
import { aSlice, personalized, someGames } from '../../features/catalogue/games.fixture.ts';
import { GameStudioDocument } from './GameStudioPage.generated.ts';
import { Component } from './GameStudioPage.tsx';

const STUDIO = {
  __typename: 'GameStudio',
  id: 'saltmarsh',
  name: 'Saltmarsh',
  slug: 'saltmarsh',
  imageUrl: null,
  gameCount: 60,
} as const;
const GAMES = someGames(60);

describe('a studio', () => {
  it('shows 20 games first, and 30 more on request (requirements/screens#games)', async () => {
    const pageSizes: unknown[] = [];
    const mock = answer(GameStudioDocument, ({ first, after }) => {
      pageSizes.push(first);
      const from = after ? Number(after.replace('cursor-', '')) + 1 : 0;
      return personalized({
        studio: STUDIO,
        games: aSlice(GAMES.slice(from, from + (first ?? 0)), { from, total: GAMES.length }),
      });
    });
    const { services } = renderPage(Component, { params: { slug: 'saltmarsh' }, mocks: [mock] });
    addPolicies(services);
    expect(await screen.findByRole('heading', { name: 'Saltmarsh', level: 1 })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    expect(await screen.findByText('50 of 60 games')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    expect(await screen.findByText('60 of 60 games')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more games' })).toBeNull();
    expect(pageSizes).toEqual([20, 30, 30]);
  });

  it('links to all games when the studio has no games in this market', async () => {
    const empty = { ...STUDIO, gameCount: 0 };
    renderPage(Component, {
      params: { slug: 'saltmarsh' },
      mocks: [answer(GameStudioDocument, personalized({ studio: empty, games: aSlice([]) }))],
    });
    expect(await screen.findByRole('heading', { name: 'No games here yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all games' }).getAttribute('href')).toBe('/en/games/');
    expect(screen.queryByText('0 of 0 games')).toBeNull();
  });

  it('shows a message when the studio does not exist', async () => {
    const { services } = renderPage(Component, {
      params: { slug: 'unknown-studio' },
      mocks: [answer(GameStudioDocument, personalized({ studio: null, games: aSlice([]) }))],
    });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(services.navigation.setTitle).toHaveBeenLastCalledWith('Page not found');
    expect(screen.getByRole('link', { name: 'See all games' }).getAttribute('href')).toBe('/en/games/');
  });
});

/** The setup that the platform does when it mounts the remote. */
function addPolicies({ apollo }: { readonly apollo: { readonly cache: object } }): void {
  (
    apollo.cache as { policies: { addTypePolicies(policies: typeof typePolicies): void } }
  ).policies.addTypePolicies(typePolicies); // the cache is an InMemoryCache in tests and in the page, which the type hides
}
