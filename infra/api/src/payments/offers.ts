import { basisPoints, shareOf } from '@foyer/money';
import type { Clock } from '@foyer/runtime';
import type { PaymentProvider, ProviderAccount, ProviderMethod } from './provider.ts';

const CACHED_MS = 15_000;
const MAX_CACHED = 200;

export interface OfferedMethods {
  readonly methods: readonly ProviderMethod[];
  /** False when the provider does not answer and the list is the last known one. */
  readonly isCurrent: boolean;
}

/**
 * Payment methods and accounts, with the methods cached for a few seconds per brand, country and currency.
 */
export interface Offers {
  methods(merchant: string, country: string, currency: string): Promise<OfferedMethods>;
  /** Accounts of a player; undefined when the provider does not answer. */
  accounts(merchant: string, player: string): Promise<readonly ProviderAccount[] | undefined>;
}

export function createOffers(provider: PaymentProvider, clock: Clock): Offers {
  const cached = new Map<string, { readonly methods: readonly ProviderMethod[]; readonly at: number }>();
  const pending = new Map<string, Promise<OfferedMethods>>();

  async function fetchMethods(
    key: string,
    merchant: string,
    country: string,
    currency: string,
  ): Promise<OfferedMethods> {
    const result = await provider.methods(merchant, country, currency);
    if (result.kind !== 'answered') return { methods: cached.get(key)?.methods ?? [], isCurrent: false };
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(key, { methods: result.value, at: clock() });
    return { methods: result.value, isCurrent: true };
  }

  return {
    async methods(merchant, country, currency) {
      const key = `${merchant}:${country}:${currency}`;
      const known = cached.get(key);
      if (known && clock() - known.at < CACHED_MS) return { methods: known.methods, isCurrent: true };
      const running =
        pending.get(key) ?? fetchMethods(key, merchant, country, currency).finally(() => pending.delete(key));
      pending.set(key, running);
      return running;
    },
    async accounts(merchant, player) {
      const result = await provider.accounts(merchant, player);
      return result.kind === 'answered' ? result.value : undefined;
    },
  };
}

/** Rounded half up, as by the provider. */
export function feeOf(method: Pick<ProviderMethod, 'feeFixed' | 'feeBasisPoints'>, amount: number): number {
  return method.feeFixed + shareOf(amount, basisPoints(method.feeBasisPoints), 'nearest');
}
