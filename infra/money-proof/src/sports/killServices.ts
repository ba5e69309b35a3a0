import { setTimeout as wait } from 'node:timers/promises';
import { ignoreError } from '@foyer/kernel';
import type { Pool } from '@foyer/runtime';
import type { ProofDatabase } from '../database.ts';
import type { ApiWorld } from '../kills/world.ts';
import type { Random } from '../random.ts';
import type { ChildService } from './childService.ts';

export interface Killing {
  readonly pool: Pool;
  /** Undefined where the database cannot be killed. */
  readonly database: Pick<ProofDatabase, 'kill'> | undefined;
  /** Accepted bets that the kills are spread over, and their number. */
  readonly bets: number;
  readonly kills: number;
  readonly api: Pick<ApiWorld, 'kill'>;
  readonly feed: Pick<ChildService, 'kill'>;
  readonly random: Random;
  readonly killed: { api: number; feed: number; database: number; inSettlement: number };
  /** Accepted bets so far. */
  placed(): number;
  isOver(): boolean;
}

const MAX_PAUSE_MS = 4_000;
/** Share of the bets during which all kills happen. */
const SHARE_WITH_BETS = 0.95;
/** Upper bound of the wait for a settlement in progress before a kill. */
const MAX_WAIT_FOR_SETTLEMENT_MS = 9_000;
const POLL_MS = 15;
export const DATABASE_KILLED = 'the database may have been killed a moment ago, and is asked again';

/** Kills api, feed and database at random moments, most of them while payouts are due. */
export async function killServices({
  pool,
  database,
  bets,
  kills,
  api,
  feed,
  random,
  killed,
  placed,
  isOver,
}: Killing): Promise<void> {
  for (let kill = 0; kill < kills && !isOver(); kill += 1) {
    // spread over the bets; the last ones while the rest is settled
    while (placed() < (kill * bets * SHARE_WITH_BETS) / kills && !isOver()) await wait(POLL_MS);
    const isInSettlement = random.chance(0.6) && (await settlementInProgress(pool, isOver));
    await wait(random.below(isInSettlement ? 60 : MAX_PAUSE_MS));
    if (isOver()) return;
    const share = random.below(100);
    if (share < 25) {
      killed.feed += 1;
      await feed.kill();
    } else if (share < 35 && database) {
      killed.database += 1;
      await database.kill();
    } else {
      killed.api += 1;
      await api.kill();
    }
    if (isInSettlement) killed.inSettlement += 1;
  }
}

/** Waits for bets whose payout is due. False when there was none in time. */
async function settlementInProgress(pool: Pool, isOver: () => boolean): Promise<boolean> {
  const until = Date.now() + MAX_WAIT_FOR_SETTLEMENT_MS;
  while (Date.now() < until && !isOver()) {
    if (await isAnyBet(pool, `is_outdated or (status = 'OPEN' and open_legs = 0)`)) return true;
    await wait(POLL_MS);
  }
  return false;
}

/** True if a bet satisfies the condition of SQL; false also while the database is unavailable. */
export async function isAnyBet(pool: Pool, condition: string): Promise<boolean> {
  const found = await pool
    .query<{ is_any: boolean }>(`select exists (select 1 from api.sports_bet where ${condition}) as is_any`)
    .catch(ignoreError(DATABASE_KILLED));
  return found?.rows[0]?.is_any === true;
}
