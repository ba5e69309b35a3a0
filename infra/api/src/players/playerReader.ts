import type { Clock, Pool } from '@foyer/runtime';
import { createBatcher } from '../lib/batcher.ts';
import { readPlayersWithWallets, readPlayerWithWallet, type PlayerWithWallet } from './playerRow.ts';

/** Reads the player of a request with the wallet; requests that arrive together share one query. */
export type ReadSignedInPlayer = (brand: string, playerId: string) => Promise<PlayerWithWallet | undefined>;

const MAX_CONCURRENT_QUERIES = 2;
const MAX_PLAYERS = 64;
/** After this time, later requests use another connection than the one that does not respond. */
const TIMEOUT_MS = 2_000;

interface Asked {
  readonly brand: string;
  readonly playerId: string;
}

export function createPlayerReader({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): ReadSignedInPlayer {
  const keyOf = ({ brand, playerId }: Asked): string => `${brand}:${playerId}`;
  const enqueue = createBatcher<Asked, { readonly found: PlayerWithWallet | undefined }>({
    maxConcurrent: MAX_CONCURRENT_QUERIES,
    maxBatchSize: MAX_PLAYERS,
    timeoutMs: TIMEOUT_MS,
    keyOf,
    executeOne: async ({ brand, playerId }) => ({
      found: await readPlayerWithWallet(pool, brand, playerId, clock()),
    }),
    async executeBatch(asked) {
      const players = await readPlayersWithWallets(pool, asked, clock());
      const byKey = new Map(
        players.map((one) => [keyOf({ brand: one.player.brand, playerId: one.player.id }), one]),
      );
      return asked.map((one) => ({ found: byKey.get(keyOf(one)) }));
    },
  });
  return async (brand, playerId) => (await enqueue({ brand, playerId })).found;
}
