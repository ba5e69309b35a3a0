import type { EventBus, FoyerEvents } from '@foyer/contract';

/** Web Vitals of the page: milliseconds, and thousandths of layout shift. */
export interface Vitals {
  readonly lcp?: number;
  readonly inp?: number;
  readonly cls?: number;
}

export interface UsagePorts {
  readonly bus: EventBus;
  /** The current page and its application; undefined at an address without one. */
  page(): { readonly id: string; readonly app: string } | undefined;
  /** The release that the page shows of an application. */
  releaseOf(app: string): string | undefined;
  /** Queues a record of the next beacon. */
  add(record: Readonly<Record<string, string | number>>): void;
  /** Calls once, when the page is hidden for the first time. */
  onFirstHidden(act: (vitals: Vitals) => void): void;
  /** Timings are analytics data and need that consent. */
  mayMeasure(): boolean;
}

/** A constant of a remote; without digits it cannot contain an id or an amount. */
const FEATURE = /^[a-z]+(?:-[a-z]+)*$/;
const MAX_FEATURE_LENGTH = 40;
/** Features that one page reports. */
const MAX_FEATURES = 30;

/** Types of balance changes that are business signals. */
const SIGNALS: Readonly<Record<string, 'deposit' | 'bet'>> = {
  Deposit: 'deposit',
  CasinoBet: 'bet',
  SportsBet: 'bet',
};

/**
 * Reports which pages and features of a release are used, Web Vitals of the first page, and the business signals by which
 * rollouts are compared. Names and counts only: no player, amount or address.
 */
export function reportUsage(ports: UsagePorts): void {
  const { bus, releaseOf, add, onFirstHidden, mayMeasure } = ports;
  let firstApp: string | undefined;
  const signal = (name: string): void => add({ type: 'signal', name });
  const countPage = (): void => {
    const page = ports.page();
    if (!page) return;
    firstApp ??= page.app;
    const release = releaseOf(page.app);
    if (release !== undefined) add({ type: 'used', app: page.app, release, name: `page:${page.id}` });
  };
  const features = new Set<string>();
  const countFeature = ({ app, release, feature }: FoyerEvents['feature.used']): void => {
    const key = `${app} ${release} ${feature}`;
    if (features.has(key) || features.size >= MAX_FEATURES) return;
    if (feature.length > MAX_FEATURE_LENGTH || !FEATURE.test(feature)) return;
    features.add(key);
    add({ type: 'used', app, release, name: `feature:${feature}` });
  };
  // the page of the document, which no event announces
  countPage();
  bus.on('navigation.page-changed', countPage);
  bus.on('feature.used', countFeature, { replay: true });
  bus.on('session.signed-in', () => signal('sign-in'));
  bus.on('wallet.changed', ({ moneyType }) => {
    const name = SIGNALS[moneyType];
    if (name !== undefined) signal(name);
  });
  onFirstHidden((vitals) => {
    const release = firstApp === undefined ? undefined : releaseOf(firstApp);
    if (firstApp === undefined || release === undefined || !mayMeasure()) return;
    if (Object.keys(vitals).length > 0) add({ type: 'vitals', app: firstApp, release, ...vitals });
  });
}
