import {
  purchaseRequestSchema,
  SHOP_PATHS,
  type Purchase,
  type ShopAnswer,
} from '@foyer/kernel/rewards-shop';
import { Refusal, type Route, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import type { ShopItemRule } from '@foyer/market/engagement-rules';
import type { Eligibility } from '../eligibility/operator.ts';
import { CASINO } from '../eligibility/productBlocks.ts';
import { blocksOf } from '../facts/factFeed.ts';
import { acting, reading, type PlayerCall, type PlayerRouteDeps } from '../http/playerRoute.ts';
import { readRequestBody } from '../http/requestBody.ts';
import { createRewardView, type ViewReward } from '../rewards/rewardView.ts';
import { isOnSale, nextStartOf, type Buyer } from './canBuy.ts';
import { purchase, valueOfPoints } from './purchase.ts';
import { countBought, readPurchase, readPurchases, readStock } from './shopStore.ts';
import { viewItem, viewPurchase } from './shopView.ts';

/** Items of the rewards shop for the signed-in player, buying one, and the history of purchases. */
export function createShopRoutes(deps: PlayerRouteDeps): Routes<Route> {
  const view = createRewardView(deps);

  async function shopOf(call: PlayerCall): Promise<ShopAnswer> {
    const { caller, rules, stored, blocks, locale } = call;
    const { currency } = call.eligibility;
    const now = deps.clock();
    const viewer = { rules, currency, locale, viewReward: await view(caller.brand) };
    const stock = await readStock(deps.pool, caller.brand);
    const items = [];
    for (const item of (rules.rules.shop ?? []).filter((one) => isOnSale(one, now))) {
      const buyer: Buyer = {
        isBlocked: blocks.length > 0,
        isProductBlocked: isProductBlocked(item, call.eligibility, viewer.viewReward),
        level: stored.state.level,
        balance: stored.state.points.balance,
        bought: item.limit ? await countBought(deps.pool, caller, item.id, item.limit.period, now) : 0,
        left: item.pool === null ? null : (stock.get(item.id) ?? 0),
        now,
      };
      items.push(viewItem(item, buyer, viewer));
    }
    const { balance } = stored.state.points;
    return {
      items,
      balance,
      balanceValue: { amountMinor: valueOfPoints(balance, rules, currency), currency },
      blocks: [...blocks],
      nextStart: nextStartOf(rules.rules.shop ?? [], now),
      version: stored.version,
    };
  }

  async function buy(call: PlayerCall): Promise<object> {
    const { caller, rules, eligibility, locale } = call;
    const request = v.safeParse(purchaseRequestSchema, await readRequestBody(call.request));
    if (!request.success) throw new Refusal(422, 'FIELD_INVALID', 'The body is invalid.');
    const player = { brand: caller.brand, playerId: caller.playerId };
    const viewReward = await view(caller.brand);
    const context = {
      player,
      rules,
      currency: eligibility.currency,
      blocksOf: (state: typeof call.stored.state) => blocksOf(eligibility.blocks, state),
      isProductBlocked: (item: ShopItemRule) => isProductBlocked(item, eligibility, viewReward),
    };
    const after = await purchase(deps, context, request.output);
    const row = await readPurchase(deps.pool, player, request.output.key);
    if (!row) throw new Error('A purchase that was just stored is missing.');
    return {
      purchase: viewPurchase(row, locale),
      balance: after.state.points.balance,
      version: after.version,
    };
  }

  return {
    [`GET ${SHOP_PATHS.items}`]: reading(deps, shopOf),
    [`GET ${SHOP_PATHS.purchases}`]: reading(
      deps,
      async ({ caller, locale }): Promise<{ purchases: readonly Purchase[] }> => ({
        purchases: (await readPurchases(deps.pool, caller)).map((row) => viewPurchase(row, locale)),
      }),
    ),
    [`POST ${SHOP_PATHS.purchases}`]: acting(deps, buy),
  };
}

/** True for bonus money and free spins while the player is excluded from the casino, where they are played. */
function isProductBlocked(
  { offer }: ShopItemRule,
  { blockedProducts }: Pick<Eligibility, 'blockedProducts'>,
  viewReward: ViewReward,
): boolean {
  if (!blockedProducts.includes(CASINO)) return false;
  const reward = viewReward({ kind: 'offer', offer });
  return reward.kind === 'reward' && reward.rewardType !== 'MoneyDrop';
}
