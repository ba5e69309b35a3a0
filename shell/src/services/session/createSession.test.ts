import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '../bus/createBus.ts';
import type { IdentityProvider } from './adapters/identityProvider.ts';
import { IdentityFailure } from './adapters/identityProvider.ts';
import type { TabMessage, Tabs } from './adapters/tabs.ts';
import { createSession, type SessionPorts, type ShellSession } from './createSession.ts';
import type { Tokens } from './tokens.ts';
import { readClaims } from './tokens.ts';

const LIFE_MS = 300_000;
const HANDOVER_MS = 5; // message delay between tabs, longer than the release of the lock

/** A fake browser: tabs with a channel between them and a shared lock. */
function createBrowser() {
  const listeners = new Set<(message: TabMessage) => void>();
  let queue: Promise<unknown> = Promise.resolve();
  return {
    openTab(): Tabs {
      let own: ((message: TabMessage) => void) | undefined;
      return {
        post(message) {
          const others = [...listeners].filter((listener) => listener !== own);
          setTimeout(() => others.forEach((listener) => listener(message)), HANDOVER_MS);
        },
        listen(listener) {
          own = listener;
          listeners.add(listener);
        },
        exclusively<Result>(work: () => Promise<Result>) {
          const turn = queue.then(work, work);
          queue = turn.catch(() => undefined);
          return turn;
        },
      };
    },
  };
}

function jwt(claims: Record<string, unknown>): string {
  return `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.s`;
}

/** A fake identity server with rotation: a refresh token works once; a second use ends the session. */
interface Server {
  refreshes: number;
  silentSignIns: number;
  isSignedIn: boolean;
  isDown: boolean;
  issue(): Tokens;
  readonly provider: IdentityProvider;
}

function createServer(): Server {
  let generation = 0;
  const server: Server = {
    refreshes: 0,
    silentSignIns: 0,
    isSignedIn: true,
    isDown: false,
    issue(): Tokens {
      generation += 1;
      const accessToken = jwt({
        player_id: 'aino',
        sid: 's1',
        flow: 'Identity',
        iat: Date.now() / 1000,
        exp: (Date.now() + LIFE_MS) / 1000,
        auth_time: 1,
        jti: generation,
      });
      const claims = readClaims(accessToken);
      if (!claims) throw new Error('unreadable');
      return { accessToken, refreshToken: `r${generation}`, idToken: 'id', claims };
    },
    provider: {
      async restore() {
        server.silentSignIns += 1;
        if (server.isDown) throw new IdentityFailure('unreachable', 'down');
        return server.isSignedIn ? server.issue() : undefined;
      },
      async renew(tokens) {
        server.refreshes += 1;
        if (server.isDown) throw new IdentityFailure('unreachable', 'down');
        if (!server.isSignedIn || tokens.refreshToken !== `r${generation}`)
          throw new IdentityFailure('refused', 'used twice');
        return server.issue();
      },
      signIn: async () => undefined,
      signUp: async () => undefined,
      finishSignIn: async () => ({ tokens: server.issue(), journey: {} }),
      signOut: async () => undefined,
    },
  };
  return server;
}

function openTab(tabs: Tabs, server: Server, overrides: Partial<SessionPorts> = {}): ShellSession {
  const session = createSession({
    tabs,
    bus: createBus(() => undefined),
    provider: async () => server.provider,
    now: () => Date.now(),
    observeTime: () => undefined,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    after(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    hint: { exists: () => false, set: () => undefined, clear: () => undefined },
    clearPlayerData: async () => undefined,
    leave: () => undefined,
    signedOutHref: (reason) => `/en/login/?logoutReason=${reason}`,
    report: () => undefined,
    ...overrides,
  });
  // the player services answer with the player
  session.subscribe(() => {
    const held = session.heldSession();
    if (held) session.playerRead(held, true);
  });
  return session;
}

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) }));
afterEach(() => void jest.useRealTimers());

async function openTabs(count: number, server: Server): Promise<ShellSession[]> {
  const browser = createBrowser();
  const sessions = Array.from({ length: count }, () => openTab(browser.openTab(), server));
  for (const session of sessions) void session.restore();
  await jest.advanceTimersByTimeAsync(3_000);
  return sessions;
}

describe('ten tabs', () => {
  it('send one request to the identity server when they open, and one when the token expires', async () => {
    const server = createServer();
    const tabs = await openTabs(10, server);
    expect(tabs.map((tab) => tab.current().status)).toEqual(Array(10).fill('LOGGED_IN'));
    expect(server.silentSignIns).toBe(1);
    await jest.advanceTimersByTimeAsync(LIFE_MS);
    expect(server.refreshes).toBe(1);
    expect(tabs.map((tab) => tab.current().status)).toEqual(Array(10).fill('LOGGED_IN'));
    const accessTokens = await Promise.all(tabs.map((tab) => tab.accessToken()));
    expect(new Set(accessTokens).size).toBe(1);
  });

  it('refresh once when the API rejects all of them at the same moment', async () => {
    const server = createServer();
    const tabs = await openTabs(10, server);
    const refused = (await tabs[0]?.accessToken()) ?? '';
    const answers = Promise.all(tabs.map((tab) => tab.reauthenticate(refused)));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(server.refreshes).toBe(1);
    expect(new Set(await answers).size).toBe(1);
    expect(await answers).not.toContain(refused);
  });

  it('are all signed out within 5 s when one signs out', async () => {
    const tabs = await openTabs(10, createServer());
    await tabs[3]?.signOut();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(tabs.map((tab) => tab.current().status)).toEqual(Array(10).fill('LOGGED_OUT'));
  });
});

