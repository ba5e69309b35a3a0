import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServices, renderPage, signedInSession } from '@foyer/platform/testing';
import { Component } from './QuickDepositSignInPage.tsx';

const SEARCH = '?amount=35&paymentMethod=card&autoSubmit=1';

describe('sign-in from quick deposit (requirements/screens#quick-deposit)', () => {
  it('shows the amount and carries the deposit through each way to sign in', async () => {
    const services = fakeServices({ path: `/en/quick-deposit-sign-in/${SEARCH}` });
    renderPage(Component, { services });
    expect(screen.getByText('€35.00')).toBeTruthy();
    const carried = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');
    expect(carried('Sign in with a code')).toBe(`/en/enter-code/${SEARCH}`);
    expect(carried('Create an account')).toBe(`/en/register/${SEARCH}`);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(services.session.signIn).toHaveBeenCalledWith({
      carry: { amount: '35', paymentMethod: 'card', autoSubmit: '1' },
    });
  });

  it('explains where this sign-in is not offered, and offers no registration', () => {
    const services = fakeServices({
      path: `/en/quick-deposit-sign-in/${SEARCH}`,
      features: { IdentityServer: false },
    });
    renderPage(Component, { services });
    expect(screen.getByText(/isn’t available|not available/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });

  it.each([
    ['', '$10.00'],
    ['&currency=CAD', '$10.00'],
    ['&currency=USD', 'USD 10.00'],
    ['&currency=EUR', '€10.00'],
  ])('shows the amount in the currency of the link, or the wallet’s: %s', (currency, shown) => {
    const path = `/en/quick-deposit-sign-in/?amount=10&paymentMethod=card&autoSubmit=1${currency}`;
    renderPage(Component, { services: fakeServices({ brand: 'caravel', path }) });
    expect(screen.getByText('Amount').nextElementSibling?.textContent?.replace('\u00A0', ' ')).toBe(shown);
  });

  it.each(['?amount=<b>', '?amount=10&currency=dollars'])(
    'hides an amount that cannot be read: %s',
    (search) => {
      renderPage(Component, { services: fakeServices({ path: `/en/quick-deposit-sign-in/${search}` }) });
      expect(screen.queryByText('Amount')).toBeNull();
    },
  );

  it('opens the deposit of a signed-in player', async () => {
    const services = fakeServices({ path: `/en/quick-deposit-sign-in/${SEARCH}` });
    services.session.set(signedInSession());
    renderPage(Component, { services });
    await waitFor(() =>
      expect(services.navigation.go).toHaveBeenCalledWith(`/en/${SEARCH}`, { replace: true }),
    );
  });
});
