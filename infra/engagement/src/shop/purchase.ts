import type { EngagementBlock } from '@foyer/kernel/engagement';
import type { PurchaseRequest } from '@foyer/kernel/rewards-shop';
import { fromMajor } from '@foyer/money';
import type { PoolClient } from '@foyer/runtime';
import { storedText } from '../content/texts.ts';
import type { Player } from '../player.ts';
import type { NewFact } from '../facts/fact.ts';
import { type VersionedState } from '../facts/factRows.ts';
import { applyFact, type StoreDeps } from '../facts/factStore.ts';
import { effectKey } from '../facts/effectKey.ts';
import type { PlayerState } from '../facts/playerState.ts';
import { ActionRefusal } from '../http/playerRoute.ts';
import type { StoredRules } from '../rules/ruleSets.ts';
import { isOnSale, purchaseRefusal } from './canBuy.ts';
import { purchaseCause } from './shop.ts';
import type { ShopItemRule } from '@foyer/market/engagement-rules';
import { changeSold, countBought, lockStock, readPurchase } from './shopStore.ts';

/** The buyer at the time of the request: eligibility and rules. */
export interface PurchaseContext {
  readonly player: Player;
  readonly rules: StoredRules;
  readonly currency: string;
  blocksOf(state: PlayerState): readonly EngagementBlock[];
  /** True for a reward of a product that the player is excluded from. */
  isProductBlocked(item: ShopItemRule): boolean;
}

/** Value of points in the brand's currency by its rate, rounded down. Minor units. */
export function valueOfPoints(points: number, { rules }: StoredRules, currency: string): number {
  const { moneyValue } = rules;
  return Math.floor((points * fromMajor(moneyValue.cents / 100, currency).minor) / moneyValue.points);
}

/**
 * Buys an item in one transaction: takes the points, the item from the stock, and stores the reward that has to be
 * assigned. The same key buys once, however often it is sent.
 *
 * @returns the state after the purchase.
 * @throws ActionRefusal when a condition is not satisfied; nothing changes then.
 */
export async function purchase(
  deps: StoreDeps,
  context: PurchaseContext,
  request: PurchaseRequest,
): Promise<VersionedState> {
  const { player, rules } = context;
  const { after } = await applyFact(deps, player, rules, async (state, client) => {
    // the state of the player is locked: requests with the same key arrive here one after the other
    const before = await readPurchase(client, player, request.key);
    if (before && (before.item_id !== request.itemId || before.points !== request.price))
      throw new ActionRefusal('KEY_REUSED');
    if (before) return undefined;
    const item = (rules.rules.shop ?? []).find(({ id }) => id === request.itemId);
    const now = deps.clock();
    if (!item || !isOnSale(item, now)) throw new ActionRefusal('UNKNOWN_ITEM');
    if (item.price !== request.price) throw new ActionRefusal('PRICE_CHANGED');
    await assertCanBuy(client, context, item, state, now);
    await insertPurchase(client, context, item, request.key, now);
    if (item.pool !== null) await changeSold(client, player.brand, item.id, 1);
    return factOf(player, item, request.key, now);
  });
  return after;
}

async function assertCanBuy(
  client: PoolClient,
  { player, blocksOf, isProductBlocked }: PurchaseContext,
  item: ShopItemRule,
  state: PlayerState,
  now: number,
): Promise<void> {
  const blocks = blocksOf(state);
  if (blocks[0] !== undefined) throw new ActionRefusal(blocks[0], blocks);
  const left = await lockStock(client, player.brand, item);
  const bought = item.limit ? await countBought(client, player, item.id, item.limit.period, now) : 0;
  const { level, points } = state;
  const refusal = purchaseRefusal(item, {
    isBlocked: false,
    isProductBlocked: isProductBlocked(item),
    level,
    balance: points.balance,
    bought,
    left,
    now,
  });
  if (refusal) throw new ActionRefusal(refusal);
}

async function insertPurchase(
  client: PoolClient,
  { player, rules, currency }: PurchaseContext,
  item: ShopItemRule,
  id: string,
  now: number,
): Promise<void> {
  await client.query(
    `insert into engagement.shop_purchase (id, brand, player_id, item_id, name, points, value_minor, currency, grant_key, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      player.brand,
      player.playerId,
      item.id,
      storedText(item.name),
      item.price,
      valueOfPoints(item.price, rules, currency),
      currency,
      effectKey(player, purchaseCause(id)),
      new Date(now),
    ],
  );
}

function factOf(player: Player, item: ShopItemRule, purchaseId: string, at: number): NewFact {
  const { brand, playerId } = player;
  const { id: itemId, price: points, offer } = item;
  const name = storedText(item.name);
  return {
    kind: 'shop-purchase',
    payload: { purchaseId, itemId, name, points, offer },
    id: ['shop-purchase', brand, playerId, purchaseId].join(':'),
    brand,
    playerId,
    at,
    counts: true,
    caps: [],
    blocks: [],
  };
}
