import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ErrorResponse, ErrorTimeout, UserManager } from 'oidc-client-ts';
import { createOidc } from './oidc.ts';

/** Faults 20 and 21 of requirements/reliability#faults, at the identity server adapter. */
function silently(answer: Error) {
  return jest.spyOn(UserManager.prototype, 'signinSilent').mockRejectedValue(answer);
}

const provider = () =>
  createOidc({
    origin: 'http://aurora.localhost:4000',
    authority: 'http://aurora.localhost:4000/realms/aurora',
    clientId: 'app',
    locale: 'en',
    loginHint: () => 'aino@aurora.test',
  });

afterEach(() => void jest.restoreAllMocks());

describe('fault 21: a silent sign-in', () => {
  it.each(['login_required', 'consent_required', 'interaction_required', 'account_selection_required'])(
    'means a visitor, not an error, when it is answered with %s',
    async (error) => {
      const silentSignIn = silently(new ErrorResponse({ error }));
      await expect(provider().restore()).resolves.toBeUndefined();
      expect(silentSignIn).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a sign-in', () => {
  it('pre-fills the email that an expired session has left (requirements/reliability#safe-forms)', async () => {
    const redirect = jest.spyOn(UserManager.prototype, 'signinRedirect').mockResolvedValue();
    await provider().signIn({ redir: '/en/games/' });
    expect(redirect).toHaveBeenCalledWith(expect.objectContaining({ login_hint: 'aino@aurora.test' }));
  });
});

describe('a sign-in by code', () => {
  it('passes its proof, which an open session of this browser must not answer', async () => {
    const redirect = jest.spyOn(UserManager.prototype, 'signinRedirect').mockResolvedValue();
    await provider().signIn({ redir: '/en/games/', ticket: 'proof' });
    expect(redirect).toHaveBeenCalledWith(
      expect.objectContaining({
        state: { redir: '/en/games/', carry: {} },
        extraQueryParams: expect.objectContaining({ login_ticket: 'proof', prompt: 'login' }),
      }),
    );
  });
});

describe('a sign-out by the player', () => {
  it('returns to the given page with its query, in the language of the page (requirements/interfaces#identity-server)', async () => {
    const redirect = jest.spyOn(UserManager.prototype, 'signoutRedirect').mockResolvedValue();
    const tokens = { accessToken: 'a', refreshToken: undefined, idToken: 'id', claims: {} as never };
    await provider().signOut(tokens, '/en/sports/?a=1&logoutReason=LOGGED_OUT');
    expect(redirect).toHaveBeenCalledWith({
      id_token_hint: 'id',
      post_logout_redirect_uri: 'http://aurora.localhost:4000/en/sports/?a=1&logoutReason=LOGGED_OUT',
      extraQueryParams: { ui_locales: 'en' },
    });
  });
});

describe('fault 20: the identity server', () => {
  it.each([
    ['does not answer in time', new ErrorTimeout('no answer'), 'unreachable'],
    ['is unreachable', new TypeError('Failed to fetch'), 'unreachable'],
    ['responds that it is busy', new ErrorResponse({ error: 'temporarily_unavailable' }), 'unreachable'],
    ['responds with a failure', new ErrorResponse({ error: 'server_error' }), 'unreachable'],
    ['does not know the client', new ErrorResponse({ error: 'unauthorized_client' }), 'broken'],
  ])('%s, and is requested once', async (_what, error, kind) => {
    const silentSignIn = silently(error);
    await expect(provider().restore()).rejects.toMatchObject({ failure: kind });
    expect(silentSignIn).toHaveBeenCalledTimes(1);
  });
});
