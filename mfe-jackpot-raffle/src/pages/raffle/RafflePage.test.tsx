import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JackpotState } from '@foyer/contract';
import type { PlayerId, SessionId } from '@foyer/kernel';
import {
  computeWinners,
  DRAW_FORMAT,
  sha256Hex,
  ticketList,
  type RaffleDraw,
} from '@foyer/kernel/raffle-draw';
import { answer, fakeServices, renderPage, type FakeServices } from '@foyer/platform/testing';
import { RaffleStudioGamesDocument } from './parts/studio-games/StudioGames.generated.ts';
import { RaffleWinnersDocument } from './parts/winners/RaffleWinners.generated.ts';
import { RafflePageDocument } from './RafflePage.generated.ts';
import { Component } from './RafflePage.tsx';

const SEED = 'c3'.repeat(32);
const HOUR_MS = 3_600_000;
const STUDIO = {
  __typename: 'GameStudio',
  id: 'studio-1',
  name: 'Emberwick',
  slug: 'emberwick',
  imageUrl: null,
  raffleSpotlightImage: null,
} as const;
const STATE: JackpotState = {
  link: 'open',
  pots: undefined,
  currency: 'EUR',
  rate: 1,
  hasFailed: false,
  optIn: { status: 'false', contribution: '5', reasons: [], isUndecided: true, isJoinShown: false },
};

let now: number;
let answers: Record<string, unknown>;
let asked: string[];
const before = globalThis.fetch;

async function drawn(): Promise<RaffleDraw> {
  const terms: RaffleDraw = {
    format: DRAW_FORMAT,
    id: 'raffle-hourly-aurora-1',
    type: 'hourly',
    brand: 'aurora',
    studio: 'emberwick',
    starts_at: '2026-11-28T13:00:00.000Z',
    ends_at: '2026-11-28T14:00:00.000Z',
    prizes: [1_000],
    state: 'drawn',
    seed_hash: await sha256Hex(Uint8Array.from({ length: 32 }, () => 0xc3)),
    list_hash: null,
    entries: [{ entry: 'a'.repeat(32), tickets: 12 }],
    seed: SEED,
    winners: null,
  };
  const listHash = await sha256Hex(ticketList(terms, terms.entries ?? []));
  return {
    ...terms,
    list_hash: listHash,
    winners: [...(await computeWinners(SEED, listHash, terms.entries ?? [], 1))],
  };
}

const source = (type: string): string =>
  `/v1/pots/instances/source/${type}-provider-of-the-week-source/brand/op-a:aurora`;
const instance = (type: string, endsAt: number) => ({
  id: `raffle-${type}`,
  timestamp_start: new Date(now - HOUR_MS).toISOString(),
  timestamp_end: new Date(endsAt).toISOString(),
  pots: [{ current_value: 1_000 }, { current_value: 500 }],
});

