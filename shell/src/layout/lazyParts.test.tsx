import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloProvider } from '@apollo/client/react';
import { IntlRoot } from '@foyer/i18n';
import { matchRoute } from '@foyer/links';
import { createStore, PlatformProvider } from '@foyer/platform';
import {
  fakeServices,
  type FakeServices,
  type FakeWorld,
  signedInSession,
  streamingWallet,
} from '@foyer/platform/testing';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Shell } from '../boot/createShell.ts';
import { createReleases } from '../releases/releases.ts';
import { outletWith } from '../remotes/outlet/outlet.fixture.ts';
import { OutletProvider } from '../remotes/outlet/outletContext.ts';

const PARTS = {
  AccountSidebar: './account-sidebar/AccountSidebar.tsx',
  MenuDrawer: './menu/MenuDrawer.tsx',
  LaterIcons: './LaterIcons.tsx',
  AccountMenu: './header/AccountMenu.tsx',
  OverlayHost: './overlays/OverlayHost.tsx',
  ShellPage: '../pages/ShellPage.tsx',
  SwitchedOffPage: '../pages/switched-off/SwitchedOffPage.tsx',
  StaffPreviewBanner: './banners/staff-preview/StaffPreviewBanner.tsx',
} as const;
type Part = keyof typeof PARTS;

const MINUTE_MS = 60_000;
const broken = new Set<string>();

for (const [part, file] of Object.entries(PARTS))
  jest.unstable_mockModule(file, () => {
    if (broken.has(part)) throw new Error(`${part} does not load`);
    return { [part]: () => <p>{part}</p> };
  });

// imported after the mocks are registered
const { Layout } = await import('./Layout.tsx');
const { CurrentPage } = await import('../pages/CurrentPage.tsx');
const { RemoteOutlet } = await import('../remotes/outlet/RemoteOutlet.tsx');
const { startLiveUpdates } = await import('../boot/startLiveUpdates.tsx');
const { onFailedPart } = await import('../lib/importRequiredPart.ts');
const { onFirstPart } = await import('../lib/importPart.ts');

// jsdom has none
Object.assign(globalThis, { PerformanceObserver: { supportedEntryTypes: [] } });
const failed = jest.fn<(area: string, error: unknown) => void>();
const switchedOff = createReleases(
  { version: 1, issuedAt: '', apps: [], off: [{ app: 'mfe-casino', reason: 'maintenance' }] },
  'http://aurora.test',
);
const staffReleases = createReleases(
  {
    version: 1,
    issuedAt: '',
    apps: [],
    staff: { kind: 'override', app: 'a', release: 'r', email: 'casino@staff.test', until: '' },
  },
  'http://aurora.test',
);

function staffPreview(services: FakeServices): ComponentType {
  return startLiveUpdates({
    platform: { ...services, safeMode: undefined, session: sessionStorage },
    session: { ...services.session, accessToken: () => Promise.resolve(undefined) },
    texts: { wanted: createStore<readonly string[]>([]) },
    remotes: { ...outletWith(() => Promise.reject(new Error('unused'))).remotes, releases: staffReleases },
    services,
    readReleases: () => new Promise(() => undefined),
    invited: { load: () => Promise.resolve() },
    navigation: { current: () => ({ match: undefined }) },
  } as unknown as Shell);
}

const layout = (
  <Layout>
    <h1>Page</h1>
  </Layout>
);

interface Scene {
  readonly world?: FakeWorld;
  readonly isSignedIn?: boolean;
  /** Opens the overlay of a confirmation. */
  readonly hasOverlay?: boolean;
  readonly opensMenu?: boolean;
  readonly area: string;
  content(services: FakeServices): ReactNode;
}

const SCENES: Readonly<Record<Part, Scene>> = {
  // first, because the layouts of the others load it
  LaterIcons: { area: 'layout.icons', content: () => layout },
  AccountSidebar: { area: 'layout.sidebar', world: { brand: 'caravel' }, content: () => layout },
  MenuDrawer: { area: 'layout.menu', opensMenu: true, content: () => layout },
  AccountMenu: { area: 'frame.account', isSignedIn: true, content: () => layout },
  OverlayHost: { area: 'layout.overlay', hasOverlay: true, content: () => layout },
  ShellPage: { area: 'shell.page', content: () => <CurrentPage pathname="/en/login-handler/" /> },
  SwitchedOffPage: { area: 'shell.switched-off', content: () => <SwitchedOffLobby /> },
  StaffPreviewBanner: {
    area: 'live.staff-preview',
    content(services) {
      const Notices = staffPreview(services);
      return <Notices />;
    },
  },
};

function SwitchedOffLobby() {
  const match = matchRoute('/en/');
  return match && <RemoteOutlet match={match} />;
}

async function show({ world = {}, isSignedIn, hasOverlay, opensMenu, content }: Scene) {
  const services = fakeServices(world);
  if (isSignedIn) {
    services.session.canRefresh = () => true;
    services.session.set(signedInSession());
    services.wallet.set(streamingWallet());
  }
  if (hasOverlay)
    services.overlays.set({
      status: 'open',
      request: { variant: 'confirmation', content: { title: 'Leave?', body: 'Sure?' } },
    });
  const outlet = outletWith(() => Promise.reject(new Error('unused')));
  const page = content(services);
  // awaited, because React holds updates back after a component suspended in a synchronous `act`
  await act(
    async () =>
      void render(
        <MemoryRouter initialEntries={['/en/']}>
          <IntlRoot language="en" messages={{}}>
            <ApolloProvider client={services.apollo}>
              <PlatformProvider host={{ app: 'shell', release: 'test', services, Slot: () => null }}>
                <OutletProvider
                  value={{ ...outlet, services, remotes: { ...outlet.remotes, releases: switchedOff } }}
                >
                  {page}
                </OutletProvider>
              </PlatformProvider>
            </ApolloProvider>
          </IntlRoot>
        </MemoryRouter>,
      ),
  );
  if (opensMenu) await act(async () => screen.getByRole('button', { name: 'Menu' }).click());
}

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

describe('a lazy part of the shell whose files fail', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs errors that a boundary catches
    globalThis.WebSocket = class {} as unknown as typeof WebSocket;
    failed.mockClear();
    onFirstPart(() => Promise.resolve());
    onFailedPart(failed);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each(Object.entries(SCENES) as [Part, Scene][])('shows %s once they load', async (part, scene) => {
    broken.add(part);
    await show(scene);
    await pass(MINUTE_MS);
    expect(screen.queryByText(part)).toBeNull();
    expect(failed.mock.calls.filter(([area]) => area === scene.area)).toHaveLength(1);
    broken.clear();
    await pass(MINUTE_MS);
    expect(screen.getByText(part)).toBeTruthy();
  });
});
