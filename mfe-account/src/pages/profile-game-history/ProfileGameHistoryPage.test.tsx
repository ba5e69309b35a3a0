import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, refuse, renderPage } from '@foyer/platform/testing';
import { GameHistoryDocument, type GameHistoryQuery } from './GameHistory.generated.ts';
import { Component } from './ProfileGameHistoryPage.tsx';

type Rounds = NonNullable<GameHistoryQuery['viewer']>['gameRounds'];

function round(number: number): Rounds['edges'][number] {
  return {
    __typename: 'GameRoundEdge',
    cursor: `c${number}`,
    node: {
      __typename: 'GameRound',
      id: `r${number}`,
      roundId: `round-${number}`,
      gameName: '=Northern, Reels',
      status: 'CLOSED',
      openedAt: '2026-11-21T10:00:00.000Z',
      closedAt: '2026-11-21T10:00:02.000Z',
      stake: 100,
      return: 250,
      net: 150,
      currency: 'EUR',
      isFreeSpin: false,
      balanceAfter: 100150 + number,
    },
  };
}
function history(edges: Rounds['edges'], hasNextPage: boolean): GameHistoryQuery {
  return {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'v',
      gameRounds: {
        __typename: 'GameRoundConnection',
        edges,
        pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
        totals: {
          __typename: 'GameRoundTotals',
          rounds: 3,
          stake: 300,
          return: 750,
          net: 450,
          currency: 'EUR',
        },
      },
    },
  };
}
const pages = answer(GameHistoryDocument, (variables) =>
  variables.after == null ? history([round(1), round(2)], true) : history([round(3)], false),
);

describe('game history', () => {
  it('lists rounds with the totals of the whole period, and more on request', async () => {
    renderPage(Component, { services: fakeServices({ path: '/en/profile/game-history/' }), mocks: [pages] });
    expect(await screen.findByText('€4.50')).toBeTruthy();
    expect(screen.getAllByText('=Northern, Reels')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('€1,001.53')).toBeTruthy();
    expect(screen.getAllByText('=Northern, Reels')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
  it('explains an empty history', async () => {
    renderPage(Component, {
      services: fakeServices({ path: '/en/profile/game-history/?range=today' }),
      mocks: [answer(GameHistoryDocument, history([], false))],
    });
    expect(await screen.findByText('No rounds in this period')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show the last 24 months' }).getAttribute('href')).toBe(
      '/en/profile/game-history/?range=two-years',
    );
  });
  it('uses the licence’s time zone for days and times, in any device time zone', async () => {
    const requestedVariables: object[] = [];
    const mocks = [
      answer(GameHistoryDocument, (variables) => {
        requestedVariables.push(variables);
        return history([round(1)], false);
      }),
    ];
    renderPage(Component, {
      services: fakeServices({ brand: 'quetzal', path: '/en/profile/game-history/?range=today' }),
      mocks,
    });
    expect(await screen.findByText(/^21\/11\/2026, 4:00:00\sam/)).toBeTruthy();
    expect(requestedVariables).toEqual([
      expect.objectContaining({ from: '2026-11-21T06:00:00.000Z', to: '2026-11-22T06:00:00.000Z' }),
    ]);
  });
  it('requests the status that the address contains', async () => {
    const requestedVariables: object[] = [];
    const mocks = [
      answer(GameHistoryDocument, (variables) => {
        requestedVariables.push(variables);
        return history([round(1)], false);
      }),
    ];
    const services = fakeServices({ path: '/en/profile/game-history/?status=OPEN' });
    renderPage(Component, { services, mocks });
    expect(await screen.findByText('=Northern, Reels')).toBeTruthy();
    expect(requestedVariables).toEqual([expect.objectContaining({ status: 'OPEN' })]);
  });
  it('offers a retry after a failure', async () => {
    renderPage(Component, {
      services: fakeServices({ path: '/en/profile/game-history/' }),
      mocks: [refuse(GameHistoryDocument, 'ServiceUnavailableFailure')],
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
