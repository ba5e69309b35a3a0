import type { Clock, Log, Pool, ServiceClient } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { createFoyerPayments } from './foyerPayments.ts';
import { createOffers, type Offers } from './offers.ts';
import type { PaymentProvider } from './provider.ts';

/** Dependencies of the payment functions. */
export interface PaymentDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly payments: Payments;
}

export interface Payments {
  readonly provider: PaymentProvider;
  readonly offers: Offers;
  /** Provider calls in progress in this process, by key: a second caller waits for the first call. */
  readonly running: Map<string, Promise<void>>;
}

export function createPayments(deps: {
  readonly address: string;
  readonly secrets: readonly string[];
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly log: Log;
}): Payments {
  const provider = createFoyerPayments(deps);
  return { provider, offers: createOffers(provider, deps.clock), running: new Map() };
}

/** Runs work once at a time per key; concurrent callers share its completion. */
export function singleFlight({ running }: Payments, key: string, work: () => Promise<void>): Promise<void> {
  const known = running.get(key);
  if (known) return known;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
