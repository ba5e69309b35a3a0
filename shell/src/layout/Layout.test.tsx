import { beforeAll, describe, expect, it } from '@jest/globals';
import { ApolloProvider } from '@apollo/client/react';
import type { RemoteHost, SlotElementProps } from '@foyer/contract';
import { IntlRoot } from '@foyer/i18n';
import type { RouteId } from '@foyer/links';
import { money } from '@foyer/money';
import { PlatformProvider } from '@foyer/platform';
import {
  fakeServices,
  refuse,
  renderPiece,
  type FakeServices,
  type FakeWorld,
  signedInSession,
  streamingWallet,
} from '@foyer/platform/testing';
import { probeToggle } from '@foyer/testing/toggles';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { showDialogs } from '@foyer/ui/testing';
import { OutletProvider, type OutletServices } from '../remotes/outlet/outletContext.ts';
import { Layout } from './Layout.tsx';
import { loadOverlayHost } from './overlays/loadOverlayHost.ts';
import { MainMenu } from './menu/MainMenu.tsx';
import { LobbyMenuDocument, type MenuItemFragment } from './menu/MainMenu.generated.ts';

showDialogs();

function Slot({ name }: SlotElementProps) {
  return <p>{name}</p>;
}

function renderLayout(
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
              <Layout>
                <h1>Page</h1>
              </Layout>
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
  services.session.set(signedInSession());
  services.wallet.set(streamingWallet({ balance: 120_450 }));
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
      items: [
        item('0', 'Home', '/'),
        item('1', 'Slots', '/game-list/slots/'),
        item('2', 'Rewards', '/rewards/', true),
        item('3', 'My limits', '/profile/limits/', true),
      ],
    },
  },
} as const;

describe('the registration of a visitor', () => {
  it('opens in a frame of the identity server in the variation `iframe`', async () => {
    const services = renderLayout({ variations: { landing_registration: 'iframe' } });
    await userEvent.click(screen.getByRole('link', { name: 'Join' }));
    await waitFor(() => expect(services.overlays.open).toHaveBeenCalled());
    expect(services.overlays.open).toHaveBeenCalledWith(
      'default',
      expect.objectContaining({ title: 'Join' }),
    );
  });

  it('is a link to the page otherwise', () => {
    renderLayout();
    const link = screen.getByRole('link', { name: 'Join' });
    expect([link.getAttribute('href'), link.getAttribute('aria-haspopup')]).toEqual(['/en/register/', null]);
  });
});

describe('buttons of the Swedish authority', () => {
  // loaded before, because a busy machine may take longer than `findBy` waits
  beforeAll(async () => void (await import('./banners/regulatory/RegulatoryBar.tsx')));

  it('lead to limits, self-exclusion and self-test from the top of the page', async () => {
    // ends when the lazy bar is rendered, however long that takes
    await act(async () => void renderLayout({ variations: { sga: 'enabled' } }));
    const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkOf('Self-exclusion')).toBe('https://www.spelpaus.se/');
    expect(linkOf('Self-test')).toBe('https://www.stodlinjen.se/');
    expect(linkOf('Limits')).toBe('/en/profile/limits/');
  });

  it('are absent while the flag is disabled', () => {
    renderLayout({ variations: { sga: 'disabled' } });
    expect(screen.queryByRole('link', { name: 'Self-test' })).toBeNull();
  });
});

