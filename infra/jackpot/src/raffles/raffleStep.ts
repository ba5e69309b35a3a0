import type { Bus, Clock, Log, Pool } from '@foyer/runtime';
import { RAFFLE_CURSOR } from './countWager.ts';
import { closeDrop } from './closeDrop.ts';
import { drawDrop } from './drawDrop.ts';
import { closedDrops, endedDrops } from './dropRows.ts';
import { openDrops } from './openDrops.ts';
import { payPrizes } from './payPrizes.ts';
import type { RaffleDefinition, RaffleOperator } from './raffleOperator.ts';

/** Time after the end in which the last settled bets arrive. */
const SETTLE_MS = 1_500;
/** Time between the publication of the ticket list and that of the seed (shared/docs/raffle-draws.md). */
export const REVEAL_MS = 5_000;
/** Maximum age of the cached definitions; an empty answer is not cached: a starting api has no studios yet. */
const DEFINITIONS_MS = 10_000;

export interface RaffleDeps {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly clock: Clock;
  readonly operator: RaffleOperator;
  /** Length of hourly drops in ms. */
  readonly hourMs: number;
}

/** Position in the api's event log up to which bets are counted. */
export async function lastCountedId(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ last_id: number }>(
    'select last_id from jackpot.event_cursor where service = $1',
    [RAFFLE_CURSOR],
  );
  return rows[0]?.last_id ?? 0;
}

/**
 * Creates the step that opens, closes, draws and pays due drops. Each of these is one transaction, so a step
 * resumes an interrupted one.
 */
export function createRaffleStep(deps: RaffleDeps): () => Promise<void> {
  const { pool, log, clock, operator, hourMs } = deps;
  let definitions: readonly RaffleDefinition[] = [];
  let readAt = -Infinity;

  async function open(): Promise<void> {
    if (definitions.length === 0 || clock() - readAt >= DEFINITIONS_MS || clock() < readAt) {
      definitions = await operator.definitions();
      readAt = clock();
    }
    await openDrops(pool, definitions, clock(), hourMs);
  }

  async function close(): Promise<void> {
    const ended = await endedDrops(pool, clock() - SETTLE_MS);
    if (ended.length === 0) return;
    // a list is complete only when every bet of the log is counted
    if ((await operator.settledBets(await lastCountedId(pool))).length > 0) return;
    for (const id of ended) {
      await closeDrop(pool, operator, id, clock());
      log.info('raffle ticket list closed', { dropId: id });
    }
  }

  async function draw(): Promise<void> {
    for (const id of await closedDrops(pool, clock() - REVEAL_MS))
      log.info('raffle drawn', { dropId: id, winners: await drawDrop(pool, id, clock()) });
  }

  return async () => {
    // a draw does not depend on the operator, so it does not wait for it
    await draw();
    await open();
    await close();
    await payPrizes(deps);
  };
}
