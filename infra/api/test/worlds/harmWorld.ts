import type { Pool } from '@foyer/runtime';
import { settle, stake } from '../../src/ledger/productLedger.ts';
import { setLimit } from '../../src/limits/playerLimits.ts';
import { gameMovement, type LedgerPlayer } from './ledgerWorld.ts';
import {
  applyTestUpdate,
  openPaidDeposit,
  openTestDeposit,
  openTestWithdrawal,
  providerUpdateOf,
} from './paymentWorld.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Times and amounts of a simulated player's movements; the same seed gives the same player. */
export function createDice(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    // xorshift32
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

export interface HarmScene {
  readonly pool: Pool;
  readonly player: LedgerPlayer;
  /** Noon of the day on which the markers are computed. */
  readonly now: number;
  readonly dice: (below: number) => number;
}

/** A deposit that is lost within the hour; `leaves` minor units remain. */
export async function playAway(
  { pool, player }: HarmScene,
  at: number,
  amount: number,
  leaves: number,
): Promise<void> {
  await openPaidDeposit(pool, player, amount, at);
  const key = crypto.randomUUID();
  await stake(pool, gameMovement(player, `bet-${key}`, amount - leaves, key), at + 5 * MINUTE);
  await settle(pool, { ...gameMovement(player, `win-${key}`, 0, key), closes: true }, at + 6 * MINUTE);
}

/** Deposits again and again, minutes after play that left an amount of each deposit in the balance. */
export async function chase(scene: HarmScene, times: number, leaves = 0): Promise<void> {
  const start = scene.now - 3 * DAY;
  await playAway(scene, start, 5_000, leaves);
  for (let time = 1; time <= times; time += 1)
    await playAway(scene, start + (40 * time + scene.dice(20)) * MINUTE, 5_000, leaves);
}

/** Plays in two hours of a night of the licence. `midnight` is the licence's. */
export async function playAtNight(scene: HarmScene, midnight: number): Promise<void> {
  const { dice, player, pool } = scene;
  for (const hour of [1, 3]) {
    const key = crypto.randomUUID();
    const at = midnight + hour * HOUR + dice(59) * MINUTE;
    await stake(pool, gameMovement(player, `night-${key}`, 10, key), at);
  }
}

/** Deposits once a week at noon, plays for less than it deposits, withdraws the rest, and lowers a limit. */
export async function playCalmly(scene: HarmScene): Promise<void> {
  const { dice, now, player, pool } = scene;
  for (const week of [4, 3, 2, 1])
    await playAway(scene, now - week * 7 * DAY + dice(120) * MINUTE, 4_000, 1_500 + dice(1_000));
  await openTestWithdrawal(pool, player, [2_000], now - 2 * DAY);
  await setLimit(
    { pool, clock: () => now - DAY },
    player.playerId,
    { kind: 'DEPOSIT', period: 'Day' },
    5_000,
  );
  await setLimit(
    { pool, clock: () => now - DAY },
    player.playerId,
    { kind: 'DEPOSIT', period: 'Day' },
    4_000,
  );
}

/** Starts deposits that the provider reports as failed. */
export async function failDeposits({ now, player, pool }: HarmScene, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const at = now - DAY + time * 10 * MINUTE;
    const { id } = await openTestDeposit(pool, player, 3_000, at);
    await applyTestUpdate(
      pool,
      providerUpdateOf(player, id, 3_000, 'failed', at, { failure: 'insufficient_funds' }),
      at,
    );
  }
}

/** Requests the cancellation of withdrawals, twice each, which the licence does not allow. */
export async function askForReversals({ now, player, pool }: HarmScene, times: number): Promise<void> {
  await openPaidDeposit(pool, player, 50_000, now - 3 * DAY);
  for (let time = 0; time < times; time += 1) {
    const at = now - 2 * DAY + time * HOUR;
    const { id } = await openTestWithdrawal(pool, player, [2_000], at);
    for (const again of [1, 2])
      await pool.query('select api.request_cancellation($1, $2, $3, $4)', [
        player.brand,
        player.playerId,
        id,
        new Date(at + again * MINUTE),
      ]);
  }
}

/** Sets a limit and requests higher ones. */
export async function raiseLimits({ now, player, pool }: HarmScene, times: number): Promise<void> {
  for (let time = 0; time <= times; time += 1)
    await setLimit(
      { pool, clock: () => now - 10 * DAY + time * HOUR },
      player.playerId,
      { kind: 'DEPOSIT', period: 'Day' },
      10_000 + time * 5_000,
    );
}

/** Deposits with several cards, a week apart from each other. */
export async function useManyMethods({ now, player, pool }: HarmScene, methods: number): Promise<void> {
  for (let method = 0; method < methods; method += 1)
    await openTestDeposit(pool, player, 2_000, now - (20 - method) * DAY, { account_id: `card-${method}` });
}
