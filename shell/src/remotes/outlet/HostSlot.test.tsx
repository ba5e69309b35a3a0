import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { invitedSlot } from '@foyer/contract';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import type { Remotes } from '../loading/remotes.ts';
import { HostSlot } from './HostSlot.tsx';
import { ENTRY, outletWith } from './outlet.fixture.ts';
import { OutletProvider } from './outletContext.ts';

const NEVER = new Promise<never>(() => undefined);

function renderSlot(load: Remotes['load'], apps?: readonly ReleaseSetEntry[]) {
  return render(
    <OutletProvider value={outletWith(load, apps)}>
      <HostSlot
        name="casino.search"
        props={{ initialQuery: '', onLeave: () => undefined }}
        fallback={<p>unavailable</p>}
      />
    </OutletProvider>,
  );
}

describe('HostSlot of an invited squad', () => {
  const poker: ReleaseSetEntry = {
    ...ENTRY,
    app: 'mfe-poker',
    owner: 'poker',
    base: '/assets/mfe-poker/r1/',
  };

  function renderInvited(name: `${string}.${string}`, slots: readonly string[]) {
    const load = jest.fn<Remotes['load']>(() => NEVER);
    const outlet = outletWith(load, [poker]);
    outlet.remotes.releases.apply({
      version: 2,
      issuedAt: '',
      apps: [poker],
      invited: [
        { squad: 'poker', prefix: 'cards', slots: slots.map((slot) => ({ name: slot, places: [] })) },
      ],
    });
    render(
      <OutletProvider value={outlet}>
        <HostSlot name={invitedSlot(name)} props={{ page: 'lobby' }} fallback={<p>unavailable</p>} />
      </OutletProvider>,
    );
    return load;
  }

  it('mounts a slot that the plan declares', () => {
    expect(renderInvited('poker.strip', ['poker.strip'])).toHaveBeenCalled();
  });

  it('loads nothing for a slot that the plan does not declare', () => {
    expect(renderInvited('poker.other', ['poker.strip'])).not.toHaveBeenCalled();
    expect(screen.getByText('unavailable')).toBeTruthy();
  });
});

describe('HostSlot', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());

  it('does not call a slot unavailable while its remote loads', () => {
    renderSlot(() => NEVER);
    expect(screen.queryByText('unavailable')).toBeNull();
  });

  it('shows the fallback when the remote fails to load', async () => {
    renderSlot(() => Promise.reject(new Error('chunk failed to load')));
    expect(await screen.findByText('unavailable')).toBeTruthy();
  });

  it('shows the fallback when the brand has no release of the remote', () => {
    renderSlot(() => NEVER, []);
    expect(screen.getByText('unavailable')).toBeTruthy();
  });
});
