import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  answer,
  fakeServices,
  renderPage,
  type FakeServices,
  type FakeWorld,
  type GraphqlMock,
  signedInSession,
  streamingWallet,
} from '@foyer/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CloseGameSessionDocument,
  LaunchGameDocument,
  PlaySessionDocument,
} from '../../features/game-frame/GameFrame.generated.ts';
import { LAUNCH } from '../../features/game-frame/gameFrame.fixture.ts';
import {
  aGame,
  aSlice,
  personalized,
  someGames,
  type AnyGame,
} from '../../features/catalogue/games.fixture.ts';
import { GamePageDocument, MoreOfStudioDocument } from './GamePage.generated.ts';
import { Component } from './GamePage.tsx';

const { netMinor: _net, sessionStart: _start, jurisdiction, ...launched } = LAUNCH;
const LAUNCHED = answer(LaunchGameDocument, {
  __typename: 'Mutation',
  launchGame: {
    __typename: 'GameLaunch',
    ...launched,
    jurisdiction: { __typename: 'GameJurisdiction', ...jurisdiction },
  },
});
const CLOSED = answer(CloseGameSessionDocument, {
  __typename: 'Mutation',
  closeGameSession: { __typename: 'CloseGameSessionResult', closed: true },
});
const POSITION = answer(PlaySessionDocument, {
  __typename: 'Query',
  viewer: {
    __typename: 'Viewer',
    id: 'p',
    sessionPosition: { __typename: 'SessionPosition', startedAt: '2026-11-21T11:00:00.000Z', net: 0 },
  },
});
const MORE = answer(MoreOfStudioDocument, personalized({ games: aSlice(someGames(2)) }));

interface SceneOptions {
  readonly game?: Partial<AnyGame>;
  readonly world?: FakeWorld;
  readonly mocks?: readonly GraphqlMock[];
  readonly isPlayer?: boolean;
}

function open({ game = {}, world = {}, mocks = [], isPlayer = false }: SceneOptions = {}): FakeServices {
  const services = fakeServices({ path: '/en/games/lemon-pier/', ...world });
  if (isPlayer) signIn(services);
  const page = answer(GamePageDocument, personalized({ game: aGame('Lemon Pier', game) }));
  renderPage(Component, { params: { slug: 'lemon-pier' }, services, mocks: [page, MORE, ...mocks] });
  return services;
}

function signIn(services: FakeServices): void {
  services.session.set(signedInSession());
}

beforeAll(() => {
  // jsdom has no scrolling layout; newer browsers return a promise.
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value: () => Promise.resolve(),
  });
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fact = (label: string) =>
  screen.getAllByText(label).map((term) => term.nextElementSibling?.textContent)[0];

