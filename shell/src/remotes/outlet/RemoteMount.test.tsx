import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import type { RemoteModule, RemoteTarget, RemoteViewProps } from '@foyer/contract';
import type { PageId } from '@foyer/links';
import { ENTRY, outletWith } from './outlet.fixture.ts';
import { OutletProvider } from './outletContext.ts';
import type { LoadedRemote } from '../loading/releaseLoader.ts';
import { RemoteMount } from './RemoteMount.tsx';

/** Pages that throw while rendering. */
const broken = new Set<PageId>();

/** Pages whose files hang. */
const hanging = new Set<PageId>();
const NEVER = new Promise<never>(() => undefined);

function View({ target }: RemoteViewProps) {
  if (target.kind !== 'page') return null;
  if (hanging.has(target.route)) use(NEVER);
  if (broken.has(target.route)) throw new Error(`${target.route} is broken`);
  return <h1>{target.route}</h1>;
}

const remote: LoadedRemote = {
  entry: ENTRY,
  module: {
    owner: 'casino',
    contract: 1,
    bootstrap: async () => undefined,
    mount: async ({ domElement, host }) => host.show({ domElement, View }),
    unmount: async () => undefined,
    prepare: async () => undefined,
    updateGate: () => 'allow',
  } satisfies RemoteModule,
};

function setUp() {
  const outlet = outletWith(async () => remote);
  const { remotes, services } = outlet;
  const spot = (route: PageId, retryKey?: string) => {
    const target: RemoteTarget = { kind: 'page', route, params: {} };
    return (
      <OutletProvider value={outlet}>
        <RemoteMount
          app="mfe-casino"
          target={target}
          loading={<p>loading</p>}
          failure={(state) => <p role="alert">{state.code}</p>}
          {...(retryKey === undefined ? {} : { retryKey })}
        />
      </OutletProvider>
    );
  };
  const { rerender } = render(spot('lobby'));
  return {
    services,
    remotes,
    go: (route: PageId, retryKey?: string) => act(async () => rerender(spot(route, retryKey))),
  };
}

const heading = (name: PageId) => screen.findByRole('heading', { name });

describe('RemoteMount', () => {
  beforeEach(() => {
    broken.clear();
    hanging.clear();
    // React logs every error that a boundary catches
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('keeps the failure of a page that throws before it was ever shown', async () => {
    const { go, remotes } = setUp();
    await heading('lobby');
    broken.add('games');
    await go('games');
    expect(screen.getByRole('alert').textContent).toBe('RENDER_THREW');
    expect(remotes.failed).toHaveBeenCalledTimes(1);
  });

  it('retries on the next page and on the return to the previous one', async () => {
    const { go } = setUp();
    await heading('lobby');
    broken.add('games');
    await go('games');
    await go('game-studios');
    expect(await heading('game-studios')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    broken.clear();
    await go('games');
    expect(await heading('games')).toBeTruthy();
  });

  it('retries a failed page when notified that the cause may have ended', async () => {
    const { go } = setUp();
    await heading('lobby');
    broken.add('games');
    await go('games', '/en/games/');
    expect(screen.getByRole('alert')).toBeTruthy();
    broken.clear();
    await go('games', '/en/raffle/');
    expect(await heading('games')).toBeTruthy();
  });

  it('recovers when the connection is back, and not before', async () => {
    const { go, services } = setUp();
    await heading('lobby');
    act(() => services.connection.set('offline'));
    broken.add('games');
    await go('games');
    broken.clear();
    await act(async () => services.connection.set('reconnecting'));
    expect(screen.getByRole('alert')).toBeTruthy();
    await act(async () => services.connection.set('online'));
    expect(await heading('games')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the notice within 1.7 s for a hanging page and no notice for a rendered one', async () => {
    const { go } = setUp();
    await heading('lobby');
    jest.useFakeTimers();
    try {
      hanging.add('games');
      await go('games');
      await act(async () => jest.advanceTimersByTime(2_300));
      expect(screen.getByRole('alert').textContent).toBe('CHUNK_TIMEOUT');
      await go('lobby');
      expect(screen.getByRole('heading', { name: 'lobby' })).toBeTruthy();
      await act(async () => jest.advanceTimersByTime(60_000));
      expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('leaves pending files alone when it loads again after navigation: another mount point may need them', async () => {
    const { go, remotes } = setUp();
    await heading('lobby');
    jest.useFakeTimers();
    try {
      hanging.add('games');
      await go('games', '/en/games/');
      await act(async () => jest.advanceTimersByTime(2_300));
      expect(screen.getByRole('alert')).toBeTruthy();
      const [restart, refreshSet] = [jest.spyOn(remotes, 'restart'), jest.spyOn(remotes, 'refreshSet')];
      await go('games', '/en/login/');
      expect([refreshSet.mock.calls.length, restart.mock.calls.length]).toEqual([1, 0]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps rendered content when the connection is back', async () => {
    const { services, remotes } = setUp();
    const shownHeading = await heading('lobby');
    const refreshSet = jest.spyOn(remotes, 'refreshSet');
    act(() => services.connection.set('offline'));
    await act(async () => services.connection.set('online'));
    expect(refreshSet).not.toHaveBeenCalled();
    expect(await heading('lobby')).toBe(shownHeading);
  });
});
