import { MAX_RECENTLY_PLAYED } from '@foyer/market/constants';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { jest } from '@jest/globals';
import type {
  Analytics,
  ConnectionState,
  Consent,
  ConsentState,
  DeviceStorage,
  Downloads,
  Engagement,
  EventBus,
  Flags,
  Guard,
  Guards,
  Jackpot,
  JackpotState,
  Navigation,
  NavigationState,
  Overlays,
  OverlayState,
  PastToast,
  Services,
  Session,
  SessionState,
  Support,
  Telemetry,
  Toast,
  Toasts,
  Uploads,
  Wallet,
  WalletState,
} from '@foyer/contract';
import { createCache } from '@foyer/data';
import { formattingTag, isLocale, matchRoute } from '@foyer/links';
import {
  isBrandId,
  localVariation,
  resolveMarket,
  type BrandId,
  type ExperimentName,
  type Feature,
  type LocalFlag,
  type ProtectionMode,
} from '@foyer/market';
import { fakePageData } from './fakePageData.ts';
import { fakeStore, type FakeStore } from './fakeStore.ts';

/** Fakes of the shell's services: a test sets their state and inspects their calls. */
export interface FakeServices extends Services {
  readonly session: Session & FakeStore<SessionState>;
  readonly wallet: Wallet & FakeStore<WalletState>;
  readonly overlays: Overlays & FakeStore<OverlayState>;
  readonly toasts: Toasts & FakeStore<readonly Toast[]>;
  readonly guards: Guards & FakeStore<readonly Guard[]>;
  readonly flags: Flags & FakeStore<number>;
  readonly jackpot: Jackpot & FakeStore<JackpotState | undefined>;
  readonly consent: Consent & FakeStore<ConsentState>;
  readonly navigation: Navigation & FakeStore<NavigationState>;
  readonly connection: FakeStore<ConnectionState>;
}

/** Page settings: the brand determines licence, features and currency as in production. */
export interface FakeWorld {
  readonly brand?: BrandId;
  readonly country?: string;
  /** Mode that the instance demands at least; by default the operator's own. */
  readonly protectionMode?: ProtectionMode;
  readonly locale?: string;
  readonly path?: string;
  readonly now?: number;
  /** Decisions that differ from the brand's data. */
  readonly features?: Readonly<Partial<Record<Feature, boolean>>>;
  readonly variations?: Readonly<Partial<Record<LocalFlag, string>>>;
  readonly experiments?: Readonly<Partial<Record<ExperimentName, string>>>;
}

const NOW = Date.UTC(2026, 10, 21, 12);