describe('the page of a game', () => {
  it('shows the facts of the game as the server returns them', async () => {
    open({ game: { rtp: { __typename: 'ReturnToPlayer', exact: '36/37', basisPoints: 9_730 } } });
    expect(await screen.findByRole('heading', { name: 'Lemon Pier', level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'By Saltmarsh' }).getAttribute('href')).toBe(
      '/en/game-studio/saltmarsh/',
    );
    expect(fact('Return to player')).toBe('97% (exactly 36/37)');
    expect(fact('Hit rate')).toBe('28%');
    expect(fact('Maximum win')).toBe('5,000× the stake');
    expect(fact('Stake per round')).toBe('€0.20 to €100.00');
    expect(fact('Features')).toBe('Wild symbols, Free spins');
  });

  it('hides the return to player where the brand hides it', async () => {
    renderPage(Component, {
      params: { slug: 'lemon-pier' },
      services: fakeServices({ features: { ShowRTP: false } }),
      mocks: [answer(GamePageDocument, personalized({ game: aGame('Lemon Pier') })), MORE],
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Return to player')).toBeNull();
  });

  it('shows a message when the game does not exist', async () => {
    const { services } = renderPage(Component, {
      params: { slug: 'removed-game' },
      mocks: [answer(GamePageDocument, personalized({ game: null }))],
    });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(services.navigation.setTitle).toHaveBeenLastCalledWith('Page not found');
  });

  it('lets a visitor play the demo where the licence allows it', async () => {
    open({ mocks: [LAUNCHED, CLOSED] });
    await press('Play demo');
    const frame = await screen.findByTitle('Game: Lemon Pier');
    expect(frame.getAttribute('src')).toBe(LAUNCH.url);
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(screen.getByText('Play money')).toBeTruthy();
    expect(frame.dataset['gameFrame']).toBe('');
    await press('Exit game');
    expect(await screen.findByRole('button', { name: 'Play demo' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Sign in to play for real money');
  });

  it('offers no demo of a game without one', async () => {
    open({ game: { isDemoAllowed: false } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Play demo' })).toBeNull();
  });

  it('opens the demo that a tile requested', async () => {
    open({ world: { path: '/en/games/lemon-pier/?play=demo' }, mocks: [LAUNCHED, CLOSED] });
    expect(await screen.findByTitle('Game: Lemon Pier')).toBeTruthy();
  });

  it('sends a visitor to sign in and back here, ready to start', async () => {
    const services = open();
    await press('Sign in to play for real money');
    expect(services.session.signIn).toHaveBeenCalledWith({ redir: '/en/games/lemon-pier/?play=ready' });
    expect(screen.queryByTitle('Game: Lemon Pier')).toBeNull();
  });

  it('starts nothing automatically after signing in, but focuses the play button', async () => {
    open({ world: { path: '/en/games/lemon-pier/?play=ready' }, isPlayer: true });
    expect(await screen.findByText('You’re signed in. Start the game when you’re ready.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Play for real money');
    expect(screen.queryByTitle('Game: Lemon Pier')).toBeNull();
  });

  it('plays for real money with a visible clock, and has skip links on both sides of the frame', async () => {
    open({ isPlayer: true, mocks: [LAUNCHED, POSITION, CLOSED] });
    await press('Play for real money');
    await screen.findByTitle('Game: Lemon Pier');
    expect(screen.getByRole('link', { name: 'Skip the game' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the start of the game' })).toBeTruthy();
    expect(screen.queryByText('Play money')).toBeNull();
  });

  it('reports a low balance before the game does', async () => {
    const services = open({ isPlayer: true });
    await screen.findByRole('heading', { level: 1 });
    act(() =>
      services.wallet.set(streamingWallet({ balance: 19, minimumDeposit: 2_000, minimumWithdrawal: 2_000 })),
    );
    expect(screen.getByText('Your balance is below this game’s minimum stake of €0.20.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/en/deposit/');
  });

  it.each([
    ['SELF_EXCLUDED', 'You’re self-excluded', []],
    ['LIMIT_REACHED', 'You’ve reached your limit', ['/en/profile/limits/']],
    ['KYC_REQUIRED', 'Verify your identity first', ['/en/profile/dashboard/']],
    ['ACCOUNT_CLOSED', 'Your account is closed', ['mailto:care@aurora.test']],
    ['PROVIDER_UNAVAILABLE', 'The game provider isn’t responding', ['/en/games/']],
  ] as const)('explains %s and what to do next', async (reason, title, hrefs) => {
    const refused = answer(LaunchGameDocument, {
      __typename: 'Mutation',
      launchGame: { __typename: 'GameLaunchRefusal', reasons: [reason], until: null },
    });
    open({ isPlayer: true, mocks: [refused, POSITION] });
    await press('Play for real money');
    const heading = await screen.findByText(title);
    const notice = heading.closest('[role="status"], [role="alert"]');
    const links = within(notice instanceof HTMLElement ? notice : document.body)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
    for (const href of hrefs) expect(links).toContain(href);
    if (reason === 'SELF_EXCLUDED') expect(links.some((href) => href?.includes('/games/'))).toBe(false);
  });
});
