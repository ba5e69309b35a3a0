import { beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTE_IDS, ROUTES } from '@foyer/links';
import { effectiveProtection, marketDataOf, marketOf } from '@foyer/market';
import { PROOF_PROFILES } from '@foyer/market/proof-profiles';
import { money } from '@foyer/money';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showDialogs } from '@foyer/ui/testing';
import { renderLayout, signIn } from './testing/renderLayout.tsx';

showDialogs();

/** Pages of the sign-in, which send a player away who is signed in. */
const OF_SIGN_IN = /login|handler|register|-code$|sign-in/;

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
    const footer = await screen.findByRole('contentinfo'); // once the browser is idle
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
    'repeats the account in menu and sidebar on %s of a brand with three columns: %j',
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

  it.each(
    ROUTE_IDS.filter((id) => !OF_SIGN_IN.test(id)).map((id) =>
      `/en/${ROUTES[id].path.replace(/[:*]\w*/g, 'three-coals')}/`.replace(/\/+/g, '/'),
    ),
  )('has the break button of the German profile, which is in the bar of the clock, on %s', async (path) => {
    const protection = effectiveProtection(PROOF_PROFILES.ggl, { protection: 'specification' });
    const market = marketOf({ ...marketDataOf('aurora'), protection });
    renderLayout({ brand: 'aurora', path }, signIn, { market });
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
