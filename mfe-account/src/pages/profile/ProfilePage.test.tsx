import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import { Component } from './ProfilePage.tsx';

function open(isDesktop: boolean) {
  Object.assign(globalThis, { matchMedia: () => ({ matches: isDesktop }) });
  return renderPage(Component, { services: fakeServices({ path: '/en/profile/' }) });
}
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

describe('the list of account pages', () => {
  it('shows every page with a hint, and signs out', async () => {
    const { services } = open(false);
    const navigation = within(screen.getByRole('navigation', { name: 'My account' }));
    expect(navigation.getByRole('link', { name: /^Take a break/ }).textContent).toContain(
      'Time-out or self-exclusion',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(services.session.signOut).toHaveBeenCalled();
  });

  it('leads to the overview on a desktop, which has the list beside each page', () => {
    const { services } = open(true);
    expect(services.navigation.go).toHaveBeenCalledWith('/en/profile/dashboard/', { replace: true });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
