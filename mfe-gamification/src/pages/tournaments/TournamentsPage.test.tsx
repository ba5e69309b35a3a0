import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ENGAGEMENT_PATHS } from '@foyer/kernel/engagement';
import { TOURNAMENT_PATHS, type Leaderboard, type Tournament } from '@foyer/kernel/tournaments';
import {
  answer,
  fakeServices,
  renderPage,
  signedInSession,
  type FakeWorld,
  type GraphqlMock,
} from '@foyer/platform/testing';
import {
  fakeEngagement,
  gateAnswer,
  type FakeEngagement,
} from '../../features/engagement/engagement.fixture.ts';
import { atHour, NOON, tournamentOf } from '../../features/tournaments/tournaments.fixture.ts';
import { CountedGameDocument } from './parts/tournament-card/CountedGames.generated.ts';
import { CountedStudioDocument } from './parts/tournament-card/CountedStudio.generated.ts';
import { Component } from './TournamentsPage.tsx';
import { TournamentsDocument } from './Tournaments.generated.ts';

const LIST = `GET ${TOURNAMENT_PATHS.tournaments}`;
const registration = (id: string): string => `POST ${TOURNAMENT_PATHS.tournaments}/${id}/registration`;

const POINTS = {
  balance: 30,
  earned: 130,
  earning: [],
  moneyValue: { points: 100, amountMinor: 100, currency: 'EUR' },
  expiresAt: null,
  history: [],
  next: null,
  version: 1,
};

function tournamentsOf(tournaments: readonly Tournament[], version = 1): object {
  return { tournaments, blocks: [], version };
}

function serviceWith(tournaments: readonly Tournament[]): FakeEngagement {
  const engagement = fakeEngagement();
  engagement.on(LIST, tournamentsOf(tournaments));
  engagement.on(`GET ${ENGAGEMENT_PATHS.points}`, POINTS);
  return engagement;
}

function open(
  engagement: FakeEngagement,
  query = '',
  mocks: readonly GraphqlMock[] = [],
  world: FakeWorld = {},
) {
  const path = `/en/tournaments/${query}`;
  const services = fakeServices({ path, now: NOON, ...world }, { engagement });
  services.session.set(signedInSession());
  return {
    ...renderPage(Component, { services, mocks: [gateAnswer({}, TournamentsDocument), ...mocks] }),
    services,
  };
}

const GAME = answer(CountedGameDocument, {
  __typename: 'Query',
  root: {
    __typename: 'Root',
    personalized: { __typename: 'Personalized', game: { __typename: 'Game', id: 'g', name: 'Ember Hollow' } },
  },
});
const STUDIO = answer(CountedStudioDocument, {
  __typename: 'Query',
  root: {
    __typename: 'Root',
    personalized: {
      __typename: 'Personalized',
      studio: { __typename: 'GameStudio', id: 's', name: 'Emberwick Games' },
    },
  },
});

afterEach(() => void jest.useRealTimers());

const cardOf = (name: string) => within(screen.getByRole('article', { name }));
const fact = (card: ReturnType<typeof cardOf>, name: string): string | undefined =>
  card.getByText(name).nextElementSibling?.textContent ?? undefined;
const registered = (id: string, change: Partial<Tournament> = {}): Tournament =>
  tournamentOf(id, {
    status: 'REGISTERED',
    canRegister: false,
    leaderboard: { rows: [], me: { place: null, score: 0, rounds: 0 }, players: 41 },
    ...change,
  });

