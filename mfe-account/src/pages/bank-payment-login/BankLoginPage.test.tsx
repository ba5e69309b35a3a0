import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServices, renderPage, signedInSession } from '@foyer/platform/testing';
import { Component as LoginPage } from '../login/LoginPage.tsx';
import { Component } from './BankLoginPage.tsx';

function visit(search: string) {
  const services = fakeServices({ path: `/en/open-banking-login/${search}` });
  renderPage(Component, { services });
  return services;
}

describe('bank sign-in', () => {
  it('redirects with flow and parameters, without those that would open a second deposit', async () => {
    const services = visit(
      '?redir=/en/games/x/&amount=20&autoSubmit=true&paymentMethod=card&accessToken=stolen',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(services.session.signIn).toHaveBeenCalledWith({
      redir: '/en/games/x/',
      carry: { amount: '20' },
      flow: 'OpenBanking',
    });
  });
  it('starts automatically when the address requests it (requirements/routes#layouts)', async () => {
    const services = visit('?autoSignIn=1');
    await waitFor(() => expect(services.session.signIn).toHaveBeenCalledTimes(1));
  });
  it('reports a failed redirect and lets the player try again', async () => {
    const services = visit('');
    services.session.signIn = () => Promise.reject(new Error('offline'));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/We couldn’t open/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  });
  it.each([
    ['', '/en/deposit/'],
    [
      '?redir=/en/games/x/&amount=20&currency=EUR&paymentMethod=card&autoSubmit=1&accessToken=stolen',
      '/en/games/x/?amount=20&currency=EUR',
    ],
  ])(
    'redirects a signed-in player without parameters that would open a second deposit: %j',
    async (search, href) => {
      const services = fakeServices({ path: `/en/open-banking-login/${search}` });
      services.session.set(signedInSession({ passwordless: true, flow: 'OpenBanking' }));
      renderPage(Component, { services });
      await waitFor(() => expect(services.navigation.go).toHaveBeenCalledWith(href, { replace: true }));
    },
  );
  it('is offered on the sign-in page, with the return address', () => {
    renderPage(LoginPage, { services: fakeServices({ path: '/en/login/?redir=/en/games/x/' }) });
    expect(screen.getByRole('link', { name: 'Play with your bank' }).getAttribute('href')).toBe(
      '/en/bank-payment-login/?redir=%2Fen%2Fgames%2Fx%2F',
    );
  });
});
