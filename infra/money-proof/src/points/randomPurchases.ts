import { setTimeout as wait } from 'node:timers/promises';
import { SHOP_PATHS } from '@foyer/kernel/rewards-shop';
import type { BonusPlayer } from '@foyer/api/proving';
import type { Random } from '../random.ts';
import { call, engagementToken, type PointServices } from './pointServices.ts';
import { SHOP, type ProvenItem } from './pointRules.ts';

/** A purchase with its final answer. */
export interface AttemptedPurchase {
  readonly key: string;
  readonly playerId: string;
  readonly item: ProvenItem;
  /** `OK` or the code of the refusal. */
  readonly code: string;
  /** When it was asked for, in the time of the proof. */
  readonly at: number;
}

export interface Buyer {
  readonly player: BonusPlayer;
  readonly random: Random;
}

/** Between two calls of a player, so that those who wait do not delay the start of a killed service. */
const PAUSE_MS = 500;
/** Longer than all kills of a half. */
const MAX_RETRY_MS = 600_000;
/** Shorter than the life of a token. */
const TOKEN_MS = 200_000;
/** Refused, or the session of the player has ended. */
const FINAL_STATUS = new Set([409, 401]);
const BUY_CHANCE = 0.5;
const AGAIN_CHANCE = 0.3;

/** Buys an item at random, some twice with the same key at the same time. The key is repeated until an answer is final. */
export async function buyRandomly(
  services: PointServices,
  { player, random }: Buyer,
  at: number,
): Promise<readonly AttemptedPurchase[]> {
  if (!random.chance(BUY_CHANCE)) return [];
  const item = random.pick(SHOP);
  const key = crypto.randomUUID();
  const buy = () => untilFinal(services, player, { key, itemId: item.id, price: item.price });
  const codes = await Promise.all(random.chance(AGAIN_CHANCE) ? [buy(), buy()] : [buy()]);
  // a refusal is not stored: the second call may succeed with points that arrived in between
  const code = codes.find((one) => one === 'OK') ?? codes[0] ?? '';
  return [{ key, playerId: player.playerId, item, at, code }];
}

async function untilFinal(services: PointServices, player: BonusPlayer, request: object): Promise<string> {
  const endsAt = Date.now() + MAX_RETRY_MS;
  let cause: unknown;
  while (Date.now() < endsAt) {
    const answer = await send(services, player, request).catch((error: unknown) => void (cause = error));
    if (answer?.status === 200) return 'OK';
    if (answer && FINAL_STATUS.has(answer.status)) return String(answer.body['code']);
    if (answer) cause = answer;
    await wait(PAUSE_MS);
  }
  throw new Error(`A purchase got no final answer in ${MAX_RETRY_MS} ms: ${JSON.stringify(cause)}`, {
    cause,
  });
}

/** Tokens by player; they outlive a kill of the service. */
const tokens = new Map<string, { readonly token: string; readonly till: number }>();

async function send(services: PointServices, player: BonusPlayer, request: object) {
  let known = tokens.get(player.playerId);
  if (!known || known.till < Date.now()) {
    known = { token: await engagementToken(services, player), till: Date.now() + TOKEN_MS };
    tokens.set(player.playerId, known);
  }
  return call(services, player, SHOP_PATHS.purchases, known.token, request);
}
