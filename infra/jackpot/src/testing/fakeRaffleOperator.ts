import type { StoredEvent } from '@foyer/runtime';
import type { PrizePayment, RaffleDefinition, RaffleOperator } from '../raffles/raffleOperator.ts';

/** In-memory operator of raffles. */
export interface FakeRaffleOperator extends RaffleOperator {
  readonly raffles: RaffleDefinition[];
  /** The event log. */
  readonly logged: StoredEvent[];
  /** Players who may not take part. */
  readonly excluded: Set<string>;
  /** Payments by key; the second call of a key does not pay again. */
  readonly paid: Map<string, PrizePayment>;
  /** Number of next calls of `eligible` and `payPrize` to reject. */
  failures: number;
}

export function createFakeRaffleOperator(): FakeRaffleOperator {
  const fake: FakeRaffleOperator = {
    raffles: [],
    logged: [],
    excluded: new Set(),
    paid: new Map(),
    failures: 0,
    definitions: async () => fake.raffles,
    async eligible(_brand, playerIds) {
      failNow();
      return playerIds.filter((playerId) => !fake.excluded.has(playerId));
    },
    settledBets: async (after) => fake.logged.filter(({ id }) => id > after),
    async payPrize(payment) {
      failNow();
      if (!fake.paid.has(payment.key)) fake.paid.set(payment.key, payment);
      return undefined;
    },
  };
  function failNow(): void {
    if (fake.failures === 0) return;
    fake.failures -= 1;
    throw new Error('unavailable');
  }
  return fake;
}

export const STUDIO = 'studio-1';

/** A raffle of aurora with all three drops. */
export function raffleOf(more: Partial<RaffleDefinition> = {}): RaffleDefinition {
  return {
    brand: 'aurora',
    timeZone: 'Europe/Tallinn',
    startsOn: null,
    studioId: STUDIO,
    studioSlug: 'emberwick',
    prizes: { hourly: [1_000], daily: [5_000, 2_500], weekly: [50_000] },
    ...more,
  };
}
