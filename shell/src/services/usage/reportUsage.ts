import type { EventBus } from '@foyer/contract';

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

/** Types of balance changes that are business signals. */
const SIGNALS: Readonly<Record<string, 'deposit' | 'bet'>> = {
  Deposit: 'deposit',
  CasinoBet: 'bet',
  SportsBet: 'bet',
};

/**
 * Reports which pages of a release are used, Web Vitals of the first page, and the business signals by which
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
  // the page of the document, which no event announces
  countPage();
  bus.on('navigation.page-changed', countPage);
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
