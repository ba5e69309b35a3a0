import { describe, expect, it, jest } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { PlatformProvider } from '@foyer/platform';
import { fakeServices, type FakeServices, signedInSession } from '@foyer/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { OutletProvider, type OutletServices } from '../../remotes/outlet/outletContext.ts';
import type { Remotes } from '../../remotes/loading/remotes.ts';
import { DepositLink } from './DepositLink.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function show(path: string, arrange: (services: FakeServices) => void = () => undefined) {
  const services = fakeServices({ path });
  services.session.set(signedInSession());
  arrange(services);
  const prepare = jest.fn<Remotes['prepare']>(() => Promise.resolve(undefined));
  render(
    <MemoryRouter initialEntries={[path]}>
      <IntlRoot language="en" messages={{}}>
        <PlatformProvider host={{ app: 'shell', release: 'test', services, Slot: () => null }}>
          <OutletProvider value={{ remotes: { prepare }, services } as unknown as OutletServices}>
            <DepositLink />
            <Address />
          </OutletProvider>
        </PlatformProvider>
      </IntlRoot>
    </MemoryRouter>,
  );
  return {
    services,
    prepare,
    link: screen.getByRole('link', { name: 'Deposit' }),
    address: () => screen.getByRole('status').textContent,
  };
}

describe('the deposit link', () => {
  it('opens quick deposit over the current page', () => {
    const { services, link, address } = show('/en/games/');
    fireEvent.click(link);
    expect(services.overlays.open).toHaveBeenCalledWith('quick-deposit', {});
    expect(address()).toBe('/en/games/');
  });

  it.each(['/en/deposit/', '/en/withdraw/'])(
    'opens quick deposit on %s too, which leads to the home page (requirements/screens#quick-deposit)',
    (path) => {
      const { services, link } = show(path);
      fireEvent.click(link);
      expect(services.overlays.open).toHaveBeenCalledWith('quick-deposit', {});
    },
  );

  it.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)(
    'is a link to the cashier page for another tab (%s)',
    (key) => {
      const { services, link } = show('/en/games/');
      expect(link.getAttribute('href')).toBe('/en/deposit/');
      fireEvent.click(link, { [key]: true });
      expect(services.overlays.open).not.toHaveBeenCalled();
    },
  );

  it.each<[string, string, (services: FakeServices) => void]>([
    ['while the session is unknown', '/en/games/', (services) => services.session.set({ status: 'LOADING' })],
    [
      'while a guard is active',
      '/en/games/',
      (services) => services.guards.set([{ id: 'kyc', status: 'pending' }]),
    ],
  ])('navigates to the cashier page %s', (_where, path, arrange) => {
    const { services, link, address } = show(path, arrange);
    fireEvent.click(link);
    expect(services.overlays.open).not.toHaveBeenCalled();
    expect(address()).toBe('/en/deposit/');
  });

  it('prefetches the dialog when it is hovered or focused', () => {
    const { prepare, link } = show('/en/games/');
    fireEvent.focus(link);
    expect(prepare).toHaveBeenCalledWith('mfe-cashier', {
      kind: 'slot',
      name: 'cashier.quick-deposit',
      props: {},
    });
  });
});