describe('the frame for a visitor', () => {
  it('links to sign-in with autoSignIn=1 and shows no money (requirements/routes#layouts)', () => {
    renderLayout();
    expect(
      within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' }).getAttribute('href'),
    ).toBe('/en/login/?autoSignIn=1');
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('shows the lobby menu of the locale without entries that need a player', () => {
    renderLayout();
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe(
      '/en/game-list/slots/',
    );
    expect(within(menu).queryByRole('link', { name: 'Rewards' })).toBeNull();
  });

  it('shows the licence, the age limit and the helpline on every page', async () => {
    renderLayout({ path: '/en/terms-and-conditions/' });
    const footer = await screen.findByRole('contentinfo', {}, { timeout: 5_000 }); // once the browser is idle
    expect(footer.textContent).toContain('MGA/B2C/900/2026');
    expect(footer.textContent).toContain('You must be 18 or over to play.');
    expect(within(footer).getByRole('link', { name: 'Responsible Gaming Foundation' })).toBeTruthy();
  });

  it('hides the menu and the sign-in button on forms', () => {
    renderLayout({ path: '/en/login/' });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});

describe('the frame for a player', () => {
  // loaded before, because a busy machine may take longer than a query waits
  beforeAll(async () => void (await import('./account-sidebar/AccountSidebar.tsx')));

  it.each([
    ['/en/games/', true],
    ['/en/profile/limits/', false],
    ['/en/source-of-wealth/', false],
  ])(
    'on %s of a brand with three columns repeats the account in menu and sidebar: %j',
    async (path, isShown) => {
      await act(async () => void renderLayout({ brand: 'caravel', path }, signIn));
      const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
      expect(menu.queryByRole('link', { name: 'My limits' }) !== null).toBe(isShown);
      expect(menu.getByRole('link', { name: 'Rewards' })).toBeTruthy();
      expect(screen.queryByRole('complementary', { name: 'Account summary' }) !== null).toBe(isShown);
    },
  );

  it('keeps balance and deposit one tap away', () => {
    renderLayout({}, signIn);
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('€1,204.50')).toBeTruthy();
    expect(header.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/en/deposit/');
    expect(header.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('follows the wallet', () => {
    const services = renderLayout({}, signIn);
    const before = services.wallet.current();
    act(() => services.wallet.set({ ...before, balance: money(120_250, 'EUR') } as typeof before));
    expect(screen.getByText('€1,202.50')).toBeTruthy();
  });

  it('shows the session clock once where the licence requires it', async () => {
    renderLayout({ brand: 'tuli' }, signIn);
    expect(await screen.findAllByText('account.session-clock')).toHaveLength(1);
  });

  it('mounts the account notices once', () => {
    renderLayout({}, signIn);
    expect(screen.getAllByText('account.notices')).toHaveLength(1);
  });
});

describe('the frame of a brand', () => {
  it.each([
    ['aurora', 'specification', false],
    ['tuli', 'specification', true],
    ['caravel', 'specification', false],
    ['aurora', 'strict', true],
    ['caravel', 'strict', true],
  ] as const)(
    '%s in %s mode shows the regulatory bar to visitors: %s',
    async (brand, protectionMode, has) => {
      renderLayout({ brand, protectionMode });
      await waitFor(() =>
        expect(screen.queryAllByRole('region', { name: 'Session time and limits' })).toHaveLength(
          has ? 1 : 0,
        ),
      );
    },
  );

  it('shows sports only if the brand has them (requirements/routes#menus-and-live-chat)', () => {
    renderLayout({ brand: 'aurora' });
    expect(screen.getByRole('navigation', { name: 'Casino or sports' })).toBeTruthy();
  });
});

describe('the quick menu in the header (requirements/routes#menus-and-live-chat)', () => {
  const namesIn = (element: HTMLElement) =>
    within(element)
      .queryAllByRole('link')
      .map((link) => link.textContent);

  it('is shown for a brand without a rail, and links to the lobby in casino mode', () => {
    renderLayout({ brand: 'tuli' });
    const quickMenu = within(screen.getByRole('banner')).getByRole('navigation', { name: /Casino/ });
    expect(within(quickMenu).getByRole('link', { name: 'Casino' }).getAttribute('href')).toBe(
      '/en/?productMode=casino',
    );
  });

  probeToggle('QuickMenu', 'the header of a brand without a rail', (isOn) => {
    cleanup();
    renderLayout({ brand: 'tuli', features: { QuickMenu: isOn } });
    return namesIn(screen.getByRole('banner')).includes('Casino');
  });

  probeToggle('Sportsbook', 'the quick menu', (isOn) => {
    cleanup();
    renderLayout({ brand: 'aurora', features: { Sportsbook: isOn } });
    return screen.queryByRole('navigation', { name: 'Casino or sports' }) !== null;
  });

  it('is a pair of sections for a brand that puts sports first', () => {
    renderLayout({ brand: 'caravel' });
    expect(namesIn(screen.getByRole('banner'))).toEqual(expect.arrayContaining(['Casino', 'Sports']));
  });

  it.each(['tuli', 'caravel'] as const)('is hidden while a guard is active: %s', (brand) => {
    renderLayout({ brand }, (services) => services.guards.set([{ id: 'terms', status: 'active' }]));
    const names = namesIn(screen.getByRole('banner'));
    expect(names).not.toContain('Casino');
    expect(names).not.toContain('Sports');
  });
});

describe('the frame in SPORTS mode, whose home page is the sportsbook (requirements/routes#route-list)', () => {
  const sports = (services: FakeServices) =>
    services.navigation.set({ ...services.navigation.current(), productMode: 'SPORTS' });
  const hrefsOf = (name: string | RegExp) =>
    new Set(screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href')));

  it('leads there from the logo, for visitors too', () => {
    renderLayout({}, sports);
    expect(hrefsOf(/home page/i)).toEqual(new Set(['/en/sports/']));
  });

  it.each(['aurora', 'caravel'] as const)('leads there from each entry "Home" of %s', (brand) => {
    renderLayout({ brand }, sports);
    expect(hrefsOf('Home')).toEqual(new Set(['/en/sports/']));
  });

  it('leads there from the entry "Home" of a menu that could not be loaded', async () => {
    const services = fakeServices();
    sports(services);
    renderPiece(<MainMenu />, {
      services,
      mocks: [refuse(LobbyMenuDocument, 'ServiceUnavailableFailure')],
    });
    expect((await screen.findByRole('link', { name: 'Home' })).getAttribute('href')).toBe('/en/sports/');
  });

  it('offers the casino where CASINO mode offers sports', () => {
    renderLayout({}, sports);
    const bar = within(screen.getByRole('navigation', { name: 'Quick links' }));
    expect(bar.getByRole('link', { name: 'Casino' }).getAttribute('href')).toBe('/en/?productMode=casino');
    expect(bar.queryByRole('link', { name: 'Sports' })).toBeNull();
  });
});

describe('the frame with products switched off', () => {
  const namesOf = () => [...new Set(screen.getAllByRole('link').map((link) => link.textContent))];
  const switchOff =
    (...routes: readonly RouteId[]) =>
    (services: FakeServices) =>
      services.navigation.set({ ...services.navigation.current(), off: new Set(routes) });

  it('removes links to sports and restores them when sports are on again', () => {
    const services = renderLayout({}, switchOff('sports'));
    expect(namesOf()).not.toContain('Sports');
    expect(screen.queryByRole('navigation', { name: 'Casino or sports' })).toBeNull();
    act(() => switchOff()(services));
    expect(namesOf()).toContain('Sports');
    expect(screen.getByRole('navigation', { name: 'Casino or sports' })).toBeTruthy();
  });

  it('removes lobby menu entries that lead there, and search together with the games', () => {
    renderLayout({}, switchOff('lobby', 'games', 'game-list'));
    expect(namesOf()).not.toContain('Slots');
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  });

  it('has no link to the cashier without a cashier', () => {
    renderLayout({}, (services) => {
      signIn(services);
      switchOff('deposit', 'withdraw')(services);
    });
    expect(screen.getByText('€1,204.50')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });
});

describe('overlays and notices', () => {
  // compiling the overlays takes longer than a query waits for an element
  beforeAll(async () => void (await loadOverlayHost()));

  it('renders an overlay with prefetched code at once, without a fallback after which React would delay it', async () => {
    const services = renderLayout();
    await act(async () => void (await loadOverlayHost()));
    act(() =>
      services.overlays.set({
        status: 'open',
        request: { variant: 'confirmation', content: { title: 'Leave?', body: 'Sure?' } },
      }),
    );
    expect(screen.getByRole('alertdialog', { name: 'Leave?' })).toBeTruthy();
  });

  it('renders the open overlay and reports how it ended', async () => {
    const services = renderLayout({}, (fakes) =>
      fakes.overlays.set({
        status: 'open',
        request: { variant: 'confirmation', content: { title: 'Leave?', body: 'Sure?' } },
      }),
    );
    expect(await screen.findByRole('alertdialog', { name: 'Leave?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(services.overlays.close).toHaveBeenCalledWith('ok');
  });

  it('pauses the timer of a toast while it is hovered or focused (requirements/constants#toasts, WCAG 2.2.1)', async () => {
    const services = renderLayout({}, (fakes) =>
      fakes.toasts.set([{ id: 't', kind: 'success', text: 'Paid', phase: 'open' }]),
    );
    const close = await screen.findByRole('button', { name: 'Close this message' });
    fireEvent.focus(close);
    expect(services.toasts.pause).toHaveBeenCalledWith('t');
    fireEvent.blur(close);
    expect(services.toasts.resume).toHaveBeenCalledWith('t');
  });

  it('shows toasts inside the open modal dialog, where they are not inert', async () => {
    // awaited, because React holds effects back after a component suspended in a synchronous `act`
    await act(
      async () =>
        void renderLayout({}, (fakes) => {
          fakes.overlays.set({
            status: 'open',
            request: { variant: 'confirmation', content: { title: 'Leave?', body: 'Sure?' } },
          });
          fakes.toasts.set([{ id: 't', kind: 'success', text: 'Paid', phase: 'open' }]);
        }),
    );
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave?' });
    await waitFor(() => expect(dialog.contains(screen.getByText('Paid'))).toBe(true));
  });

  it('reports a lost connection', async () => {
    renderLayout({}, (fakes) => fakes.connection.set('offline'));
    expect(await screen.findByText(/You’re offline/)).toBeTruthy();
  });
});
