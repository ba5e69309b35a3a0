import { describe, expect, it } from '@jest/globals';
import type { SessionState } from '@foyer/contract';
import { answer, fakeServices, renderPage, signedInSession, streamingWallet } from '@foyer/platform/testing';
import { act, screen } from '@testing-library/react';
import { aList, aSlice, personalized, someGames } from '../../features/catalogue/games.fixture.ts';
import { ListOfGamesSliceDocument } from '../../features/list-row/ListOfGamesSlice.generated.ts';
import { Component } from './GameListPage.tsx';

const NAME = 'Playable with bonus';

function open(session: SessionState) {
  const services = fakeServices({ path: '/en/game-list/bonus/' });
  services.session.set(session);
  const slice = answer(
    ListOfGamesSliceDocument,
    personalized({ listOfGames: aList('bonus', NAME, aSlice(someGames(3))) }),
  );
  renderPage(Component, { services, params: { slug: 'bonus' }, mocks: [slice, slice] });
  return services;
}

describe('the list of games that can be played with bonus (requirements/screens#games)', () => {
  it('waits for the session and the balance, and is shown to a player with a bonus', async () => {
    const services = open({ status: 'LOADING' });
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeTruthy();
    act(() => {
      services.session.set(signedInSession());
      services.wallet.set({ status: 'LOADING' });
    });
    expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeTruthy();
    act(() => services.wallet.set(streamingWallet({ bonusBalance: 100 })));
    expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeTruthy();
  });

  it('does not exist for a visitor', async () => {
    open({ status: 'LOGGED_OUT' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });

  it('does not exist for a player without a bonus', async () => {
    const services = open(signedInSession());
    act(() => services.wallet.set(streamingWallet()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });
});
