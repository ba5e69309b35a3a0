import { describe, expect, it, jest } from '@jest/globals';
import type { IdentityFailure } from './identityProvider.ts';
import { createCustom } from './custom.ts';

interface Request {
  readonly path: string;
  readonly body: unknown;
}

function answer(status: number, body?: unknown): Response {
  return { status, json: async () => JSON.parse(JSON.stringify(body)) as unknown } as Response; // missing in jsdom
}

function token(fields: Record<string, unknown> = {}): string {
  return `h.${btoa(JSON.stringify({ player_id: 'aino', sid: 's1', iat: 100, exp: 400, ...fields }))}.s`;
}

function setUp(reply: (path: string) => Response | Error) {
  const requests: Request[] = [];
  const stored = new Map<string, string>();
  const depart = jest.fn();
  const leave = jest.fn();
  const logOut = jest.fn(async (token: string) => {
    requests.push({ path: 'Logout', body: token });
    return true;
  });
  const provider = createCustom({
    locale: 'fi',
    depart,
    logOut,
    leave,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    send: async (path, { body }) => {
      requests.push({ path, body: JSON.parse(typeof body === 'string' ? body : '') as unknown });
      const response = reply(path);
      if (response instanceof Error) throw response;
      return response;
    },
  });
  return { provider, requests, stored, depart, logOut, leave };
}

describe("the product's own token system", () => {
  it('restores the session of this browser and holds only the access token', async () => {
    const { provider, requests } = setUp(() => answer(200, { accessToken: token(), serverTime: 250_000 }));
    expect(await provider.restore()).toMatchObject({
      accessToken: token(),
      refreshToken: undefined,
      idToken: undefined,
      claims: { playerId: 'aino', expiresAt: 400_000, issuedAt: 250_000 },
    });
    expect(requests).toEqual([{ path: '/session/token', body: {} }]);
  });

  it('restores no session without an error', async () => {
    expect(await setUp(() => answer(204)).provider.restore()).toBeUndefined();
  });

  it('renews by sending the token it has', async () => {
    const { provider, requests } = setUp(() => answer(200, { accessToken: token(), serverTime: 250_000 }));
    const held = await provider.restore();
    if (held) await provider.renew(held);
    expect(requests.at(-1)).toEqual({ path: '/session/token', body: { known: token() } });
  });

  // requirements/errors#token-refresh: which failure leads to SESSION_EXPIRED ('refused') and which to
  // JWT_EXPIRED
  it.each<[string, Response | Error, string]>([
    ['InvalidTokenFailure', answer(401, {}), 'refused'],
    ['a gateway that is unavailable', answer(503, {}), 'unreachable'],
    ['too many calls', answer(429), 'unreachable'],
    ['no response', new TypeError('network'), 'unreachable'],
    ['another refusal', answer(403), 'broken'],
    ['no token in the response', answer(200, {}), 'broken'],
    ['an unreadable token', answer(200, { accessToken: 'abc', serverTime: 1 }), 'broken'],
    ['no time in the response', answer(200, { accessToken: token() }), 'broken'],
    [
      'a response that is not JSON',
      { status: 200, json: () => Promise.reject(new SyntaxError('x')) } as unknown as Response,
      'broken',
    ],
  ])('maps %s to the failure', async (_what, reply, failure) => {
    const { provider } = setUp(() => reply);
    const caught = await provider.restore().catch((error: IdentityFailure) => error.failure);
    expect(caught).toBe(failure);
  });

  it.each([
    ['signIn', { locale: 'fi', isSignUp: false }],
    ['signUp', { locale: 'fi', isSignUp: true, country: 'EE' }],
  ] as const)(
    '%s redirects to the identity server with the requested page as the return address',
    async (way, body) => {
      const { provider, requests, stored, depart } = setUp((path) =>
        answer(
          200,
          path === '/session/sign-in'
            ? { location: '/realms/quetzal/x?state=1' }
            : { accessToken: token(), serverTime: 250_000 },
        ),
      );
      await provider[way]({ redir: '/fi/games/', carry: { amount: '20' } }, 'EE');
      expect(requests[0]).toEqual({ path: '/session/sign-in', body });
      expect(depart).toHaveBeenCalledWith('/realms/quetzal/x?state=1');
      expect(
        await provider.finishSignIn('http://quetzal.test/fi/identity-login-handler/?code=c&state=s'),
      ).toMatchObject({
        tokens: { claims: { playerId: 'aino' } },
        journey: { redir: '/fi/games/', carry: { amount: '20' } },
      });
      expect(requests[1]).toEqual({ path: '/session/code', body: { locale: 'fi', code: 'c', state: 's' } });
      expect(stored.size).toBe(0);
    },
  );

  it.each([['https://evil.test/realms/'], ['//evil.test/realms/'], [undefined]])(
    'never redirects to %s',
    async (location) => {
      const { provider, depart } = setUp(() => answer(200, { location }));
      await expect(provider.signIn({})).rejects.toMatchObject({ failure: 'broken' });
      expect(depart).not.toHaveBeenCalled();
    },
  );

  it('sends the mutation Logout, ends the session of the browser, then opens the page (requirements/states#session)', async () => {
    const good = setUp(() => answer(200, { loggedOut: true }));
    const held = { accessToken: 'a', refreshToken: undefined, idToken: undefined, claims: {} as never };
    await good.provider.signOut(held, '/fi/login/?logoutReason=LOGGED_OUT');
    expect(good.requests).toEqual([
      { path: 'Logout', body: 'a' },
      { path: '/session/end', body: {} },
    ]);
    expect(good.leave).toHaveBeenCalledWith('/fi/login/?logoutReason=LOGGED_OUT');
    const bad = setUp(() => answer(503));
    await expect(bad.provider.signOut(held, '/fi/')).rejects.toMatchObject({ failure: 'unreachable' });
    expect(bad.leave).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<boolean>]>([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['does not log out', async () => false],
  ])('ends the session of the browser also when the mutation Logout %s', async (_what, result) => {
    const { provider, requests, logOut, leave } = setUp(() => answer(200, { loggedOut: true }));
    logOut.mockImplementation(result);
    const held = { accessToken: 'a', refreshToken: undefined, idToken: undefined, claims: {} as never };
    await expect(provider.signOut(held, '/fi/')).rejects.toBeDefined();
    expect(requests).toEqual([{ path: '/session/end', body: {} }]);
    expect(leave).not.toHaveBeenCalled();
  });
});
