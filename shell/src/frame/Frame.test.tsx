import { describe, expect, it } from '@jest/globals';
import { ApolloProvider } from '@apollo/client/react';
import type { RemoteHost, SlotElementProps } from '@foyer/contract';
import { IntlRoot } from '@foyer/i18n';
import type { RouteId } from '@foyer/links';
import { money } from '@foyer/money';
import { PlatformProvider } from '@foyer/platform';
import { fakeServices, type FakeServices, type FakeWorld } from '@foyer/platform/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { showDialogs } from '@foyer/ui/testing';
import { OutletProvider, type OutletServices } from '../outlet/outletContext.ts';
import { Frame } from './Frame.tsx';
import { loadOverlayHost } from './overlays/loadOverlayHost.ts';
import { LobbyMenuDocument, type MenuItemFragment } from './menu/MainMenu.generated.ts';

showDialogs();

function Slot({ name }: SlotElementProps) {
  return <p>{name}</p>;
}

function renderFrame(
  world: FakeWorld = {},
  prepare: (services: FakeServices) => void = () => undefined,
): FakeServices {
  const services = fakeServices(world);
  services.apollo.writeQuery({
    query: LobbyMenuDocument,
    variables: { menuKey: 'lobbyMenu', locale: services.locale },
    data: MENU,
  });
  prepare(services);
  const host: Pick<RemoteHost, 'app' | 'release' | 'services' | 'Slot'> = {
    app: 'shell',
    release: 'test',
    services,
    Slot,
  };
  render(
    <MemoryRouter initialEntries={[world.path ?? '/en/']}>
      <IntlRoot language="en" messages={{}}>
        <ApolloProvider client={services.apollo}>
          <PlatformProvider host={host}>
            <OutletProvider value={{ services } as unknown as OutletServices}>
              <Frame>
                <h1>Page</h1>
              </Frame>
            </OutletProvider>
          </PlatformProvider>
        </ApolloProvider>
      </IntlRoot>
    </MemoryRouter>,
  );
  return services;
}

function signIn(services: FakeServices): void {
  services.session.canRefresh = () => true;
  services.session.set({
    status: 'LOGGED_IN',
    playerId: 'p' as never,
    sessionId: 's' as never,
    passwordless: false,
    flow: 'Identity',
    expiresAt: 0,
    startedAt: 0,
  });
  services.wallet.set({
    status: 'STREAMING',
    balance: money(120_450, 'EUR'),
    bonusBalance: money(0, 'EUR'),
    bonusEnabled: false,
    minimumDeposit: money(0, 'EUR'),
    minimumWithdrawal: money(0, 'EUR'),
    version: 1,
    stale: false,
  });
}

function item(
  id: string,
  label: string,
  path: string,
  needsSignIn = false,
): MenuItemFragment & { readonly items: readonly [] } {
  return { __typename: 'LobbyMenuItem', id, label, path, icon: 'slots', needsSignIn, items: [] };
}

const MENU = {
  __typename: 'Query',
  root: {
    __typename: 'Root',
    lobbyMenu: {
      __typename: 'LobbyMenu',
      menuKey: 'lobbyMenu',
      items: [item('1', 'Slots', '/game-list/slots/'), item('2', 'Rewards', '/rewards/', true)],
    },
  },
} as const;

