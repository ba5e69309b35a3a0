import { basisPoints, shareOf } from '@foyer/money';
import type { Clock } from '@foyer/runtime';
import type { PaymentProvider, ProviderAccount, ProviderMethod } from './provider.ts';

const FRESH_MS = 15_000;
const MAX_KEPT = 200;

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
  const kept = new Map<string, { readonly methods: readonly ProviderMethod[]; readonly at: number }>();
  const asking = new Map<string, Promise<OfferedMethods>>();

  async function ask(
    key: string,
    merchant: string,
    country: string,
    currency: string,
  ): Promise<OfferedMethods> {
    const asked = await provider.methods(merchant, country, currency);
    if (asked.kind !== 'answered') return { methods: kept.get(key)?.methods ?? [], isCurrent: false };
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, { methods: asked.value, at: clock() });
    return { methods: asked.value, isCurrent: true };
  }

  return {
    async methods(merchant, country, currency) {
      const key = `${merchant}:${country}:${currency}`;
      const known = kept.get(key);
      if (known && clock() - known.at < FRESH_MS) return { methods: known.methods, isCurrent: true };
      const running =
        asking.get(key) ?? ask(key, merchant, country, currency).finally(() => asking.delete(key));
      asking.set(key, running);
      return running;
    },
    async accounts(merchant, player) {
      const asked = await provider.accounts(merchant, player);
      return asked.kind === 'answered' ? asked.value : undefined;
    },
  };
}

/** Rounded half up, as by the provider. */
export function feeOf(method: Pick<ProviderMethod, 'feeFixed' | 'feeBasisPoints'>, amount: number): number {
  return method.feeFixed + shareOf(amount, basisPoints(method.feeBasisPoints), 'nearest');
}
