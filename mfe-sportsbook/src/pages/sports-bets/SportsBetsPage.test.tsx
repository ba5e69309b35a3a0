import { describe, expect, it, jest } from '@jest/globals';
import {
  answer,
  fakeServices,
  refuse,
  renderPage,
  signedInSession,
  type GraphqlMock,
} from '@foyer/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SportsCashOutsDocument } from '../../features/my-bets/cash-out/CashOut.generated.ts';
import { LiveSportsBetsDocument } from '../../features/my-bets/live/LiveBets.generated.ts';
import { placedBet } from '../../features/placement/placedBet.fixture.ts';
import type { PlacedBetFragment } from '../../features/placement/Placement.generated.ts';
import {
  SportsBetHistoryDocument,
  SportsBetTotalsDocument,
  type SportsBetHistoryQueryVariables,
} from './SportsBets.generated.ts';
import { Component } from './SportsBetsPage.tsx';

const TOTALS = {
  __typename: 'SportsBetTotals',
  bets: 31,
  stake: 31_000,
  openStake: 1_000,
  returns: 22_000,
  net: -8_000,
  currency: 'EUR',
} as const;
const settled = (change: Partial<PlacedBetFragment> = {}): PlacedBetFragment =>
  placedBet({
    status: 'SETTLED',
    returns: 1_900,
    settledAt: '2026-11-21T15:00:00.000Z',
    legs: placedBet().legs.map((leg) => ({ ...leg, result: 'WON', homeScore: 1, awayScore: 0 })),
    ...change,
  });

const lost = placedBet().legs.map((leg) => ({ ...leg, result: 'LOST', homeScore: 0, awayScore: 1 }) as const);
const WALLET_CHANGE = {
  moneyType: 'CasinoBet',
  amount: { minor: 1_000, currency: 'EUR' },
  balance: { minor: 9_000, currency: 'EUR' },
  version: 2,
} as const;

/** A page of the list with its totals. */
const historyOf = (nodes: readonly PlacedBetFragment[], hasNextPage: boolean, endCursor = 'next') => ({
  __typename: 'Query' as const,
  viewer: {
    __typename: 'Viewer' as const,
    id: 'player-1',
    sportsBetHistory: {
      __typename: 'SportsBetConnection' as const,
      edges: nodes.map((node) => ({ __typename: 'SportsBetEdge' as const, cursor: node.id, node })),
      pageInfo: { __typename: 'PageInfo' as const, hasNextPage, endCursor },
      totals: TOTALS,
    },
  },
});

let asked: SportsBetHistoryQueryVariables[] = [];
const pageOf = (...pages: readonly (readonly PlacedBetFragment[])[]): GraphqlMock =>
  answer(SportsBetHistoryDocument, (variables) => {
    asked.push(variables);
    const page = variables.after == null ? 0 : Number(variables.after);
    return historyOf(pages[page] ?? [], page + 1 < pages.length, String(page + 1));
  });
const live = (bets: () => readonly PlacedBetFragment[]): GraphqlMock =>
  answer(LiveSportsBetsDocument, ({ ids }) => ({
    __typename: 'Query' as const,
    viewer: {
      __typename: 'Viewer' as const,
      id: 'player-1',
      sportsBetsById: bets().filter(({ id }) => [ids].flat().includes(id)),
    },
  }));
const liveTotals = answer(SportsBetTotalsDocument, () => ({
  __typename: 'Query' as const,
  viewer: {
    __typename: 'Viewer' as const,
    id: 'player-1',
    sportsBetHistory: {
      __typename: 'SportsBetConnection' as const,
      totals: { ...TOTALS, openStake: 0, returns: 23_900 },
    },
  },
}));
const noOffers = answer(SportsCashOutsDocument, {
  __typename: 'Query',
  viewer: { __typename: 'Viewer', id: 'player-1', sportsCashOuts: [] },
});

function open(search: string, ...mocks: readonly GraphqlMock[]) {
  asked = [];
  const services = fakeServices({ path: `/en/sports/bets/${search}` });
  services.session.set(signedInSession());
  return renderPage(Component, { services, mocks: [...mocks, live(() => []), noOffers, liveTotals] });
}

