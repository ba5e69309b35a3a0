import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import type { Remotes } from '../loading/remotes.ts';
import { HostSlot } from './HostSlot.tsx';
import { outletWith } from './outlet.fixture.ts';
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
