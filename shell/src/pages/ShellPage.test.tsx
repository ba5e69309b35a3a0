import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionState } from '@foyer/contract';
import type { PlayerId, SessionId } from '@foyer/kernel';
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

function arrive(
  route: 'identity-login-handler' | 'login-handler',
  search: string,
  state: SessionState,
  finish: () => Promise<Journey>,
) {
  const services = fakeServices({ path: `/en/${route}/` });
  services.session.set(state);
  const finishSignIn = jest.fn<ShellSession['finishSignIn']>(finish);
  history.replaceState(null, '', `/en/${route}/${search}`);
  const shell = { services, session: Object.assign(services.session, { finishSignIn }) } as unknown as Shell; // services that a handler page uses
  renderPiece(
    <ShellProvider value={shell}>
      <ShellPage route={route} />
    </ShellProvider>,
    { services },
  );
  return { go: services.navigation.go, finishSignIn };
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

  it('uses the address when the player returns to a sign-in response that was already used', async () => {
    const { go } = arrive(
      'identity-login-handler',
      `${CODE}&redir=/en/rewards/&amount=20&evil=1`,
      IN,
      refused,
    );
    await waitFor(() => expect(go).toHaveBeenCalledWith('/en/rewards/?amount=20', { replace: true }));
  });

  it('shows an error and does not navigate when the sign-in response is invalid', async () => {
    const { go } = arrive('identity-login-handler', CODE, { status: 'LOGGED_OUT' }, refused);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(go).not.toHaveBeenCalled();
  });

  it('a handler without a sign-in response follows its address, within this site only', async () => {
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
