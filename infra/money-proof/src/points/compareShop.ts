import type { Pool } from '@foyer/runtime';
import type { ProvenPlayer } from './participant.ts';
import { SHOP, type ProvenItem } from './pointRules.ts';
import type { AttemptedPurchase } from './randomPurchases.ts';

/** Points that the accepted purchases of a player took and gave back, and the rewards that they must have assigned. */
export interface Spending {
  readonly spent: number;
  readonly refunded: number;
  readonly rewards: number;
}

/** Refusals that do not depend on whether the player takes part. */
const SHOP_REFUSALS = new Set(['NO_BALANCE', 'POOL_EMPTY', 'MAX_BOUGHT']);

/** Follows from the answers alone: an item whose reward cannot be assigned is paid back. */
export function spendingOf(purchases: readonly AttemptedPurchase[], playerId: string): Spending {
  const own = purchases.filter((one) => one.playerId === playerId && one.code === 'OK');
  const sum = (of: readonly AttemptedPurchase[]): number => of.reduce((all, { item }) => all + item.price, 0);
  const failed = own.filter(({ item }) => !item.isAssignable);
  return { spent: sum(own), refunded: sum(failed), rewards: own.length - failed.length };
}

/** Answers that contradict the rules: outside of the time in which a player takes part, above a limit or above the stock. */
export async function checkAnswers(
  pool: Pool,
  players: readonly ProvenPlayer[],
  purchases: readonly AttemptedPurchase[],
): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const { playerId, counts } of players)
    for (const { code, at, item } of purchases.filter((one) => one.playerId === playerId)) {
      const takesPart = at >= counts.from && at < counts.till;
      if (takesPart ? code !== 'OK' && !SHOP_REFUSALS.has(code) : code === 'OK')
        differences.push(
          `${playerId} purchase of ${item.id}: ${code} ${takesPart ? 'while' : 'without'} taking part`,
        );
    }
  for (const { playerId } of players)
    for (const item of SHOP) {
      const bought = countOk(purchases, item, ({ playerId: id }) => id === playerId);
      if (item.limit && bought > item.limit.count)
        differences.push(`${playerId} purchases of ${item.id}: ${bought}, limit ${item.limit.count}`);
    }
  const { rows } = await pool.query<{ brand: string; item_id: string; sold: number }>(
    'select brand, item_id, sold from engagement.shop_stock',
  );
  const brandOf = new Map(players.map(({ playerId, brand }) => [playerId, brand]));
  for (const { brand, item_id: itemId, sold } of rows) {
    const item = SHOP.find(({ id }) => id === itemId);
    const bought = item ? countOk(purchases, item, ({ playerId }) => brandOf.get(playerId) === brand) : 0;
    if (sold !== bought || bought > (item?.pool ?? 0))
      differences.push(`${brand} stock of ${itemId}: sold ${sold}, bought ${bought}, pool ${item?.pool}`);
  }
  return differences;
}

function countOk(
  purchases: readonly AttemptedPurchase[],
  item: ProvenItem,
  isOwn: (purchase: AttemptedPurchase) => boolean,
): number {
  return purchases.filter((one) => one.code === 'OK' && one.item === item && isOwn(one)).length;
}