/** Creates fakes that are typed by the service contract, so that a contract change fails compilation. */
export function fakeServices(world: FakeWorld = {}, overrides: Partial<Services> = {}): FakeServices {
  const page = fakePageData(world.brand ?? 'aurora', world.locale ?? 'en');
  const locale = isLocale(page.locale) ? page.locale : 'en';
  const market = resolveMarket({
    brand: isBrandId(page.brand) ? page.brand : 'aurora',
    country: world.country,
    protectionMode: world.protectionMode,
  });
  const { has } = market;
  const services: FakeServices = {
    page,
    locale,
    language: formattingTag(locale, market.brand.homeCountry),
    market,
    session: fakeSession(),
    wallet: Object.assign(fakeStore<WalletState>({ status: 'NOT_AVAILABLE' }), {
      refresh: jest.fn(async () => undefined),
    }),
    overlays: Object.assign(fakeStore<OverlayState>({ status: 'idle' }), {
      open: jest.fn<Overlays['open']>(async () => 'closed'),
      close: jest.fn(),
    }),
    toasts: Object.assign(fakeStore<readonly Toast[]>([]), {
      show: jest.fn<Toasts['show']>(() => 'toast'),
      close: jest.fn(),
      pause: jest.fn(),
      resume: jest.fn(),
      history: fakeStore<readonly PastToast[]>([]),
      restore: jest.fn(),
      keep: jest.fn(),
      markRead: jest.fn(),
      forget: jest.fn(),
    }),
    guards: Object.assign(fakeStore<readonly Guard[]>([]), {
      register: jest.fn<Guards['register']>(() => () => undefined),
    }),
    flags: Object.assign(fakeStore(0), {
      has: (feature: Feature) => world.features?.[feature] ?? has(feature),
      variation: <Flag extends LocalFlag>(flag: Flag) => localVariation(flag, world.variations?.[flag]),
      experiment: (name: ExperimentName) => world.experiments?.[name],
      exposed: jest.fn<Flags['exposed']>(),
    }),
    analytics: { track: jest.fn<Analytics['track']>() },
    consent: Object.assign(
      fakeStore<ConsentState>({
        necessary: true,
        preferences: true,
        analytics: false,
        marketing: false,
        uncategorized: false,
      }),
      {
        openPreferences: jest.fn(),
        settled() {
          return Promise.resolve(services.consent.current());
        },
      },
    ),
    jackpot: Object.assign(fakeStore<JackpotState | undefined>(undefined), {
      follow: jest.fn<Jackpot['follow']>(() => () => undefined),
      send: jest.fn<Jackpot['send']>(),
    }),
    navigation: fakeNavigation(world.path ?? `/${locale}/`),
    connection: fakeStore<ConnectionState>('online'),
    telemetry: {
      phase: jest.fn<Telemetry['phase']>(),
      remoteFailed: jest.fn<Telemetry['remoteFailed']>(),
      failed: jest.fn<Telemetry['failed']>(),
    },
    support: { contact: jest.fn<Support['contact']>() },
    bus: fakeBus(),
    storage: fakeStorage(),
    engagement: {
      call: jest.fn<Engagement['call']>(async () => ({ status: 503, body: undefined })),
      follow: jest.fn<Engagement['follow']>(() => () => undefined),
    },
    uploads: { send: jest.fn<Uploads['send']>(async () => ({ status: 503 })) },
    downloads: { save: jest.fn<Downloads['save']>(async () => undefined) },
    apollo: new ApolloClient({ cache: createCache(), link: ApolloLink.empty() }),
    now: () => world.now ?? NOW,
  };
  return { ...services, ...overrides } as FakeServices; // a test that overrides a service keeps a reference to its own fake
}

function fakeSession(): FakeServices['session'] {
  return Object.assign(fakeStore<SessionState>({ status: 'LOGGED_OUT' }), {
    canRefresh: jest.fn(() => false),
    signIn: jest.fn<Session['signIn']>(async () => undefined),
    signUp: jest.fn<Session['signUp']>(async () => undefined),
    signOut: jest.fn<Session['signOut']>(async () => undefined),
  });
}

function fakeNavigation(href: string): FakeServices['navigation'] {
  const { pathname, search } = new URL(href, 'http://aurora.test');
  return Object.assign(
    fakeStore<NavigationState>({
      match: matchRoute(pathname),
      pathname,
      search,
      productMode: 'CASINO',
      pending: false,
      off: new Set(),
    }),
    {
      go: jest.fn<Navigation['go']>(async () => undefined),
      back: jest.fn(),
      preload: jest.fn(),
      setTitle: jest.fn<Navigation['setTitle']>(),
      isAvailable: () => true,
    },
  );
}

function fakeBus(): EventBus {
  const listeners = new Map<string, Set<(payload: never) => void>>();
  return {
    emit: (name, payload) => listeners.get(name)?.forEach((listener) => listener(payload as never)),
    on(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
  };
}

function fakeStorage(): DeviceStorage {
  const values = new Map<string, string>();
  let recent: readonly string[] = [];
  let oddsFormat: string | undefined;
  let favourites: readonly string[] = [];
  let balanceChanges = 0;
  let gameLists: readonly string[] = [];
  return {
    oddsFormat: () => oddsFormat,
    rememberOddsFormat: (format) => void (oddsFormat = format),
    sportsFavourites: () => favourites,
    rememberSportsFavourites: (keys) => void (favourites = keys),
    recentlyPlayedGames: () => recent,
    rememberPlayedGame: (gameId) => {
      recent = [gameId, ...recent.filter((id) => id !== gameId)].slice(0, MAX_RECENTLY_PLAYED);
    },
    countBalanceChange: () => (balanceChanges += 1),
    openedGameLists: () => gameLists,
    rememberGameList: (slug) => void (gameLists = [slug, ...gameLists]),
    read: (name) => values.get(name),
    write: (name, value) => void values.set(name, value),
  };
}
