import { describe, expect, it } from '@jest/globals';
import type { LogoutReason, SessionState } from '@foyer/contract';
import { IntlRoot } from '@foyer/i18n';
import { PlatformProvider } from '@foyer/platform';
import { fakeServices } from '@foyer/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { CurrentPage } from './CurrentPage.tsx';
import { holdPage, releasePage } from '../services/quick-deposit/pageHold.ts';

const ADDRESS = '/en/rewards/?foo=1';

function Address() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      {pathname === '/en/rewards/' && <CurrentPage pathname={pathname} />}
    </>
  );
}

function open(arrival: SessionState) {
  const services = fakeServices({ path: '/en/rewards/' });
  services.session.set(arrival);
  const { container } = render(
    <MemoryRouter initialEntries={[ADDRESS]}>
      <IntlRoot language="en" messages={{}}>
        <PlatformProvider host={{ app: 'shell', release: 'test', services, Slot: () => null }}>
          <Address />
        </PlatformProvider>
      </IntlRoot>
    </MemoryRouter>,
  );
  return {
    services,
    set: (state: SessionState) => act(() => services.session.set(state)),
    isLoading: () => container.querySelector('[aria-busy="true"]') !== null,
    address: () => container.querySelector('output')?.textContent,
  };
}

const ended = (reason?: LogoutReason): SessionState => ({ status: 'LOGGED_OUT', ...(reason && { reason }) });
const SIGN_IN = '/en/login/?redir=%2Fen%2Frewards%2F%3Ffoo%3D1';

it('shows a skeleton in place of a page that is held back', () => {
  holdPage('rewards');
  const page = open(ended());
  expect(page.isLoading()).toBe(true);
  expect(page.address()).toBe(ADDRESS);
  act(releasePage);
  expect(page.address()).toBe(SIGN_IN);
});

describe('a page for players only', () => {
  it.each<[string, SessionState]>([
    ['LOGGED_IN_FROM_ANOTHER_DEVICE', ended('LOGGED_IN_FROM_ANOTHER_DEVICE')],
    ['SESSION_EXPIRED', ended('SESSION_EXPIRED')],
    ['JWT_EXPIRED', ended('JWT_EXPIRED')],
  ])('keeps the query and names the reason %s when the session ends on the page', (reason, state) => {
    const page = open({ status: 'LOADING' });
    page.set(state);
    expect(page.address()).toBe(`/en/login/?foo=1&logoutReason=${reason}`);
  });

  it('returns a visitor to the page after the sign-in', () => {
    const page = open({ status: 'LOADING' });
    page.set(ended());
    expect(page.address()).toBe(SIGN_IN);
  });

  it('has a heading and a retry while the player cannot be read, and stays on the page', () => {
    const page = open({ status: 'LOADING' });
    page.services.session.canRefresh = () => true;
    page.set({ status: 'ERROR' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This part isn’t available right now');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(page.address()).toBe(ADDRESS);
  });

  it('does not explain a session that ended before the page was opened', () => {
    expect(open(ended('SESSION_EXPIRED')).address()).toBe(SIGN_IN);
  });
});
