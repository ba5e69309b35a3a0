import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionState } from '@foyer/contract';
import type { PlayerId, SessionId } from '@foyer/kernel';
import type { RouteId } from '@foyer/links';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import type { Journey } from '../services/session/adapters/identityProvider.ts';
import type { ShellSession } from '../services/session/createSession.ts';
import type { Shell } from '../boot/createShell.ts';
import { ShellProvider } from '../boot/shellContext.ts';
import { ShellPage } from './ShellPage.tsx';

const IN: SessionState = {
  status: 'LOGGED_IN',
  playerId: 'p' as PlayerId,
  sessionId: 's' as SessionId,
  passwordless: false,
  flow: 'Identity',
  expiresAt: 0,
  startedAt: 0,
};
const JOURNEY: Journey = {
  redir: '/en/games/x/',
  carry: { amount: '35', currency: 'EUR', paymentMethod: 'fernpay', autoSubmit: '1' },
};
const CARRIED = '/en/games/x/?amount=35&currency=EUR&paymentMethod=fernpay&autoSubmit=1';
const CODE = '?code=c&state=s';

function arrive(route: RouteId, search: string, state: SessionState, finish: () => Promise<Journey>) {
  const services = fakeServices({ path: `/en/${route}/` });
  services.session.set(state);
  const finishSignIn = jest.fn<ShellSession['finishSignIn']>(finish);
  // after a fresh load the session is unknown until it is restored
  let isKnown = false;
  const restore = jest.fn(async () => void (isKnown = state.status === 'LOGGED_IN'));
  const heldSession = () => (isKnown ? ('s' as SessionId) : undefined);

  history.replaceState(null, '', `/en/${route}/${search}`);
  const shell = {
    services,
    session: Object.assign(services.session, {
      finishSignIn,
      heldSession,
      restore,
      accessToken: async () => undefined,
    }),
  } as unknown as Shell; // the services that a handler page uses
  renderPiece(
    <ShellProvider value={shell}>
      <ShellPage route={route} />
    </ShellProvider>,
    { services },
  );
  const { track } = services.analytics;
  return { go: services.navigation.go, finishSignIn, signIn: services.session.signIn, track };
}

const refused = (): Promise<Journey> => Promise.reject(new Error('used'));

describe('the end of a sign-in', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it.each<[string, SessionState]>([
    ['a visitor', { status: 'LOGGED_OUT' }],
    ['a player whom another tab has signed in', IN],
  ])(
    '%s continues to the requested page with the carried parameters (requirements/routes#layouts)',
    async (_who, state) => {
      const { go, finishSignIn } = arrive('identity-login-handler', CODE, state, () =>
        Promise.resolve(JOURNEY),
      );
      await waitFor(() => expect(go).toHaveBeenCalledWith(CARRIED, { replace: true }));
      expect(finishSignIn).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['a completed sign-in once', () => Promise.resolve(JOURNEY), [['login', {}]]],
    ['no sign-in for a response that was already used', refused, []],
  ] as const)('reports %s (requirements/routes#layouts)', async (_what, finish, events) => {
    const { go, track } = arrive('identity-login-handler', CODE, IN, finish);
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
    expect(jest.mocked(track).mock.calls).toEqual(events);
  });

  it('uses the address when the player returns to a sign-in response that was already used', async () => {
    const { go } = arrive(
      'identity-login-handler',
      `${CODE}&redir=/en/rewards/&amount=20&evil=1`,
      IN,
      refused,
    );
    await waitFor(() => expect(go).toHaveBeenCalledWith('/en/rewards/?amount=20', { replace: true }));
  });

  it('continues to `redir` on a fresh load without a response, when the player is signed in', async () => {
    const { go } = arrive('identity-login-handler', '?redir=/en/games/', IN, refused);
    await waitFor(() => expect(go).toHaveBeenCalledWith('/en/games/', { replace: true }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['payment-gateway-login-handler', 'PaymentGateway'],
    ['open-banking-login-handler', 'OpenBanking'],
    ['bank-payment-login-handler', 'BankPayment'],
  ] as const)('%s carries the parameters of requirements/routes#layouts', async (route, flow) => {
    const carry = {
      amount: '35',
      currency: 'EUR',
      paymentMethod: 'fernpay',
      autoSubmit: '1',
      setCustomJackpot: '5',
    };
    const query = new URLSearchParams({ redir: '/en/games/', ...carry });
    const { signIn } = arrive(route, `?${query}`, { status: 'LOGGED_OUT' }, refused);
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
    expect(signIn).toHaveBeenCalledWith({ redir: '/en/games/', flow, carry: expect.objectContaining(carry) });
  });

  it('shows an error and does not navigate when the sign-in response is invalid', async () => {
    const { go } = arrive('identity-login-handler', CODE, { status: 'LOGGED_OUT' }, refused);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(go).not.toHaveBeenCalled();
  });

  it('follows the address of a handler without a sign-in response, within this site only', async () => {
    const { go } = arrive(
      'login-handler',
      '?redir=https://evil.test/&amount=35&paymentMethod=fernpay&accessToken=a',
      { status: 'LOGGED_OUT' },
      refused,
    );
    await waitFor(() =>
      expect(go).toHaveBeenCalledWith('/en/?amount=35&paymentMethod=fernpay', { replace: true }),
    );
  });
});
