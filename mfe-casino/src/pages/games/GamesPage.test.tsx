import { beforeAll, describe, expect, it } from '@jest/globals';
import { answer, fakeServices, renderPage } from '@foyer/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CatalogueGamesDocument } from '../../features/game-browser/GameBrowser.generated.ts';
import { GamesSliceDocument } from '../../features/game-slices/GamesSlice.generated.ts';
import { aGame, aSlice, personalized } from '../../features/catalogue/games.fixture.ts';
import { Component } from './GamesPage.tsx';

const GAMES = [
  aGame('Lemon Pier'),
  aGame('Ember Hollow', {
    studio: { __typename: 'GameStudio', id: 'emberwick', name: 'Emberwick', slug: 'emberwick' },
    volatility: 'HIGH',
    features: ['wilds'],
  }),
  aGame('Old Wheel', {
    features: ['single-zero'],
    volatility: 'LOW',
    rtp: { __typename: 'ReturnToPlayer', exact: '36/37', basisPoints: 9_730 },
  }),
];
const CATALOGUE = answer(CatalogueGamesDocument, personalized({ games: aSlice(GAMES) }));
const SLICE = answer(GamesSliceDocument, personalized({ games: aSlice(GAMES) }));

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** The shell's navigation, as far as query parameters need it. */
function servicesAt(path: string) {
  const services = fakeServices({ path });
  services.navigation.go = async (href) => {
    const { pathname, search } = new URL(href, 'http://aurora.test');
    act(() => services.navigation.set({ ...services.navigation.current(), pathname, search }));
    return Promise.resolve();
  };
  return services;
}

// a busy machine may need longer to compile this part than a query of the page waits for it
beforeAll(() => import('../../features/game-browser/FilteredGames.tsx'));

describe('all games', () => {
  it('are unfiltered until a filter is chosen', async () => {
    renderPage(Component, { services: servicesAt('/en/games/'), mocks: [SLICE] });
    expect(await screen.findByText('3 of 3 games')).toBeTruthy();
    expect(names()).toEqual(['Lemon Pier', 'Ember Hollow', 'Old Wheel']);
  });

  it('are filtered by studio, feature, volatility and words, and the address contains the filters', async () => {
    const services = servicesAt('/en/games/');
    renderPage(Component, { services, mocks: [SLICE, CATALOGUE] });
    await userEvent.click(await screen.findByRole('button', { name: 'Filter and sort' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Wild symbols (2)' }));
    expect(names()).toEqual(['Lemon Pier', 'Ember Hollow']);
    await userEvent.click(screen.getByRole('button', { name: 'High (1)' }));
    expect(names()).toEqual(['Ember Hollow']);
    expect(services.navigation.current().search).toBe('?feature=wilds&volatility=high');
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No games match your filters')).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear ?? document.body);
    expect(names()).toHaveLength(3);
    expect(services.navigation.current().search).toBe('');
  });

  it('open with the filters of a shared address', async () => {
    renderPage(Component, { services: servicesAt('/en/games/?rtp=9700&sort=name'), mocks: [CATALOGUE] });
    expect(await screen.findByText('1 game')).toBeTruthy();
    expect(names()).toEqual(['Old Wheel']);
    const rtp = screen.getByRole('combobox', { name: 'Minimum return to player (RTP)' });
    expect(within(rtp).getByRole('option', { name: '97%', selected: true })).toBeTruthy();
  });
});