beforeEach(async () => {
  now = Date.now();
  asked = [];
  const record = await drawn();
  answers = {
    [source('hourly')]: instance('hourly', now + 65_000),
    [source('daily')]: instance('daily', now + 5 * HOUR_MS),
    [source('weekly')]: instance('weekly', now + 50 * HOUR_MS),
    '/v1/raffles/draws': { draws: [{ ...record, entries: null }] },
    [`/v1/raffles/draws/${record.id}.json`]: record,
  };
  globalThis.fetch = (async (path: string) => {
    asked.push(path);
    const body = answers[path];
    return {
      ok: body !== undefined,
      status: body === undefined ? 404 : 200,
      statusText: '',
      json: async () => body,
    };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = before;
});

function show({
  enabled = true,
  winners = [] as object[],
  isPlayer = true,
  state = STATE,
  isStrict = false,
} = {}): FakeServices {
  const services: FakeServices = {
    ...fakeServices({ path: '/en/raffle/', brand: 'aurora', ...(isStrict && { protectionMode: 'strict' }) }),
    now: () => Date.now(),
  };
  services.session.set(
    isPlayer
      ? {
          status: 'LOGGED_IN',
          playerId: 'aino' as PlayerId,
          sessionId: 'sid' as SessionId,
          passwordless: false,
          flow: 'password',
          expiresAt: 0,
          startedAt: 0,
        }
      : { status: 'LOGGED_OUT' },
  );
  services.jackpot.set(state);
  renderPage(Component, {
    services,
    mocks: [
      answer(RafflePageDocument, {
        __typename: 'Query',
        root: {
          __typename: 'Root',
          raffleSettings: {
            __typename: 'RaffleSettings',
            enabled,
            raffles: [{ __typename: 'RaffleSetting', gameStudio: STUDIO }],
            pageMobileBackgroundImage: null,
            pageDesktopBackgroundImage: null,
            text: 'Tickets are free.',
            termsAndConditions: '## What counts\n\nSettled bets.',
          },
        },
      }),
      answer(RaffleStudioGamesDocument, {
        __typename: 'Query',
        root: {
          __typename: 'Root',
          personalized: {
            __typename: 'Personalized',
            games: {
              __typename: 'GameListItemConnection',
              edges: Array.from({ length: 12 }, (_, index) => ({
                __typename: 'GameListItemEdge',
                cursor: String(index),
                node: {
                  __typename: 'GameListItem',
                  idx: index,
                  slug: `game-${index}`,
                  lookupId: `game-${index}`,
                  game: {
                    __typename: 'Game',
                    id: `game-${index}`,
                    slug: `game-${index}`,
                    name: `Game ${index}`,
                    artwork: { __typename: 'GameArtwork', portrait: '/a.svg', square: '/a.svg' },
                  },
                },
              })),
            },
          },
        },
      } as never),
      answer(
        RaffleWinnersDocument,
        () =>
          ({
            __typename: 'Query',
            public: {
              __typename: 'Public',
              raffleWinners: {
                __typename: 'RaffleWinnerConnection',
                edges: [
                  {
                    __typename: 'RaffleWinnerEdge',
                    cursor: 'one',
                    node: {
                      __typename: 'RaffleDrawResult',
                      instanceId: 'raffle-old',
                      jackpotName: 'Hourly Drop',
                      timestamp: new Date(now - 40 * 24 * HOUR_MS).toISOString(),
                      winners: [...winners],
                    },
                  },
                ],
              },
            },
          }) as never,
      ),
    ],
  });
  return services;
}

const card = async (name: string) => {
  const heading = await screen.findByText(name);
  return within(heading.closest('li') as HTMLElement);
};

describe('raffle page (requirements/screens#raffle)', () => {
  it('shows a card for each drop with prize, tickets and links to the studio', async () => {
    show({ state: { ...STATE, raffleTickets: { 'raffle-daily': { count: 7, entry: 'ab' } } } });
    const daily = await card('Daily Drop');
    expect(daily.getByText('Midnight Draw')).toBeTruthy();
    expect(daily.getByText('€15.00')).toBeTruthy();
    expect(daily.getByText('Tickets Collected').nextElementSibling?.textContent).toBe('7');
    expect(daily.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/game-studio/emberwick/',
      '/en/game-studio/emberwick/',
    ]);
    const hourly = await card('Hourly Drop');
    expect(hourly.getByText('On the hour every hour!')).toBeTruthy();
    expect(hourly.getByText('Tickets Collected').nextElementSibling?.textContent).toBe('0');
    const weekly = await card('Weekly Drop');
    expect(weekly.getByText(/^2 days/)).toBeTruthy();
    expect(daily.queryByText(/day/)).toBeNull();
  });

  it('explains how to take part, and lists ten games in the spotlight and the rest below', async () => {
    show();
    const steps = within(await screen.findByRole('region', { name: 'How to take part' }));
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '1Play any game from our provider',
      '2For every €1.00 wagered, you get 1 ticket entry in the draw.',
      '3Sit back and relax, get notified if you win!',
    ]);
    const more = within(await screen.findByRole('region', { name: 'More Emberwick games' }));
    expect(more.getAllByRole('link').map((link) => link.textContent)).toEqual(['Game 10', 'Game 11']);
    const all = screen.getByRole('link', { name: 'Discover all Emberwick games' });
    expect(all.getAttribute('href')).toBe('/en/game-studio/emberwick/');
    expect(screen.getByText('Tickets are free.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What counts' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
  });

  it('shows no number of tickets until they are read, and updates them as they are collected', async () => {
    const services = show();
    const daily = await card('Daily Drop');
    expect(daily.getByText('Tickets Collected').nextElementSibling?.textContent).toBe('–');
    act(() =>
      services.jackpot.set({ ...STATE, raffleTickets: { 'raffle-daily': { count: 3, entry: 'ab' } } }),
    );
    expect(daily.getByText('Tickets Collected').nextElementSibling?.textContent).toBe('3');
  });

  it('shows the age of a win in months of 30 days, once', async () => {
    show({
      winners: [
        {
          __typename: 'RaffleWinner',
          winnerInitials: 'AK',
          winAmount: 1_000,
          winCurrency: 'EUR',
          brand: 'tuli',
        },
      ],
    });
    const winners = within(await screen.findByRole('region', { name: 'Raffle winners' }));
    expect(await winners.findByText('AK***')).toBeTruthy();
    expect(winners.getByText(/Won!\s+1 month ago/)).toBeTruthy();
  });

  it.each([
    ['with seconds', false, /^\d\d:\d\d:\d\d$/],
    ['without seconds where the licence forbids time pressure', true, /^\d+ h \d+ min$/],
  ])('counts down %s', async (_how, isStrict, clock) => {
    show({ isStrict });
    expect(await screen.findAllByText(clock)).toHaveLength(3);
  });

  it('shows the date, time and time zone of each draw beside its countdown', async () => {
    show();
    const daily = await card('Daily Drop');
    const shown = daily.getByText(/^Draw: \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2} \S+$/);
    expect(shown.closest('[aria-hidden]')).toBeNull();
  });

  it('fetches the drops again 1.5 s after the end of one', async () => {
    jest.useFakeTimers({ now });
    try {
      show();
      await act(() => jest.advanceTimersByTimeAsync(100));
      const first = asked.filter((path) => path === source('hourly')).length;
      await act(() => jest.advanceTimersByTimeAsync(66_000));
      expect(asked.filter((path) => path === source('hourly'))).toHaveLength(first);
      expect(screen.getByText('Drawing the winners…')).toBeTruthy();
      answers[source('hourly')] = { ...instance('hourly', now + 2 * HOUR_MS), id: 'raffle-next' };
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(asked.filter((path) => path === source('hourly'))).toHaveLength(first + 1);
      expect(screen.queryByText('Drawing the winners…')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows a draw and its winners as soon as they exist, seconds after the end of the drop', async () => {
    jest.useFakeTimers({ now });
    try {
      const { draws } = answers['/v1/raffles/draws'] as { draws: RaffleDraw[] };
      const ended = { ends_at: new Date(now - 1_000).toISOString() };
      answers['/v1/raffles/draws'] = { draws: draws.map((draw) => ({ ...draw, ...ended, state: 'closed' })) };
      const winners: object[] = [];
      show({ winners });
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      expect(screen.queryByText(/^Hourly Drop ·/)).toBeNull();
      answers['/v1/raffles/draws'] = { draws: draws.map((draw) => ({ ...draw, ...ended })) };
      await act(() => jest.advanceTimersByTimeAsync(2_100));
      expect(screen.getByText(/^Hourly Drop ·/)).toBeTruthy();
      winners.push({
        __typename: 'RaffleWinner',
        winnerInitials: 'AK',
        winAmount: 1_000,
        winCurrency: 'EUR',
        brand: 'tuli',
      });
      await act(() => jest.advanceTimersByTimeAsync(1_600));
      expect(screen.getAllByText('AK***')[0]).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });

  it('verifies a draw in the browser, and reports a changed record', async () => {
    show();
    await userEvent.click(await screen.findByText(/^Hourly Drop ·/));
    await userEvent.click(await screen.findByRole('button', { name: 'Verify this draw' }));
    expect(await screen.findByText(/^Verified: /)).toBeTruthy();
    const path = '/v1/raffles/draws/raffle-hourly-aurora-1.json';
    answers[path] = { ...(answers[path] as RaffleDraw), entries: [{ entry: 'a'.repeat(32), tickets: 13 }] };
    await userEvent.click(screen.getByRole('button', { name: 'Verify this draw' }));
    expect(await screen.findByText(/can’t be verified/)).toBeTruthy();
  });

  it('asks visitors to sign in', async () => {
    show({ isPlayer: false });
    expect((await card('Daily Drop')).getByText('Sign in to see your tickets')).toBeTruthy();
  });

  it('reports drops that cannot be loaded, and offers a retry', async () => {
    const all = answers;
    answers = {};
    show();
    const error = await screen.findByText('Failed to fetch all raffle instances');
    answers = all;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Hourly Drop' })).toBeTruthy();
    expect(error.isConnected).toBe(false);
  });

  it('shows drops without a reload once the service has opened them', async () => {
    jest.useFakeTimers({ now });
    try {
      const all = answers;
      answers = {};
      show();
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText('Failed to fetch all raffle instances')).toBeTruthy();
      answers = all;
      await act(() => jest.advanceTimersByTimeAsync(6_000));
      expect(screen.getByRole('heading', { name: 'Hourly Drop' })).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows a drop that opens seconds after the others, and stops to ask for one that the brand does not offer', async () => {
    jest.useFakeTimers({ now });
    try {
      const { [source('hourly')]: hourly, ...others } = answers;
      answers = others;
      show();
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.queryByRole('heading', { name: 'Hourly Drop' })).toBeNull();
      answers = { ...others, [source('hourly')]: hourly };
      await act(() => jest.advanceTimersByTimeAsync(6_000));
      expect(screen.getByRole('heading', { name: 'Hourly Drop' })).toBeTruthy();

      // after its end none follows
      answers = others;
      await act(() => jest.advanceTimersByTimeAsync(70_000));
      expect(screen.queryByRole('heading', { name: 'Hourly Drop' })).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      const before = asked.length;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(asked).toHaveLength(before);
    } finally {
      jest.useRealTimers();
    }
  });

  it('reports that a brand has no raffle', async () => {
    show({ enabled: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'This site has no raffle' })).toBeTruthy();
  });

  it('warns that tickets may be outdated while disconnected', async () => {
    show({ state: { ...STATE, link: 'waiting' } });
    expect(await screen.findByText(/^Connection lost/)).toBeTruthy();
  });
});
