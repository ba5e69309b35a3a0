import { describe, expect, it } from '@jest/globals';
import { answer, fakeServices, renderPiece, signedInSession } from '@foyer/platform/testing';
import { act, screen } from '@testing-library/react';
import { aGame } from '../../features/catalogue/games.fixture.ts';
import { SyncRecentlyPlayedGamesDocument } from '../../features/recent-games/RecentGames.generated.ts';
import { Component } from './RecentGames.tsx';

function open(path: string) {
  const services = fakeServices({ path });
  services.session.set(signedInSession());
  const recentlyPlayedGamesV2 = [
    {
      __typename: 'RecentlyPlayedGame',
      gameDescriptorV2: { __typename: 'GameDescriptorV2', json: {} },
      game: aGame('Ember Hollow'),
    },
  ] as const;
  renderPiece(<Component maximum={5} />, {
    services,
    mocks: [
      answer(SyncRecentlyPlayedGamesDocument, {
        __typename: 'Query',
        viewer: { __typename: 'Viewer', id: 'p', recentlyPlayedGamesV2 },
      }),
    ],
  });
  return services;
}

describe('recent games beside a page', () => {
  it('shows the last games, and nothing in the lobby, which has its own row of them', async () => {
    const { navigation } = open('/en/games/');
    expect(await screen.findByText('Ember Hollow')).toBeTruthy();
    const elsewhere = navigation.current();
    act(() => navigation.set(fakeServices({ path: '/en/' }).navigation.current()));
    expect(screen.queryByRole('region', { name: 'Recently played' })).toBeNull();
    act(() => navigation.set(elsewhere));
    expect(await screen.findByRole('region', { name: 'Recently played' })).toBeTruthy();
  });
});
