import { describe, expect, it } from '@jest/globals';
import type { RouteId } from '@foyer/links';
import { fakeServices, refuse, renderPiece, type FakeServices } from '@foyer/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { showDialogs } from '@foyer/ui/testing';
import { LobbyMenuDocument } from './menu/MainMenu.generated.ts';
import { MainMenu } from './menu/MainMenu.tsx';
import { renderLayout, signIn } from './testing/renderLayout.tsx';

showDialogs();

describe('the frame in SPORTS mode, whose home page is the sportsbook (requirements/routes#route-list)', () => {
  const sports = (services: FakeServices) =>
    services.navigation.set({ ...services.navigation.current(), productMode: 'SPORTS' });
  const hrefsOf = (name: string | RegExp) =>
    new Set(screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href')));

  it('leads to the sportsbook from the logo, for visitors too', () => {
    renderLayout({}, sports);
    expect(hrefsOf(/home page/i)).toEqual(new Set(['/en/sports/']));
  });

  it.each(['aurora', 'caravel'] as const)('leads to the sportsbook from each entry "Home" of %s', (brand) => {
    renderLayout({ brand }, sports);
    expect(hrefsOf('Home')).toEqual(new Set(['/en/sports/']));
  });

  it('leads to the sportsbook from the entry "Home" of a menu that could not be loaded', async () => {
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

  it('removes lobby menu entries that lead to a switched-off product, and search together with the games', () => {
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
