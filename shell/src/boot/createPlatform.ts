import { ignoreError } from '@foyer/kernel';
import { consentCookieOf } from '@foyer/kernel/analytics-delivery';
import type { PageData } from '@foyer/kernel/page-data';
import type { Locale } from '@foyer/links';
import { createBus, type ShellBus } from '../services/bus/createBus.ts';
import { createClock, type ServerClock } from '../services/clock/createClock.ts';
import { createConnection, type Connection } from '../services/connection/createConnection.ts';
import { createConsent, type ShellConsent } from '../services/consent/createConsent.ts';
import type { browserAnalytics } from '../services/analytics/adapters/browserAnalytics.ts';
import { createExperiments } from '../services/experiments/createExperiments.ts';
import { createFlags, type ShellFlags } from '../services/flags/createFlags.ts';
import type { TestOverrides } from '../services/test-overrides/testOverrides.ts';
import { marketOfPage } from '../services/player/marketOfPage.ts';
import { createCookieJar, type CookieJar } from '../services/storage/adapters/cookies.ts';
import { safeStorage, type KeyValueStorage } from '../services/storage/adapters/safeStorage.ts';
import { createStorage } from '../services/storage/createStorage.ts';
import { onFailedPart } from '../lib/importRequiredPart.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { observeIgnoredErrors } from '../services/telemetry/observeIgnoredErrors.ts';
import { createTelemetry, type ShellTelemetry } from '../services/telemetry/createTelemetry.ts';
import { unreadStorage, type SafeMode } from './safeMode.ts';
import { navigationTime } from './navigationTime.ts';
import type { Analytics, DeviceStorage } from '@foyer/contract';
import type { Market, MarketData } from '@foyer/market';

/** The base services: no network, no React, no player. */
export interface ShellPlatform {
  readonly analytics: Analytics;
  readonly safeMode: SafeMode | undefined;
  readonly page: PageData;
  readonly locale: Locale;
  readonly market: Market;
  readonly bus: ShellBus;
  readonly clock: ServerClock;
  readonly connection: Connection;
  readonly consent: ShellConsent;
  readonly cookies: CookieJar;
  readonly flags: ShellFlags;
  /** Sent with each request; filled after the first content. */
  readonly hints: { context: string };
  readonly local: KeyValueStorage;
  readonly overrides: TestOverrides;
  readonly session: KeyValueStorage;
  readonly storage: DeviceStorage;
  readonly telemetry: ShellTelemetry;
}

export interface PlatformInput {
  readonly session: KeyValueStorage;
  readonly safeMode?: SafeMode | undefined;
  readonly marketData: MarketData;
  readonly overrides: TestOverrides;
}

const TELEMETRY_AFTER_MS = 4_000;

export function createPlatform(
  page: PageData,
  locale: Locale,
  { session, safeMode, marketData, overrides }: PlatformInput,
): ShellPlatform {
  const { search } = location;
  const marketWith = (features: PageData['features']): Market =>
    marketOfPage({ ...page, ...(features && { features }) }, marketData, search, overrides);
  const market = marketWith(page.features);
  const cookies = createCookieJar(location.hostname, document);
  const stored = safeStorage(() => window.localStorage);
  const local = safeMode ? unreadStorage(stored) : stored;
  let hasAnswered = false;
  const isMeasured = Math.random() * 100 < page.timingsPercent;
  const telemetry: ShellTelemetry = createTelemetry({
    release: __FOYER_RELEASE__,
    send(body) {
      // the beacon queue of the browser may be full
      if (!navigator.sendBeacon('/telemetry', body))
        void fetch('/telemetry', { method: 'POST', body, keepalive: true }).catch(
          ignoreError('telemetry not sent'),
        );
    },
    now: () => performance.now(),
    mayMeasure: () => isMeasured && (consent.current().analytics || (hasAnswered ? false : undefined)),
    later: (act) => void setTimeout(act, TELEMETRY_AFTER_MS),
  });
  observeIgnoredErrors(telemetry);
  onFailedPart(telemetry.partFailed);
  const bus = createBus(({ name, error }) => {
    if (error !== undefined) telemetry.failed(`bus.${name}`, error);
  });
  const consent = createConsent({
    session,
    bus,
    automatic: { country: page.ipCountry, countries: page.automaticAcceptedCookiesCountries },
    load: async () =>
      (
        await importWithRetry(() => import('../services/consent/adapters/cookieConsent.ts'))
      ).createCookieConsent(consentCookieOf(page.brand)),
    announce: (detail) => void window.dispatchEvent(new CustomEvent('consent-updated', { detail })),
  });
  void consent.settled().then(() => (hasAnswered = true));
  const clock = createClock({
    serverTime: page.serverTime,
    receivedAt: navigationTime('responseStart'),
    monotonic: () => performance.now(),
  });
  // loaded with the first event
  const withAnalytics = (act: (analytics: ReturnType<typeof browserAnalytics>) => void): void =>
    void importWithRetry(() => import('../services/analytics/adapters/browserAnalytics.ts'))
      .then((part) => act(part.browserAnalytics({ consent, cookies, now: clock.now })))
      .catch(ignoreError('analytics not loaded'));
  return {
    safeMode,
    page,
    locale,
    market,
    bus,
    cookies,
    local,
    overrides,
    session,
    telemetry,
    consent,
    hints: { context: '' },
    clock,
    connection: createConnection(),
    analytics: { track: (...event) => withAnalytics((analytics) => analytics.track(...event)) },
    flags: createFlags({
      market,
      marketWith,
      variations: page.features?.variations ?? {},
      overrides: overrides.flags,
      load: async (rules) =>
        (await importWithRetry(() => import('../services/flags/adapters/openFeature.ts'))).openFeatureSource(
          rules,
        ),
      ...createExperiments({
        tests: page.abTests,
        cookies,
        random: Math.random,
        onExposed: (...seen) => withAnalytics((analytics) => analytics.exposed(...seen)),
      }),
    }),
    storage: createStorage({ local, session, cookies, consent }),
  };
}
