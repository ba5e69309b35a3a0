import { describe, expect, it, jest } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import type { RouteId } from '@foyer/links';
import { createStore, PlatformProvider } from '@foyer/platform';
import { fakeServices } from '@foyer/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OutletProvider, type OutletServices } from '../../../remotes/outlet/outletContext.ts';
import { createReleases } from '../../../releases/releases.ts';
import { ReleaseUpdateBanner } from './ReleaseUpdateBanner.tsx';

const ENTRY = {
  app: 'mfe-sportsbook',
  release: 'r1',
  version: '1.0.0',
  contract: 1,
  owner: 'sportsbook',
  container: 'c',
  base: '/assets/mfe-sportsbook/r1/',
  entry: 'e.js',
  css: [],
  scripts: [],
  sri: {},
  i18n: {},
  pages: {},
  requires: {},
};

function setUp() {
  const services = fakeServices({ path: '/en/sports/' });
  const releases = createReleases({ version: 1, issuedAt: '', apps: [ENTRY] }, 'http://aurora.test');
  const offered = createStore(false);
  const updateOffer = {
    current: offered.current,
    subscribe: offered.subscribe,
    update: jest.fn(),
    later: jest.fn(),
  };
  const outlet = { remotes: { releases }, services } as unknown as OutletServices;
  render(
    <IntlRoot language="en" messages={{}}>
      <PlatformProvider host={{ app: 'shell', release: 'test', services, Slot: () => null }}>
        <OutletProvider value={outlet}>
          <ReleaseUpdateBanner updateOffer={updateOffer} />
        </OutletProvider>
      </PlatformProvider>
    </IntlRoot>,
  );
  const apply = (set: Pick<ReleaseSet, 'version' | 'apps'>) =>
    act(() => {
      releases.apply({ issuedAt: '', ...set });
      services.navigation.set({
        ...services.navigation.current(),
        off: new Set<RouteId>(set.apps.length === 0 ? ['sports'] : []),
      });
    });
  return {
    services,
    releases,
    offered,
    updateOffer,
    apply,
    announced: () => screen.getByRole('status').textContent,
  };
}

describe('notices about operator changes', () => {
  it('announces that the page closed and reopened, and nothing on the next page', () => {
    const { apply, announced, services } = setUp();
    expect(announced()).toBe('');
    apply({ version: 2, apps: [] });
    expect(announced()).toBe('This page is currently unavailable.');
    apply({ version: 3, apps: [ENTRY] });
    expect(announced()).toBe('This page is available again.');
    act(() => services.navigation.set({ ...services.navigation.current(), pathname: '/en/' }));
    expect(announced()).toBe('');
  });

  it('does not announce a closed page that is still held for the player', () => {
    const { apply, announced, releases } = setUp();
    releases.setHoldPolicy(() => true);
    apply({ version: 2, apps: [] });
    expect(announced()).toBe('');
    act(() => releases.releaseHold(ENTRY.app));
    expect(announced()).toBe('This page is currently unavailable.');
  });

  it('offers the update in its own region without moving the focus', async () => {
    const { offered, updateOffer, announced } = setUp();
    act(() => offered.set(true));
    expect(screen.getByRole('region', { name: 'A new version of this page is available' })).toBeTruthy();
    expect(announced()).toBe('A new version of this page is available');
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await userEvent.click(screen.getByRole('button', { name: 'Update now' }));
    expect([updateOffer.later.mock.calls.length, updateOffer.update.mock.calls.length]).toEqual([1, 1]);
  });
});
