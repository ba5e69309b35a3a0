import { describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import type { OffReason } from '@foyer/kernel/release-plan';
import type { RouteOwner } from '@foyer/links';
import { PlatformProvider } from '@foyer/platform';
import { fakeServices, type FakeWorld } from '@foyer/platform/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SwitchedOffPage } from './SwitchedOffPage.tsx';

function show(owner: RouteOwner, reason: OffReason, world: FakeWorld = {}): string {
  const services = fakeServices(world);
  services.navigation.isAvailable = (route) => route === 'lobby' || route === 'sports';
  const { container } = render(
    <MemoryRouter>
      <IntlRoot language="en" messages={{}}>
        <PlatformProvider host={{ app: 'shell', release: 'test', services, Slot: () => null }}>
          <SwitchedOffPage owner={owner} reason={reason} />
        </PlatformProvider>
      </IntlRoot>
    </MemoryRouter>,
  );
  return container.textContent;
}

describe('SwitchedOffPage', () => {
  it.each([
    ['maintenance', 'Closed for maintenance'],
    ['incident', 'Temporarily closed'],
    ['regulation', 'Not available here'],
  ] as const)('shows for %s the title "%s" with the product name', (reason, title) => {
    const text = show('sportsbook', reason);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(text).toMatch(/^Sports/);
  });

  it('states that the bet slip is saved', () => {
    expect(show('sportsbook', 'maintenance')).toContain('Your bet slip is saved');
  });

  it('gives no reason for a regulatory switch', () => {
    expect(show('sportsbook', 'regulation')).not.toMatch(/coupon|because|we |opens|licen|law|regulat/i);
  });

  it('links only to products that are available in this brand', () => {
    show('cashier', 'incident', { brand: 'tuli' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Casino']);
  });
});
