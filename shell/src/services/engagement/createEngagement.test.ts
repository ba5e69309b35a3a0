import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionState } from '@foyer/contract';
import { fakeStore, signedInSession } from '@foyer/platform/testing';
import type { SocketHandlers } from '../provider/providerPorts.ts';
import { createEngagement } from './createEngagement.ts';
import type { EngagementPorts, EngagementRequest } from './engagementPorts.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const LIFE_MS = 300_000;
const TOKEN = '/api/oauth/v1/token';
const MISSIONS = '/api/engagement/v1/missions';
type Answer = { readonly status: number; readonly body: unknown };

/** A service that issues `t1`, `t2`, … and answers other requests as the test says. */
function start(
  answer: (request: EngagementRequest) => Answer | Promise<Answer> = () => ({ status: 200, body: {} }),
) {
  const session = Object.assign(fakeStore<SessionState>(signedInSession()), {
    accessToken: jest.fn(async (): Promise<string | undefined> => 'identity-1'),
    reauthenticate: jest.fn(async (): Promise<string | undefined> => 'identity-2'),
  });
  const clock = { now: NOW };
  const requests: EngagementRequest[] = [];
  const sockets: (SocketHandlers & { readonly sent: unknown[]; isClosed: boolean })[] = [];
  let issued = 0;
  const world = { isIdentityRefused: false };
  const ports: EngagementPorts = {
    session,
    clientId: async () => 'aurora-web',
    now: () => clock.now,
    async request(request) {
      requests.push(request);
      if (request.path !== TOKEN) return answer(request);
      const { identityToken } = request.body as { identityToken: string };
      if (world.isIdentityRefused && identityToken === 'identity-1') return { status: 401, body: undefined };
      issued += 1;
      const expiresAt = new Date(clock.now + LIFE_MS).toISOString();
      return { status: 200, body: { accessToken: `t${issued}`, expiresAt } };
    },
    sockets: {
      call: async () => ({ status: 200, body: {} }),
      openSocket(_path, handlers) {
        const socket = { ...handlers, sent: [] as unknown[], isClosed: false };
        sockets.push(socket);
        return {
          send: (text) => void socket.sent.push(JSON.parse(text)),
          close: () => void (socket.isClosed = true),
        };
      },
      log: () => undefined,
      after: jest.fn((ms: number, act: () => void) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      }),
    },
  };
  const bearers = () => requests.filter(({ path }) => path !== TOKEN).map(({ bearer }) => bearer);
  return { engagement: createEngagement(ports), ports, session, clock, requests, sockets, world, bearers };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const settle = (ms = 0): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const get = { method: 'GET', path: MISSIONS } as const;

describe('calls of the engagement service', () => {
  it('exchange the identity token once for concurrent calls (requirements/interfaces#gamification-provider)', async () => {
    const { engagement, requests, bearers } = start();
    await Promise.all([engagement.call(get), engagement.call(get)]);
    expect(requests[0]).toMatchObject({ body: { clientId: 'aurora-web', identityToken: 'identity-1' } });
    expect(bearers()).toEqual(['t1', 't1']);
    expect(requests).toHaveLength(3);
  });

  it('use a new token shortly before the old one expires', async () => {
    const { engagement, clock, bearers } = start();
    await engagement.call(get);
    clock.now += LIFE_MS - 10_000;
    await engagement.call(get);
    expect(bearers()).toEqual(['t1', 't2']);
  });

  it('are repeated once with a new token after a refusal', async () => {
    const { engagement, bearers } = start(({ bearer }) => ({
      status: bearer === 't1' ? 401 : 200,
      body: { bearer },
    }));
    await expect(engagement.call({ method: 'POST', path: MISSIONS })).resolves.toEqual({
      status: 200,
      body: { bearer: 't2' },
    });
    expect(bearers()).toEqual(['t1', 't2']);
  });

  it('renew the identity token that the service refuses', async () => {
    const { engagement, world, requests } = start();
    world.isIdentityRefused = true;
    await engagement.call(get);
    expect(requests[1]).toMatchObject({ body: { identityToken: 'identity-2' } });
  });

  it.each([
    ['GET', 4],
    ['POST', 1],
  ] as const)('are sent for %s %i times at most while the service fails', async (method, times) => {
    const { engagement, bearers, ports } = start(() => ({ status: 503, body: undefined }));
    const call = engagement.call({ method, path: MISSIONS });
    await settle(60_000);
    await expect(call).resolves.toMatchObject({ status: 503 });
    expect(bearers()).toHaveLength(times);
    const waits = jest.mocked(ports.sockets.after).mock.calls.map(([ms]) => ms);
    expect(waits).toEqual(Array.from({ length: times - 1 }, () => 2_000));
  });

  it('reject a visitor without asking the service', async () => {
    const { engagement, session, requests } = start();
    session.set({ status: 'LOGGED_OUT' });
    session.accessToken.mockResolvedValue(undefined);
    await expect(engagement.call({ method: 'POST', path: MISSIONS })).rejects.toThrow('needs a session');
    expect(requests).toEqual([]);
  });

  it('end with the session, and never use its token for the next player', async () => {
    const { engagement, session, requests, bearers } = start();
    await engagement.call(get);
    const { signal } = requests[1] ?? {};
    session.set({ ...signedInSession(), sessionId: 'next' as never });
    expect(signal?.aborted).toBe(true);
    await engagement.call(get);
    expect(bearers()).toEqual(['t1', 't2']);
  });
});

describe('the socket of the engagement service', () => {
  it('says hello with the token, not in the address, and watches the leaderboards of all followers', async () => {
    const { engagement, sockets } = start();
    const onMessage = jest.fn();
    engagement.follow({ onMessage, tournaments: ['a', 'b'] });
    const stop = engagement.follow({ onMessage: () => undefined, tournaments: ['b', 'c'] });
    await settle();
    expect(sockets).toHaveLength(1);
    sockets[0]?.onOpen();
    await settle();
    sockets[0]?.onMessage(JSON.stringify({ type: 'ready' }));
    expect(sockets[0]?.sent).toEqual([
      { type: 'hello', token: 't1' },
      { type: 'watch', tournaments: ['a', 'b', 'c'] },
    ]);
    expect(onMessage).toHaveBeenCalledWith({ type: 'ready' });
    stop();
    expect(sockets[0]?.sent.at(-1)).toEqual({ type: 'watch', tournaments: ['a', 'b'] });
  });

  it('closes with the last follower and with the session', async () => {
    const { engagement, sockets, session } = start();
    const stop = engagement.follow({ onMessage: () => undefined });
    await settle();
    stop();
    expect(sockets[0]?.isClosed).toBe(true);
    engagement.follow({ onMessage: () => undefined });
    await settle();
    session.set({ status: 'LOGGED_OUT' });
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });

  it('is opened with a new token after it was closed', async () => {
    const { engagement, sockets } = start();
    engagement.follow({ onMessage: () => undefined });
    await settle();
    sockets[0]?.onClose();
    await settle(2_000);
    sockets[1]?.onOpen();
    await settle();
    expect(sockets[1]?.sent[0]).toEqual({ type: 'hello', token: 't2' });
  });
});
