import type * as Types from '@foyer/graphql/lobby';
import { isBrandId, jackpotTermsOf, type Brand } from '@foyer/market';
import { convertMinor, isRatedCurrency } from '@foyer/money';
import type { Clock } from '@foyer/runtime';
import type { CatalogueStore } from '../games/catalogueStore.ts';
import { failure } from '../server/graphql/failure.ts';
import type { PotSource } from './potSource.ts';

/** The arguments of a feed, as a client sends them. */
export interface FeedQuery {
  readonly brand?: string | null | undefined;
  readonly operator?: string | null | undefined;
  readonly currency?: string | null | undefined;
}

export interface FeedDeps {
  readonly clock: Clock;
  readonly pots: Pick<PotSource, 'current'>;
  readonly catalogue: Pick<CatalogueStore, 'current'>;
}

/**
 * The live amounts of the brand's lobby (requirements/interfaces#game-feed), in the requested currency. Brand
 * and operator must be those of the request: the gateway sets them.
 * @throws ValidationFailure for another brand or operator, and for a currency without a rate.
 */
export async function readFeed(deps: FeedDeps, brand: Brand, query: FeedQuery): Promise<Types.GameFeed> {
  const currency = feedCurrency(brand, query);
  const pots = jackpotTermsOf(brand.id) ? await deps.pots.current() : undefined;
  const jackpots = Object.entries(pots?.cents ?? {}).map(([id, cents]) => [
    id,
    { amountMinor: convertMinor(cents, 'EUR', currency), currency },
  ]);
  return {
    lastUpdated: new Date(pots?.at ?? deps.clock()).toISOString(),
    jackpots: Object.fromEntries(jackpots),
    liveCasino: tablesOf(deps, currency),
  };
}

/**
 * The currency of the feed, after a check of the query.
 * @throws ValidationFailure like `readFeed`.
 */
export function feedCurrency(brand: Brand, query: FeedQuery): string {
  if (query.brand && (!isBrandId(query.brand) || query.brand !== brand.id)) throw invalid('Brand', 'brand');
  if (query.operator && query.operator !== brand.operator) throw invalid('Operator', 'operator');
  const currency = query.currency ?? brand.currency;
  if (!isRatedCurrency(currency)) throw invalid('Currency', 'currency');
  return currency;
}

/**
 * Live games of the catalogue with their stakes. Seats, dealers and results are not available before the live
 * casino is built.
 */
function tablesOf({ catalogue }: FeedDeps, currency: string): object {
  return Object.fromEntries(
    catalogue.current().games.flatMap((game) => {
      const stakes = game.kind === 'LIVE' ? game.stakes[currency] : undefined;
      return stakes
        ? [[game.id, { minStakeMinor: stakes.minimum, maxStakeMinor: stakes.maximum, currency }]]
        : [];
    }),
  );
}

function invalid(what: string, argument: string): Error {
  return failure('ValidationFailure', { reasons: [`${what}Invalid`], keys: [argument] });
}
