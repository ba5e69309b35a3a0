import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import {
  CONTRACT_VERSION,
  defineRemote,
  type PageModule,
  type RemoteHost,
  type RemotePortal,
  type RemoteTarget,
  type RemoteViewProps,
} from '@foyer/contract';
import { isRemoteError } from './remote/RemoteError.ts';
import { createRemoteLifecycles } from './remote/createRemoteLifecycles.tsx';
import { createResource } from './remote/resource.ts';
import { useServices } from './index.ts';
import { fakeServices, renderPage } from './testing/index.ts';

function raffleRemote(page: () => Promise<PageModule>) {
  return createRemoteLifecycles(
    defineRemote({
      owner: 'jackpot-raffle',
      contract: CONTRACT_VERSION,
      pages: { jackpot: page, raffle: 'not-available', 'jackpot-terms': 'not-available' },
      slots: {
        'jackpot-raffle.widget': async () => ({ Component: () => null }),
        'jackpot-raffle.play': async () => ({ Component: () => null }),
        'jackpot-raffle.account': async () => ({ Component: () => null }),
      },
      messages: () => Promise.resolve({ default: {} }),
    }),
  );
}

/** Replaces the shell: renders the portals of mounted remotes inside its own tree. */
function hostFor(services = fakeServices()) {
  const portals: RemotePortal[] = [];
  const host: RemoteHost = {
    app: 'mfe-jackpot-raffle',
    release: 'r1',
    services,
    Slot: () => null,
    NotAvailable: ({ route }) => <p>{route} is not built yet</p>,
    show: (portal) => void portals.push(portal),
    hide: (domElement) =>
      void portals.splice(
        portals.findIndex((portal) => portal.domElement === domElement),
        1,
      ),
  };
  return { host, portals };
}

const page = (route: 'jackpot' | 'raffle'): RemoteTarget => ({ kind: 'page', route, params: {} });

async function showIn(View: ComponentType<RemoteViewProps>, target: RemoteTarget) {
  const domElement = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    render(
      <>
        {createPortal(
          <Suspense fallback="…">
            <View target={target} />
          </Suspense>,
          domElement,
        )}
      </>,
    );
  });
}

describe('a remote mounted through its lifecycles', () => {
  it('renders its page in the tree of the shell and removes it on unmount', async () => {
    const remote = raffleRemote(async () => ({ Component: () => <h1>{useServices().page.siteTitle}</h1> }));
    const { host, portals } = hostFor();
    const domElement = document.createElement('div');
    await remote.mount({ domElement, host });
    const [portal] = portals;
    if (!portal) throw new Error('mount passed no content to the host');
    await showIn(portal.View, page('jackpot'));
    expect(screen.getByRole('heading').textContent).toBe('Aurora');
    await remote.unmount({ domElement, host });
    expect(portals).toEqual([]);
  });

  it('shows the placeholder page for a route without a page', async () => {
    const remote = raffleRemote(async () => ({ Component: () => null }));
    const { host, portals } = hostFor();
    await remote.mount({ domElement: document.createElement('div'), host });
    await showIn(portals[0]?.View ?? (() => null), page('raffle'));
    expect(screen.getByText('raffle is not built yet')).toBeTruthy();
  });

  it('loads a page again when prepare is called after a failure', async () => {
    const load = jest.fn<() => Promise<{ Component: () => null }>>();
    load
      .mockRejectedValueOnce(Object.assign(new Error('unavailable'), { name: 'ChunkLoadError' }))
      .mockResolvedValueOnce({ Component: () => null });
    const remote = raffleRemote(load);
    const services = fakeServices();
    const failure: unknown = await remote.prepare(services, page('jackpot')).catch((error: unknown) => error);
    expect(isRemoteError(failure) && failure.code).toBe('CHUNK_FAILED');
    await expect(remote.prepare(services, page('jackpot'))).resolves.toBeUndefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['code', 0],
    ['data', 1],
    [undefined, 1],
  ] as const)('prepares with depth %s and sends its queries %d times', async (depth, requests) => {
    const preload = jest.fn(async () => undefined);
    const remote = raffleRemote(async () => ({ Component: () => null, preload }));
    await remote.prepare(fakeServices(), page('jackpot'), depth);
    expect(preload).toHaveBeenCalledTimes(requests);
  });
});

describe('createResource', () => {
  it('returns the same failed promise for rendering, and a new attempt for other callers', async () => {
    let attempts = 0;
    const resource = createResource(async (key: string) => {
      attempts += 1;
      if (attempts === 1) throw new Error(`no ${key}`);
      return key;
    });
    const first = resource.load('a');
    await expect(first).rejects.toThrow('no a');
    expect(resource.load('a')).toBe(first);
    await expect(resource.attempt('a')).resolves.toBe('a');
    await expect(resource.load('a')).resolves.toBe('a');
    expect(attempts).toBe(2);
  });
});

describe('renderPage', () => {
  it('provides services, route parameters and state to a page', async () => {
    function Component({ params }: { params: Readonly<Record<string, string>> }) {
      const [count] = useState(1);
      return <p>{`${useServices().market.brand.id} ${params['slug'] ?? ''} ${count}`}</p>;
    }
    renderPage(Component, { params: { slug: 'ember' }, world: { brand: 'tuli', locale: 'fi' } });
    expect(await screen.findByText('tuli ember 1')).toBeTruthy();
  });
});
