import { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCache } from '@foyer/data';
import { GAME_BUSY_WATCHDOG_MS, GAME_READY_WATCHDOG_MS } from '@foyer/kernel/game-host';
import { money } from '@foyer/money';
import {
  answer,
  fakeServices,
  mockLink,
  refuse,
  type FakeServices,
  type GraphqlMock,
  signedInSession,
} from '@foyer/platform/testing';
import { createGameFrame, type GameFrame } from './createGameFrame.ts';
import { CloseGameSessionDocument, LaunchGameDocument, PlaySessionDocument } from './GameFrame.generated.ts';
import { LAUNCH, NONCE } from './gameFrame.fixture.ts';
import { gateOfOpenGames } from './openGames.ts';

const { netMinor: _net, sessionStart: _start, jurisdiction, ...launched } = LAUNCH;
const LAUNCHED = answer(LaunchGameDocument, {
  __typename: 'Mutation',
  launchGame: {
    __typename: 'GameLaunch',
    ...launched,
    jurisdiction: { __typename: 'GameJurisdiction', ...jurisdiction },
  },
});
const POSITION = answer(PlaySessionDocument, {
  __typename: 'Query',
  viewer: {
    __typename: 'Viewer',
    id: 'p',
    sessionPosition: { __typename: 'SessionPosition', startedAt: '2026-11-21T11:00:00.000Z', net: -500 },
  },
});

interface Scene {
  readonly services: FakeServices;
  readonly gameFrame: GameFrame;
  readonly received: unknown[];
  readonly shown: string[];
  readonly closed: unknown[];
  post(body: object): void;
}

let scene: Scene;

function createScene(mocks: readonly GraphqlMock[] = [LAUNCHED, POSITION]): Scene {
  const closed: unknown[] = [];
  const closing = answer(CloseGameSessionDocument, ({ input }) => {
    closed.push(input.gameSessionId);
    return {
      __typename: 'Mutation',
      closeGameSession: { __typename: 'CloseGameSessionResult', closed: true },
    } as const;
  });
  const services = {
    ...fakeServices(),
    apollo: new ApolloClient({ cache: createCache(), link: mockLink([...mocks, closing]) }),
  };
  services.session.set(signedInSession());
  const iframe = document.createElement('iframe');
  document.body.append(iframe);
  const received: unknown[] = [];
  const shown: string[] = [];
  if (iframe.contentWindow)
    iframe.contentWindow.postMessage = ((message: unknown, target: unknown) =>
      received.push([message, target])) as typeof window.postMessage;
  const gameFrame = createGameFrame({
    services,
    game: { id: 'lemon-pier', slug: 'lemon-pier', isLiveCasinoGame: false },
    page: window,
    frame: () => iframe,
    show: (interruption) => shown.push(interruption),
    onLeft: () => shown.push('left'),
  });
  const post = (body: object): void => {
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: LAUNCH.origin,
        source: iframe.contentWindow,
        data: { v: 1, nonce: NONCE, ...body },
      }),
    );
  };
  return { services, gameFrame, received, shown, closed, post };
}

const types = () => scene.received.map((entry) => (entry as [{ type: string }])[0].type);

/** Waits for pending responses; far shorter than any watchdog. */
async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await jest.advanceTimersByTimeAsync(10);
}

async function launch(mocks?: readonly GraphqlMock[], mode: 'REAL' | 'DEMO' = 'REAL'): Promise<void> {
  scene = createScene(mocks);
  scene.gameFrame.send({ type: 'play-pressed', mode });
  await flushTasks();
}

