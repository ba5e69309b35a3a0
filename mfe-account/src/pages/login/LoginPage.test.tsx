import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServices, renderPage, signedInSession } from '@foyer/platform/testing';
import { Component } from './LoginPage.tsx';

function visit(search: string) {
  const services = fakeServices({ path: `/en/login/${search}` });
  renderPage(Component, { services });
  return { services };
}

describe('sign-in page', () => {
  it('passes the return address and carried parameters to the identity server', async () => {
    const { services } = visit('?redir=/en/games/x/&amount=20&accessToken=stolen');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(services.session.signIn).toHaveBeenCalledWith({ redir: '/en/games/x/', carry: { amount: '20' } });
  });
  it('starts automatically after the header’s button was selected (requirements/routes#layouts)', async () => {
    const { services } = visit('?autoSignIn=1');
    await waitFor(() => expect(services.session.signIn).toHaveBeenCalledTimes(1));
    expect(services.navigation.go).toHaveBeenCalledWith('/en/login/', { replace: true });
    expect(screen.getByText('Opening the sign-in page…')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull(); // no spinner
  });
  it('shows first why the player was signed out', () => {
    const { services } = visit('?autoSignIn=1&logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE');
    expect(screen.getByText(/opened on another device/)).toBeTruthy();
    expect(services.session.signIn).not.toHaveBeenCalled();
  });
  it.each([
    ['LOGGED_OUT', /Sign in again whenever you like/],
    ['ACCOUNT_BLOCKED', /your account can’t be used right now/],
    ['SESSION_LIMIT_REACHED', /Your time limit is used up/],
  ])(
    'explains the logout reason %s truthfully (requirements/errors#logout-reasons)',
    (reason, explanation) => {
      visit(`?logoutReason=${reason}`);
      expect(screen.getByText(explanation)).toBeTruthy();
      expect(screen.queryByText(/another device/)).toBeNull();
    },
  );
  it('offers after the start of a break only the sign-in and the helpline', async () => {
    const { services } = visit('?logoutReason=BREAK_STARTED');
    expect(screen.getByRole('heading', { level: 1, name: 'Your break has started' })).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(services.market.licence.helpline.name),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(services.session.signIn).toHaveBeenCalledTimes(1);
  });
  it('reports a failed redirect and lets the player try again', async () => {
    const { services } = visit('');
    services.session.signIn = () => Promise.reject(new Error('offline'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(/We couldn’t open/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });
  it.each([
    ['?redir=/en/games/x/', '/en/games/x/'],
    [
      '?amount=35&currency=EUR&paymentMethod=fernpay&autoSubmit=1',
      '/en/?amount=35&currency=EUR&paymentMethod=fernpay&autoSubmit=1',
    ],
    ['?redir=/en/games/x/?list=new&amount=20&accessToken=stolen', '/en/games/x/?list=new&amount=20'],
    ['?redir=https://evil.test/&setCustomJackpot=5', '/en/?setCustomJackpot=5'],
  ])(
    'redirects a signed-in player to the requested page with the carried parameters (requirements/routes#layouts): %s',
    async (search, href) => {
      const services = fakeServices({ path: `/en/login/${search}` });
      services.session.set(signedInSession());
      renderPage(Component, { services });
      await waitFor(() => expect(services.navigation.go).toHaveBeenCalledWith(href, { replace: true }));
    },
  );
});