describe('the page of all bets', () => {
  it('shows the bets of a player while the sportsbook is switched off', async () => {
    const services = fakeServices({ path: '/en/sports/bets/', features: { Sportsbook: false } });
    services.session.set(signedInSession());
    const mocks = [pageOf([settled()]), live(() => []), noOffers, liveTotals];
    renderPage(Component, { services, mocks });
    expect(await screen.findByRole('article', { name: 'Single' })).toBeTruthy();
  });

  it('shows the bets of the filters in the address with the totals of the server', async () => {
    open('?range=week&status=SETTLED&result=WON&sport=football', pageOf([settled()]));
    expect(await screen.findByRole('article', { name: 'Single' })).toBeTruthy();
    expect(asked).toEqual([
      {
        first: 20,
        from: '2026-11-14T23:00:00.000Z',
        to: '2026-11-21T23:00:00.000Z',
        outcomes: ['WON'],
        sport: 'football',
      },
    ]);
    for (const total of ['31', '€310.00', '€10.00', '€220.00', '-€80.00'])
      expect(screen.getAllByText(total).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'How this bet was settled bet-1' }).getAttribute('href')).toBe(
      '/en/sports/bets/bet-1/',
    );
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
      '/en/sports/bets/?range=week&status=OPEN&sport=football',
    );
  });

  it('filters by status without a choice of results while only open bets are shown', async () => {
    open('?status=OPEN', pageOf([placedBet()]));
    expect(await screen.findByRole('article', { name: 'Single' })).toBeTruthy();
    expect(asked[0]?.outcomes).toEqual(['OPEN']);
    expect(screen.queryByRole('combobox', { name: 'Result' })).toBeNull();
  });

  it('exports the filtered list', async () => {
    const { services } = open(
      '?from=2026-11-01&until=2026-11-02&status=SETTLED&sport=tennis',
      pageOf([settled()]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
    expect(services.downloads.save).toHaveBeenCalledWith(
      '/api/exports/sports-bets.csv?from=2026-10-31T23%3A00%3A00.000Z&to=2026-11-02T23%3A00%3A00.000Z&status=WON%2CLOST%2CVOID%2CCASHED_OUT&sport=tennis&locale=en',
    );
  });

  it('updates open bets and totals on all loaded pages', async () => {
    jest.useFakeTimers();
    try {
      let current = [placedBet({ id: 'new' }), placedBet({ id: 'old' })];
      open(
        '',
        live(() => current),
        pageOf([placedBet({ id: 'new' })], [placedBet({ id: 'old' })]),
      );
      await act(() => jest.advanceTimersByTimeAsync(100));
      act(() => screen.getByRole('button', { name: 'Show more' }).click());
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(screen.getAllByRole('article')).toHaveLength(2);
      current = [placedBet({ id: 'new' }), settled({ id: 'old' })];
      await act(() => jest.advanceTimersByTimeAsync(11_000));
      expect(screen.getByText('Won · 1–0')).toBeTruthy();
      expect(screen.getByText('€239.00')).toBeTruthy();
      expect(screen.getAllByRole('article')).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('adds a bet of another device and corrects a settled one when the balance moves', async () => {
    const [older, corrected] = [settled({ id: 'older' }), settled({ id: 'corrected' })];
    let first: readonly PlacedBetFragment[] = [corrected];
    let second: readonly PlacedBetFragment[] = [older];
    const history = answer(SportsBetHistoryDocument, ({ after }) => {
      const nodes = after == null ? first : second;
      return historyOf(nodes, after == null && second.length > 0);
    });
    const { services } = open(
      '',
      live(() => [settled({ id: 'older', returns: 0, legs: lost })]),
      history,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findAllByText('Won · 1–0')).toHaveLength(2);
    first = [placedBet({ id: 'new' }), corrected];
    second = [older];
    act(() => services.bus.emit('wallet.changed', WALLET_CHANGE));
    expect(await screen.findByText(/Bet number new$/)).toBeTruthy();
    expect(await screen.findByText('Lost · 0–1')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it.each([
    ['is empty', () => pageOf([]), 'No bets in this period'],
    [
      'cannot be loaded',
      () => refuse(SportsBetHistoryDocument, 'ServiceUnavailableFailure'),
      'Your bets couldn’t be loaded',
    ],
  ])('explains what to do when the list %s', async (_name, mock, title) => {
    open('', mock());
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});