describe('a sign-in', () => {
  it('carries the parameters that an earlier page has left (requirements/routes#layouts)', async () => {
    const server = createServer();
    const signIn = jest.fn<IdentityProvider['signIn']>(async () => undefined);
    const session = openTab(createBrowser().openTab(), server, {
      provider: async () => ({ ...server.provider, signIn }),
    });
    session.carry({ amount: '50', paymentMethod: 'card' });
    await session.signIn({ redir: '/en/games/', carry: { amount: '20' } });
    expect(signIn).toHaveBeenCalledWith({
      redir: '/en/games/',
      carry: { amount: '20', paymentMethod: 'card' },
    });
  });
});

describe('a sign-out by the player (requirements/states#session, requirements/routes#product-mode)', () => {
  it('ends at the provider with the address of the page that follows', async () => {
    const server = createServer();
    const signOut = jest.fn<IdentityProvider['signOut']>(async () => undefined);
    const session = openTab(createBrowser().openTab(), server, {
      provider: async () => ({ ...server.provider, signOut }),
      signedOutHref: (reason) => `/en/sports/?a=1&logoutReason=${reason}`,
    });
    void session.restore();
    await jest.advanceTimersByTimeAsync(1_000);
    await session.signOut();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(signOut).toHaveBeenCalledWith(expect.anything(), '/en/sports/?a=1&logoutReason=LOGGED_OUT');
  });

  it('ends a session that is restored after it', async () => {
    const server = createServer();
    const signOut = jest.fn<IdentityProvider['signOut']>(async () => undefined);
    const session = openTab(createBrowser().openTab(), server, {
      provider: async () => ({ ...server.provider, signOut }),
    });
    void session.signOut();
    void session.restore();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('leaves with the reason when the provider does not answer', async () => {
    const server = createServer();
    const leave = jest.fn();
    const session = openTab(createBrowser().openTab(), server, {
      provider: async () => ({ ...server.provider, signOut: () => Promise.reject(new Error('down')) }),
      leave,
    });
    void session.restore();
    await jest.advanceTimersByTimeAsync(1_000);
    await session.signOut();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(leave).toHaveBeenCalledWith('LOGGED_OUT');
  });
});

describe('a tab', () => {
  it('gets the tokens of an open tab when it is opened later', async () => {
    const server = createServer();
    const browser = createBrowser();
    void openTab(browser.openTab(), server).restore();
    await jest.advanceTimersByTimeAsync(1_000);
    const late = openTab(browser.openTab(), server);
    void late.restore();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(late.current().status).toBe('LOGGED_IN');
    expect(server.silentSignIns).toBe(1);
  });

  it('sets the clock from newly issued tokens, not from those of another tab', async () => {
    const server = createServer();
    const browser = createBrowser();
    void openTab(browser.openTab(), server).restore();
    await jest.advanceTimersByTimeAsync(100_000);
    const observeTime = jest.fn();
    void openTab(browser.openTab(), server, { observeTime }).restore();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(observeTime).not.toHaveBeenCalled();
  });

  it('renews 30 s before the expiry', async () => {
    const server = createServer();
    await openTabs(1, server);
    await jest.advanceTimersByTimeAsync(LIFE_MS - 30_000 - 3_000 - 1_000);
    expect(server.refreshes).toBe(0);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(server.refreshes).toBe(1);
  });

  it('retries every 5 s while the identity server is down and signs out when the token expires', async () => {
    const server = createServer();
    const leave = jest.fn();
    const session = openTab(createBrowser().openTab(), server, { leave });
    void session.restore();
    await jest.advanceTimersByTimeAsync(1_000);
    server.isDown = true;
    await jest.advanceTimersByTimeAsync(LIFE_MS - 5_000);
    expect(session.current().status).toBe('LOGGED_IN');
    expect(server.refreshes).toBeGreaterThanOrEqual(5);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(session.current()).toEqual({ status: 'LOGGED_OUT', reason: 'JWT_EXPIRED' });
    expect(leave).toHaveBeenCalledWith('JWT_EXPIRED');
  });

  it('restores the session when the identity server is back', async () => {
    const server = createServer();
    server.isDown = true;
    const session = openTab(createBrowser().openTab(), server);
    void session.restore();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(session.current().status).toBe('ERROR');
    server.isDown = false;
    await jest.advanceTimersByTimeAsync(6_000);
    expect(session.current().status).toBe('LOGGED_IN');
  });

  it("clears the player's data before it announces the sign-out", async () => {
    const order: string[] = [];
    const session = openTab(createBrowser().openTab(), createServer(), {
      clearPlayerData: async () => void order.push('cleared'),
    });
    void session.restore();
    await jest.advanceTimersByTimeAsync(1_000);
    session.subscribe(() => order.push(session.current().status));
    session.socketEndedSession();
    expect(order).toEqual(['cleared', 'LOGGED_OUT']);
  });
});
