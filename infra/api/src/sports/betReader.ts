import type { Pool } from '@foyer/runtime';
import { createBatcher } from '../lib/batcher.ts';
import { readBetByKey, readBetsByKeys, readPlacedBets, type BetRow } from './betRows.ts';

/** Bets that different requests need at the same time are read by one query. */
export interface BetReader {
  byKey(playerId: string, key: string): Promise<BetRow | undefined>;
  byId(id: string): Promise<BetRow | undefined>;
}

const MAX_CONCURRENT_QUERIES = 1;
const MAX_BETS = 64;
/** After this time, later requests use another connection than the one that does not respond. */
const TIMEOUT_MS = 2_000;

interface Found {
  readonly bet: BetRow | undefined;
}

export function createBetReader(pool: Pool): BetReader {
  const limits = { maxConcurrent: MAX_CONCURRENT_QUERIES, maxBatchSize: MAX_BETS, timeoutMs: TIMEOUT_MS };
  const byKey = createBatcher<{ readonly playerId: string; readonly key: string }, Found>({
    ...limits,
    keyOf: ({ playerId, key }) => `${playerId}:${key}`,
    executeOne: async ({ playerId, key }) => ({ bet: await readBetByKey(pool, playerId, key) }),
    async executeBatch(items) {
      const bets = await readBetsByKeys(pool, items);
      return items.map(({ playerId, key }) => ({
        bet: bets.find((bet) => bet.player_id === playerId && bet.key === key),
      }));
    },
  });
  const byId = createBatcher<string, Found>({
    ...limits,
    keyOf: (id) => id,
    executeOne: async (id) => ({ bet: (await readPlacedBets(pool, [id]))[0] }),
    async executeBatch(ids) {
      const bets = new Map((await readPlacedBets(pool, ids)).map((bet) => [bet.id, bet]));
      return ids.map((id) => ({ bet: bets.get(id) }));
    },
  });
  return {
    byKey: async (playerId, key) => (await byKey({ playerId, key })).bet,
    byId: async (id) => (await byId(id)).bet,
  };
}
