import type { LimitPeriod } from '@foyer/kernel/rewards-shop';
import type { Pool, PoolClient } from '@foyer/runtime';
import type { Player } from '../player.ts';
import type { RuleSet } from '../rules/rules.ts';
import { periodAt } from './canBuy.ts';
import type { ShopItemRule } from '@foyer/market/engagement-rules';

/** A stored purchase with the outcome of its delivery. */
export interface PurchaseRow {
  readonly id: string;
  readonly item_id: string;
  readonly name: string;
  readonly points: number;
  readonly value_minor: number;
  readonly currency: string;
  readonly at: Date;
  readonly refunded_at: Date | null;
  readonly confirmed_at: Date | null;
}

const COLUMNS =
  'p.id, p.item_id, p.name, p.points, p.value_minor, p.currency, p.at, p.refunded_at, g.confirmed_at';
const HISTORY = 50;

/** Stores the pool of each limited item; a pool never falls below what was sold. */
export async function stockItems(pool: Pool, brand: string, { shop = [] }: RuleSet): Promise<void> {
  for (const item of shop)
    if (item.pool !== null)
      await pool.query(
        `insert into engagement.shop_stock (brand, item_id, pool) values ($1, $2, $3)
         on conflict (brand, item_id) do update set pool = greatest(excluded.pool, engagement.shop_stock.sold)
         where engagement.shop_stock.pool <> excluded.pool`,
        [brand, item.id, item.pool],
      );
}

/** Items left by id; items that are not limited have no entry. */
export async function readStock(
  client: Pool | PoolClient,
  brand: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ item_id: string; left: number }>(
    'select item_id, pool - sold as left from engagement.shop_stock where brand = $1',
    [brand],
  );
  return new Map(rows.map(({ item_id: itemId, left }) => [itemId, left]));
}

/** Locks the stock of an item until the transaction ends. @returns the items left; null for one that is not limited. */
export async function lockStock(
  client: PoolClient,
  brand: string,
  item: ShopItemRule,
): Promise<number | null> {
  if (item.pool === null) return null;
  const { rows } = await client.query<{ left: number }>(
    'select pool - sold as left from engagement.shop_stock where brand = $1 and item_id = $2 for update',
    [brand, item.id],
  );
  return rows[0]?.left ?? 0;
}

/** Changes the sold number of a limited item by 1 or −1. A check constraint rejects overselling. */
export async function changeSold(
  client: PoolClient,
  brand: string,
  itemId: string,
  by: 1 | -1,
): Promise<void> {
  await client.query('update engagement.shop_stock set sold = sold + $3 where brand = $1 and item_id = $2', [
    brand,
    itemId,
    by,
  ]);
}

/** Purchases of an item by a player in the current period, without refunded ones. */
export async function countBought(
  client: Pool | PoolClient,
  { brand, playerId }: Player,
  itemId: string,
  period: LimitPeriod,
  now: number,
): Promise<number> {
  const { rows } = await client.query<{ bought: number }>(
    `select count(*)::integer as bought from engagement.shop_purchase
     where brand = $1 and player_id = $2 and item_id = $3 and at >= $4 and refunded_at is null`,
    [brand, playerId, itemId, new Date(periodAt(period, now).startsAt)],
  );
  return rows[0]?.bought ?? 0;
}

export async function readPurchase(
  client: Pool | PoolClient,
  { brand, playerId }: Player,
  id: string,
): Promise<PurchaseRow | undefined> {
  const { rows } = await client.query<PurchaseRow>(
    `select ${COLUMNS} from engagement.shop_purchase p left join engagement.reward_grant g on g.key = p.grant_key
     where p.brand = $1 and p.player_id = $2 and p.id = $3`,
    [brand, playerId, id],
  );
  return rows[0];
}

/** The latest purchases of a player, newest first; at most 50. */
export async function readPurchases(
  pool: Pool,
  { brand, playerId }: Player,
): Promise<readonly PurchaseRow[]> {
  const { rows } = await pool.query<PurchaseRow>(
    `select ${COLUMNS} from engagement.shop_purchase p left join engagement.reward_grant g on g.key = p.grant_key
     where p.brand = $1 and p.player_id = $2 order by p.at desc, p.id limit $3`,
    [brand, playerId, HISTORY],
  );
  return rows;
}