async function play(): Promise<void> {
  await launch();
  scene.post({ type: 'hello' });
  scene.post({ type: 'ready' });
  scene.post({ type: 'idle' });
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  scene.gameFrame.close();
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('game frame', () => {
  it('is initialised with the session so far, in messages to its own origin only', async () => {
    await launch();
    scene.post({ type: 'hello' });
    expect(scene.received).toHaveLength(1);
    const [message, target] = scene.received[0] as [Record<string, unknown>, string];
    expect(target).toBe(LAUNCH.origin);
    expect(message).toMatchObject({
      v: 1,
      nonce: NONCE,
      type: 'init',
      locale: 'en',
      initialNet: -500,
      sessionStart: Date.parse('2026-11-21T11:00:00.000Z'),
      muted: false,
    });
    expect(message['jurisdictionFlags']).toEqual(jurisdiction);
  });

  it('fails closed when it is not ready in ten seconds, and can be opened again', async () => {
    await launch();
    jest.advanceTimersByTime(GAME_READY_WATCHDOG_MS - 100);
    expect(scene.gameFrame.current().status).toBe('open');
    jest.advanceTimersByTime(200);
    expect(scene.gameFrame.current()).toMatchObject({ status: 'failed', cause: 'NOT_READY' });
    await flushTasks();
    expect(scene.closed).toEqual(['session-1']);
    scene.gameFrame.send({ type: 'play-pressed', mode: 'REAL' });
    await flushTasks();
    expect(scene.gameFrame.current()).toMatchObject({ status: 'open', attempt: 2 });
  });

  it('reports balance changes from other sources to the game, but not its own', async () => {
    await play();
    const moved = (moneyType: string) =>
      scene.services.bus.emit('wallet.changed', {
        moneyType,
        amount: money(100, 'EUR'),
        balance: money(1100, 'EUR'),
        version: 2,
      });
    moved('CasinoWin');
    expect(types()).not.toContain('refreshBalance');
    moved('Deposit');
    expect(types().filter((type) => type === 'refreshBalance')).toHaveLength(1);
  });

  it('announces its rounds, refreshes the wallet and sends the game its net position', async () => {
    await play();
    const events: string[] = [];
    scene.services.bus.on('game.round-started', ({ roundId }) => events.push(`started ${roundId}`));
    scene.services.bus.on('game.round-finished', ({ stake, returned }) =>
      events.push(`finished ${stake.minor} ${returned.minor}`),
    );
    scene.post({ type: 'busy', roundId: 'round-1' });
    scene.post({ type: 'roundResult', roundId: 'round-1', stake: 100, return: 250, ccy: 'EUR' });
    scene.post({ type: 'idle' });
    expect(events).toEqual(['started round-1', 'finished 100 250']);
    expect(scene.services.wallet.refresh).toHaveBeenCalledTimes(1);
    expect(scene.received.at(-1)).toEqual([
      { v: 1, nonce: NONCE, type: 'setNetPosition', minor: -350 },
      LAUNCH.origin,
    ]);
    expect(scene.services.storage.recentlyPlayedGames()).toEqual(['lemon-pier']);
  });

  it.each<[string, () => void]>([
    ['is refused', () => scene.post({ type: 'idle' })],
    ['ends with the game', () => scene.post({ type: 'fatal', code: 'PLAYER_BLOCKED' })],
    ['is left', () => scene.gameFrame.close()],
  ])('finishes a round without a result once: it %s', async (_case, end) => {
    await play();
    const finished: number[] = [];
    scene.services.bus.on('game.round-finished', ({ stake }) => finished.push(stake.minor));
    scene.post({ type: 'busy', roundId: 'round-1' });
    end();
    scene.post({ type: 'idle' });
    expect(finished).toEqual([0]);
  });

  it('lets the round end before an overlay pauses it, and gets the focus back afterwards', async () => {
    await play();
    scene.post({ type: 'busy', roundId: 'round-1' });
    scene.services.overlays.set({ status: 'open', request: { variant: 'search', content: {} } });
    expect(types()).toEqual(['init']);
    scene.post({ type: 'idle' });
    expect(types()).toEqual(['init', 'pause']);
    scene.services.overlays.set({ status: 'closed' });
    expect(types()).toEqual(['init', 'pause', 'resume', 'refreshBalance']);
    expect(document.activeElement?.tagName).toBe('IFRAME');
  });

  it('starts no round while a reality check is due, and resumes when the check could not be shown', async () => {
    await play();
    scene.services.guards.set([{ id: 'reality-check', status: 'active' }]);
    expect(types()).toEqual(['init', 'pause']);
    scene.services.guards.set([]);
    expect(types()).toEqual(['init', 'pause', 'resume', 'refreshBalance']);
  });

  it('is paused once for a reality check, and resumes when its overlay closes', async () => {
    await play();
    const check = {
      elapsedMs: 0,
      sinceLastMs: 0,
      wagered: money(0, 'EUR'),
      won: money(0, 'EUR'),
      net: money(0, 'EUR'),
      onLeave: () => undefined,
      onHistory: () => undefined,
      onLimits: () => undefined,
    };
    scene.services.guards.set([{ id: 'reality-check', status: 'active' }]);
    scene.services.overlays.set({ status: 'open', request: { variant: 'reality-check', content: check } });
    scene.services.overlays.set({ status: 'closed' });
    scene.services.guards.set([]);
    expect(types()).toEqual(['init', 'pause', 'resume', 'refreshBalance']);
  });

  it('shows a reality check when a round does not end', async () => {
    await play();
    scene.post({ type: 'busy', roundId: 'round-1' });
    const check = {
      elapsedMs: 0,
      sinceLastMs: 0,
      wagered: money(0, 'EUR'),
      won: money(0, 'EUR'),
      net: money(0, 'EUR'),
      onLeave: () => undefined,
      onHistory: () => undefined,
      onLimits: () => undefined,
    };
    scene.services.overlays.set({ status: 'open', request: { variant: 'reality-check', content: check } });
    jest.advanceTimersByTime(GAME_BUSY_WATCHDOG_MS);
    expect(scene.received.at(-1)).toEqual([
      { v: 1, nonce: NONCE, type: 'pause', reason: 'reality-check' },
      LAUNCH.origin,
    ]);
  });

  it('shows what the game requests once it is paused', async () => {
    await play();
    scene.post({ type: 'openCashier' });
    expect(types().at(-1)).toBe('pause');
    expect(scene.shown).toEqual(['cashier']);
  });

  it('prevents a replacement of this remote while money is in play', async () => {
    expect(gateOfOpenGames()).toBe('allow');
    await play();
    expect(gateOfOpenGames()).toBe('block');
    scene.gameFrame.send({ type: 'leave-pressed' });
    expect(gateOfOpenGames()).toBe('allow');
    expect(scene.shown).toEqual(['left']);
  });

  it('stops when the session ends, and when the page is closed', async () => {
    await play();
    scene.services.session.set({ status: 'LOGGED_OUT', reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' });
    expect(scene.gameFrame.current()).toMatchObject({ status: 'failed', cause: 'SESSION_ENDED' });
    await play();
    scene.gameFrame.close();
    await flushTasks();
    expect(scene.closed).toEqual(['session-1']);
    expect(gateOfOpenGames()).toBe('allow');
  });

  it('counts and ignores malformed messages, and reports them once', async () => {
    await play();
    for (let index = 0; index < 500; index += 1)
      scene.post({
        type: 'roundResult',
        roundId: 'round-1',
        stake: -1,
        return: 1e300,
        ccy: 'EUR',
        nonce: NONCE,
      });
    scene.post({ type: 'fatal', code: 'INTERNAL', nonce: 'an-old-one' });
    expect(scene.gameFrame.current().status).toBe('open');
    scene.gameFrame.send({ type: 'leave-pressed' });
    expect(scene.services.telemetry.failed).toHaveBeenCalledTimes(1);
    expect(scene.services.telemetry.failed).toHaveBeenCalledWith(
      'casino.game-frame',
      expect.objectContaining({ message: expect.stringContaining('501 messages') }),
    );
  });
});

describe('failed launch', () => {
  it('keeps the reasons of a refusal', async () => {
    const refusal = answer(LaunchGameDocument, {
      __typename: 'Mutation',
      launchGame: {
        __typename: 'GameLaunchRefusal',
        reasons: ['SELF_EXCLUDED'],
        until: '2027-01-01T00:00:00.000Z',
      },
    });
    await launch([refusal, POSITION]);
    expect(scene.gameFrame.current()).toMatchObject({
      status: 'refused',
      reasons: ['SELF_EXCLUDED'],
      until: '2027-01-01T00:00:00.000Z',
    });
  });

  it('asks for a sign-in when the token is invalid, and offers a retry for other errors', async () => {
    await launch([refuse(LaunchGameDocument, 'AuthenticationFailure'), POSITION]);
    expect(scene.gameFrame.current()).toMatchObject({ status: 'refused', reasons: ['SIGN_IN_REQUIRED'] });
    await launch([refuse(LaunchGameDocument, 'ServiceUnavailableFailure'), POSITION]);
    expect(scene.gameFrame.current()).toMatchObject({ status: 'failed', cause: 'LAUNCH_FAILED' });
  });

  it('opens the game with a net position of zero when the session cannot be loaded', async () => {
    await launch([LAUNCHED, refuse(PlaySessionDocument, 'ServiceUnavailableFailure')]);
    expect(scene.gameFrame.current()).toMatchObject({ status: 'open', netMinor: 0 });
  });

  it('does not request the session for play money', async () => {
    await launch([LAUNCHED], 'DEMO');
    expect(scene.gameFrame.current()).toMatchObject({ status: 'open', mode: 'DEMO', netMinor: 0 });
    expect(gateOfOpenGames()).toBe('ask');
    scene.gameFrame.close();
    expect(gateOfOpenGames()).toBe('allow');
  });
});