describe('the frame for a visitor', () => {
  it('leads to sign-in with autoSignIn=1 and shows no money (requirements/routes#layouts)', () => {
    renderFrame();
    expect(
      within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' }).getAttribute('href'),
    ).toBe('/en/login/?autoSignIn=1');
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('shows the menu of the lobby, by locale, without what needs a player', () => {
    renderFrame();
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe(
      '/en/game-list/slots/',
    );
    expect(within(menu).queryByRole('link', { name: 'Rewards' })).toBeNull();
  });

  it('has the licence, the age and the helpline on every page', () => {
    renderFrame({ path: '/en/terms-and-conditions/' });
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toContain('MGA/B2C/900/2026');
    expect(footer.textContent).toContain('You must be 18 or over to play.');
    expect(within(footer).getByRole('link', { name: 'Responsible Gaming Foundation' })).toBeTruthy();
  });

  it('stands aside on forms: no menu, no sign-in button', () => {
    renderFrame({ path: '/en/login/' });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});

describe('the frame for a player', () => {
  it('keeps balance and deposit one tap away', () => {
    renderFrame({}, signIn);
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('€1,204.50')).toBeTruthy();
    expect(header.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/en/deposit/');
    expect(header.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('follows the wallet', () => {
    const services = renderFrame({}, signIn);
    const before = services.wallet.current();
    act(() => services.wallet.set({ ...before, balance: money(120_250, 'EUR') } as typeof before));
    expect(screen.getByText('€1,202.50')).toBeTruthy();
  });

  it('shows the session clock where the licence asks, once', () => {
    renderFrame({}, signIn);
    expect(screen.getAllByText('account.session-clock')).toHaveLength(1);
  });

  it('mounts the notices of the account once', () => {
    renderFrame({}, signIn);
    expect(screen.getAllByText('account.notices')).toHaveLength(1);
  });
});

describe('the frame of a brand', () => {
  it.each([
    ['aurora', true],
    ['tuli', true],
    ['caravel', false],
  ] as const)('%s has the regulatory bar for visitors too: %s', (brand, has) => {
    renderFrame({ brand });
    expect(screen.queryAllByRole('region', { name: 'Session time and limits' })).toHaveLength(has ? 1 : 0);
  });

  it('offers sports only where the brand has them (requirements/routes#menus-and-live-chat)', () => {
    renderFrame({ brand: 'aurora' });
    expect(screen.getByRole('navigation', { name: 'Casino or sports' })).toBeTruthy();
  });
});

describe('the frame while an operator has switched something off', () => {
  const namesOf = () => [...new Set(screen.getAllByRole('link').map((link) => link.textContent))];
  const switchOff =
    (...routes: readonly RouteId[]) =>
    (services: FakeServices) =>
      services.navigation.set({ ...services.navigation.current(), off: new Set(routes) });

  it('leads to sports nowhere, and again once they are on', () => {
    const services = renderFrame({}, switchOff('sports'));
    expect(namesOf()).not.toContain('Sports');
    expect(screen.queryByRole('navigation', { name: 'Casino or sports' })).toBeNull();
    act(() => switchOff()(services));
    expect(namesOf()).toContain('Sports');
    expect(screen.getByRole('navigation', { name: 'Casino or sports' })).toBeTruthy();
  });

  it('drops the entries of the lobby menu that lead there, and search with the games', () => {
    renderFrame({}, switchOff('lobby', 'games', 'game-list'));
    expect(namesOf()).not.toContain('Slots');
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  });

  it('has no way to the cashier without one', () => {
    renderFrame({}, (services) => {
      signIn(services);
      switchOff('deposit', 'withdraw')(services);
    });
    expect(screen.getByText('€1,204.50')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });
});

describe('overlays and news', () => {
  it('draws an overlay whose code was fetched ahead at once, without a fallback after which React would keep it back', async () => {
    const services = renderFrame();
    await act(async () => void (await loadOverlayHost()));
    act(() =>
      services.overlays.set({
        status: 'open',
        request: { variant: 'confirmation', content: { title: 'Leave?', body: 'Sure?' } },
      }),
    );
    expect(screen.getByRole('alertdialog', { name: 'Leave?' })).toBeTruthy();
  });

  it('draws the open overlay and answers how it ended', async () => {
    const services = renderFrame({}, (fakes) =>
      fakes.overlays.set({
        status: 'open',
        request: { variant: 'confirmation', content: { title: 'Leave?', body: 'Sure?' } },
      }),
    );
    expect(await screen.findByRole('alertdialog', { name: 'Leave?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(services.overlays.close).toHaveBeenCalledWith('ok');
  });

  it('stops the clock of a toast while it is looked at or focused (requirements/constants#toasts, WCAG 2.2.1)', () => {
    const services = renderFrame({}, (fakes) =>
      fakes.toasts.set([{ id: 't', kind: 'success', text: 'Paid', phase: 'open' }]),
    );
    const close = screen.getByRole('button', { name: 'Close this message' });
    fireEvent.focus(close);
    expect(services.toasts.pause).toHaveBeenCalledWith('t');
    fireEvent.blur(close);
    expect(services.toasts.resume).toHaveBeenCalledWith('t');
  });

  it('shows news inside the window that stands in front, where it is not dimmed and can be pressed', async () => {
    renderFrame({}, (fakes) => {
      fakes.overlays.set({
        status: 'open',
        request: { variant: 'confirmation', content: { title: 'Leave?', body: 'Sure?' } },
      });
      fakes.toasts.set([{ id: 't', kind: 'success', text: 'Paid', phase: 'open' }]);
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave?' });
    await waitFor(() => expect(dialog.contains(screen.getByText('Paid'))).toBe(true));
  });

  it('says that the connection is gone', () => {
    renderFrame({}, (fakes) => fakes.connection.set('offline'));
    expect(screen.getByText(/You're offline/)).toBeTruthy();
  });
});