describe('list of tournaments', () => {
  it('has sections by phase, with the countdown by the server’s clock, cost and first prize', async () => {
    const coming = tournamentOf('b', {
      phase: 'REGISTRATION',
      startsAt: atHour(27),
      cost: 50,
      costValue: { amountMinor: 50, currency: 'EUR' },
    });
    open(serviceWith([coming, tournamentOf('a')]));
    await screen.findByRole('article', { name: 'Tournament a' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Running now',
      'Registration open',
    ]);
    const running = cardOf('Tournament a');
    expect(fact(running, 'Ends in')).toMatch(/^1 day 6 hours/);
    expect(fact(running, 'Registration ends in')).toMatch(/^2 hours/);
    expect(fact(running, 'Cost')).toBe('Free');
    expect(fact(running, 'First prize')).toBe('€50.00 in cash');
    const open_ = cardOf('Tournament b');
    expect(fact(open_, 'Starts in')).toMatch(/^1 day 3 hours/);
    expect(fact(open_, 'Cost')).toBe('50 points (worth €0.50)');
    expect(open_.getByRole('button', { name: 'Register for 50 points (worth €0.50)' })).toBeTruthy();
  });

  it('shows seconds only where the licence allows time pressure', async () => {
    const soon = tournamentOf('a', { endsAt: new Date(NOON + 90_000).toISOString(), canRegister: false });
    const { unmount } = open(serviceWith([soon]));
    await screen.findByRole('article', { name: 'Tournament a' });
    expect(fact(cardOf('Tournament a'), 'Ends in')).toMatch(/^1:30/);
    unmount();
    open(serviceWith([soon]), '', [], { protectionMode: 'strict' });
    await screen.findByRole('article', { name: 'Tournament a' });
    expect(fact(cardOf('Tournament a'), 'Ends in')).toMatch(/^1 minute/);
  });

  it('links to the details of one tournament', async () => {
    open(serviceWith([tournamentOf('a')]));
    const link = await screen.findByRole('link', { name: 'Details and leaderboard' });
    expect(link.getAttribute('href')).toBe('/en/tournaments/?tournament=a');
  });

  it('explains an empty list and a failure', async () => {
    const { unmount } = open(serviceWith([]));
    expect(await screen.findByText('No tournaments right now')).toBeTruthy();
    unmount();
    open(fakeEngagement());
    expect(await screen.findByText('We couldn’t load the tournaments')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it.each<[string, Partial<Tournament>, Partial<Tournament>, number]>([
    ['a tournament starts', { phase: 'REGISTRATION', startsAt: atHour(1) }, { phase: 'RUNNING' }, 3_601_000],
    ['it ends', { endsAt: atHour(1), lateTill: atHour(2) }, { phase: 'SETTLING' }, 3_601_000],
    [
      'its result becomes final',
      { phase: 'SETTLING', endsAt: atHour(-1), lateTill: atHour(0) },
      { phase: 'FINAL' },
      90_000,
    ],
  ])('reads them again when %s', async (_case, before, after, milliseconds) => {
    jest.useFakeTimers();
    const clock = { now: NOON };
    const engagement = serviceWith([tournamentOf('a', { canRegister: false, ...before })]);
    const services = fakeServices({ path: '/en/tournaments/' }, { engagement, now: () => clock.now });
    services.session.set(signedInSession());
    renderPage(Component, { services, mocks: [gateAnswer({}, TournamentsDocument)] });
    await screen.findByRole('article', { name: 'Tournament a' });
    engagement.on(LIST, tournamentsOf([tournamentOf('a', { canRegister: false, ...before, ...after })], 2));
    const phase = { RUNNING: 'Running', SETTLING: 'Ended, result pending', FINAL: 'Final result' };
    const expected = phase[after.phase as keyof typeof phase];
    expect(cardOf('Tournament a').queryByText(expected)).toBeNull();
    clock.now = NOON + milliseconds;
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(cardOf('Tournament a').getByText(expected)).toBeTruthy();
  });

  it('keeps the tournaments while they may be out of date', async () => {
    const engagement = serviceWith([tournamentOf('a')]);
    open(engagement);
    await screen.findByRole('article', { name: 'Tournament a' });
    engagement.on(LIST, () => ({ status: 503, body: undefined }));
    act(() => engagement.announce({ type: 'changed', parts: ['tournaments'], version: 2 }));
    expect(await screen.findByText(/may be out of date/)).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Tournament a' })).toBeTruthy();
  });
});

describe('registration', () => {
  it('registers and shows the status', async () => {
    const engagement = serviceWith([tournamentOf('a')]);
    engagement.on(registration('a'), { tournament: registered('a'), version: 2 });
    open(engagement);
    await userEvent.click(await screen.findByRole('button', { name: 'Register for free' }));
    expect(await screen.findByText('You’re registered')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Register/ })).toBeNull();
  });

  it.each<[Partial<Tournament>, RegExp]>([
    [{ refusal: 'REGISTRATION_CLOSED' }, /Registration for this tournament is closed/],
    [{ refusal: 'REGISTRATION_CLOSED', phase: 'ANNOUNCED' }, /Registration opens 26\/11\/2026/],
    [{ refusal: 'FULL' }, /This tournament is full/],
    [
      { refusal: 'NOT_ENOUGH_POINTS', cost: 50, costValue: { amountMinor: 50, currency: 'EUR' } },
      /Registration costs 50 points \(worth €0.50\). You have 30 points \(worth €0.30\)/,
    ],
    [{ refusal: 'KYC_REQUIRED' }, /Verify your identity to take part/],
  ])('says why it is not possible: %j', async (change, text) => {
    open(serviceWith([tournamentOf('a', { canRegister: false, ...change })]));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Register/ })).toBeNull();
  });

  it.each<[Partial<Tournament>, RegExp]>([
    [{ status: 'REGISTERED' }, /Your rounds count until 29\/11\/2026/],
    [{ status: 'REGISTERED', phase: 'REGISTRATION' }, /Your rounds count from 28\/11\/2026/],
    [
      { status: 'PENDING', playersMin: 50, cost: 50, costValue: { amountMinor: 50, currency: 'EUR' } },
      /needs 50 players; 40 registered so far.*You get your 50 points \(worth €0.50\) back/,
    ],
    [{ status: 'QUALIFIED_PENDING_REGISTRATION', canRegister: true }, /You’ve reached the required level/],
    [
      { status: 'REGISTERED_PENDING_QUALIFICATION', qualifyingLevel: 3 },
      /Your rounds count once you reach level 3/,
    ],
    [{ status: 'UNKNOWN' }, /We can’t check your registration right now/],
    [{ status: 'FINISHED', phase: 'SETTLING' }, /final once the last rounds are settled/],
    [{ status: 'FINISHED', phase: 'FINAL' }, /You didn’t take part/],
  ])('describes its status: %j', async (change, text) => {
    open(serviceWith([tournamentOf('a', { canRegister: false, ...change })]));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('explains a refusal of the service, and reads again', async () => {
    const engagement = serviceWith([tournamentOf('a')]);
    engagement.on(registration('a'), () => ({ status: 409, body: { code: 'FULL', blocks: [] } }));
    open(engagement);
    await userEvent.click(await screen.findByRole('button', { name: 'Register for free' }));
    expect(await screen.findByText('This tournament is full.')).toBeTruthy();
    await waitFor(() =>
      expect(
        engagement.calls.filter(({ path }) => path.startsWith(`${TOURNAMENT_PATHS.tournaments}?`)),
      ).toHaveLength(2),
    );
  });

  it('may be repeated after a lost answer', async () => {
    const engagement = serviceWith([tournamentOf('a')]);
    engagement.on(registration('a'), () => Promise.reject(new Error('lost')));
    open(engagement);
    const button = await screen.findByRole('button', { name: 'Register for free' });
    await userEvent.click(button);
    expect(await screen.findByText(/Trying again is safe/)).toBeTruthy();
    engagement.on(registration('a'), { tournament: registered('a'), version: 2 });
    await userEvent.click(button);
    expect(await screen.findByText('You’re registered')).toBeTruthy();
    expect(screen.queryByText(/Trying again is safe/)).toBeNull();
  });

  it.each<[Partial<Tournament>, Leaderboard['me'], RegExp]>([
    [{ phase: 'CANCELLED', status: 'CANCELLED' }, null, /^Cancelled: fewer than 2 players registered\.$/],
    [
      {
        phase: 'CANCELLED',
        status: 'CANCELLED',
        cost: 50,
        costValue: { amountMinor: 50, currency: 'EUR' },
      },
      { place: null, score: 0, rounds: 0 },
      /Your 50 points \(worth €0.50\) have been returned/,
    ],
    [
      { phase: 'FINAL', status: 'FINISHED' },
      { place: null, score: 0, rounds: 2 },
      /None of your rounds counted/,
    ],
    [
      { phase: 'FINAL', status: 'FINISHED' },
      { place: 1, score: 900, rounds: 2 },
      /Your prize: €50.00 in cash/,
    ],
    [
      { phase: 'FINAL', status: 'FINISHED' },
      { place: 7, score: 90, rounds: 2 },
      /Your prize: 150 points \(worth €1.50\)/,
    ],
    [{ phase: 'FINAL', status: 'FINISHED' }, { place: 21, score: 9, rounds: 2 }, /No prize for this place/],
  ])('names the outcome %j for %j', async (change, me, text) => {
    const leaderboard = { rows: [], me, players: 40 };
    open(serviceWith([tournamentOf('a', { canRegister: false, leaderboard, ...change })]));
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('one tournament', () => {
  const rowTexts = (): readonly string[] =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent ?? '');

  it.each<[Tournament['scoring'], string, RegExp, RegExp | undefined]>([
    [
      { kind: 'wager', hourlyCapMinor: 5_000, currency: 'EUR' },
      '€25.50',
      /total of your real-money stakes/,
      /at most €50.00 counts in any one hour/,
    ],
    [{ kind: 'multiple', minStakeMinor: 10, currency: 'EUR' }, '25.50×', /Your best round counts/, undefined],
    [
      { kind: 'rounds', minStakeMinor: 10, currency: 'EUR', hourlyCap: 60 },
      '2,550',
      /Each round counts as 1/,
      /at most 60 rounds count in any one hour/,
    ],
    [
      {
        kind: 'points',
        minStakeMinor: 10,
        currency: 'EUR',
        hourlyCap: 200,
        steps: [{ multiple: 5, points: 10 }],
      },
      '2,550',
      /Each round scores by its payout/,
      /your score rises by at most 200 in any one hour/,
    ],
  ])('states scores in their unit, and the rule with its cap: %j', async (scoring, score, rule, cap) => {
    open(serviceWith([tournamentOf('a', { scoring })]), '?tournament=a');
    expect(await screen.findByRole('cell', { name: score })).toBeTruthy();
    expect(screen.getByText(rule)).toBeTruthy();
    if (cap) expect(screen.getByText(cap)).toBeTruthy();
    else expect(screen.queryByText(/Fair pace/)).toBeNull();
  });

  it('states the rules about late rounds and equal scores', async () => {
    open(serviceWith([tournamentOf('a')]), '?tournament=a');
    expect(
      await screen.findByText(/Rounds placed before 29\/11\/2026.*settled before 29\/11\/2026/),
    ).toBeTruthy();
    expect(screen.getByText(/reached the score first takes the better place/)).toBeTruthy();
  });

  it('states the conditions with links to games and studios', async () => {
    open(
      serviceWith([
        tournamentOf('a', { games: ['ember-hollow'], studios: ['emberwick'], qualifyingLevel: 2 }),
      ]),
      '?tournament=a',
      [GAME, STUDIO],
    );
    const card = within(await screen.findByRole('article', { name: 'Tournament a' }));
    expect(fact(card, 'Level')).toBe('From level 2');
    expect(fact(card, 'Minimum stake')).toBe('€0.10');
    expect((await card.findByRole('link', { name: 'Ember Hollow' })).getAttribute('href')).toBe(
      '/en/games/ember-hollow/',
    );
    expect((await card.findByRole('link', { name: 'Emberwick Games' })).getAttribute('href')).toBe(
      '/en/game-studio/emberwick/',
    );
  });

  it('follows its leaderboard and shows places as they arrive, with the player’s own row marked', async () => {
    const engagement = serviceWith([registered('a'), tournamentOf('b')]);
    open(engagement, '?tournament=a');
    expect(await screen.findByText('No place yet')).toBeTruthy();
    await waitFor(() =>
      expect([...engagement.followers].flatMap(({ tournaments }) => tournaments ?? [])).toEqual(['a', 'b']),
    );
    act(() =>
      engagement.announce({
        type: 'leaderboard',
        tournamentId: 'a',
        leaderboard: {
          rows: [
            { place: 1, name: 'AB***', score: 300, isMe: false },
            { place: 2, name: 'ME***', score: 250, isMe: true },
          ],
          me: { place: 2, score: 250, rounds: 3 },
          players: 41,
        },
      }),
    );
    expect(rowTexts()).toEqual(['1AB*** 3.00×', '2ME*** You2.50×']);
    expect(screen.getByText('Best win: 2.50× · 3 rounds counted')).toBeTruthy();
  });

  it('shows the player’s own row below the best places', async () => {
    const leaderboard = {
      rows: [{ place: 1, name: 'AB***', score: 300, isMe: false }],
      me: { place: 1_234, score: 100, rounds: 1 },
      players: 9_000,
    };
    open(serviceWith([registered('a', { leaderboard })]), '?tournament=a');
    await screen.findByRole('table');
    expect(rowTexts()).toEqual(['1AB*** 3.00×', '1,234 You1.00×']);
  });

  it('prefers a later answer to an earlier message', async () => {
    const engagement = serviceWith([registered('a')]);
    open(engagement, '?tournament=a');
    await screen.findByText('No place yet');
    const leaderboard = { rows: [], me: { place: 5, score: 1, rounds: 1 }, players: 41 };
    act(() => engagement.announce({ type: 'leaderboard', tournamentId: 'a', leaderboard }));
    expect(await screen.findByText('Best win: 0.01× · 1 round counted')).toBeTruthy();
    engagement.on(
      LIST,
      tournamentsOf(
        [registered('a', { leaderboard: { ...leaderboard, me: { place: 4, score: 2, rounds: 2 } } })],
        2,
      ),
    );
    act(() => engagement.announce({ type: 'changed', parts: ['tournaments'], version: 2 }));
    expect(await screen.findByText('Best win: 0.02× · 2 rounds counted')).toBeTruthy();
  });

  it('explains that a tournament is no longer shown', async () => {
    open(serviceWith([tournamentOf('a')]), '?tournament=gone');
    expect(await screen.findByText('This tournament is no longer shown')).toBeTruthy();
  });
});
