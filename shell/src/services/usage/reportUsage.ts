import type { EventBus } from '@foyer/contract';

/** Web Vitals of the page: milliseconds, and thousandths of layout shift. */
export interface Vitals {
  readonly lcp?: number;
  readonly inp?: number;
  readonly cls?: number;
}

export interface UsagePorts {
  readonly bus: EventBus;
  /** Application of the current page; undefined at an address without one. */
  appOfPage(): string | undefined;
  /** The release that the page shows of an application. */
  releaseOf(app: string): string | undefined;
  /** Queues a record of the next beacon. */
  add(record: Readonly<Record<string, string | number>>): void;
  /** Calls once, when the page is hidden for the first time. */
  onFirstHidden(act: (vitals: Vitals) => void): void;
  /** Timings are analytics data and need that consent. */
  mayMeasure(): boolean;
}

/** Types of balance changes that are business signals. */
const SIGNALS: Readonly<Record<string, 'deposit' | 'bet'>> = { Deposit: 'deposit', CasinoBet: 'bet' };

/**
 * Reports which pages of a release are used, Web Vitals of the first page, and the business signals by which
 * rollouts are compared. Names and counts only: no player, amount or address.
 */
export function reportUsage(ports: UsagePorts): void {
  const { bus, releaseOf, add, onFirstHidden, mayMeasure } = ports;
  let firstApp: string | undefined;
  const signal = (name: string): void => add({ type: 'signal', name });
  bus.on(
    'navigation.page-changed',
    ({ route }) => {
      const app = ports.appOfPage();
      if (route === undefined || app === undefined) return;
      firstApp ??= app;
      const release = releaseOf(app);
      if (release !== undefined) add({ type: 'used', app, release, name: `page:${route}` });
    },
    { replay: true },
  );
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
