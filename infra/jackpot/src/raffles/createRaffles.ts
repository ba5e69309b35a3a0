import { followEvents, startJob } from '@foyer/runtime';
import { countWager } from './countWager.ts';
import { BET_SETTLED } from './raffleOperator.ts';
import { createRaffleStep, lastCountedId, type RaffleDeps } from './raffleStep.ts';
import { deleteOldWagers } from './retention.ts';
import { settledBet } from './settledBet.ts';

/** Published after a player got tickets; sockets of the player receive the new counts. */
export const TICKETS_CHANGED = 'jackpot.raffle-tickets-changed';

const STEP_MS = 1_000;
const RETENTION_INTERVAL_MS = 3_600_000;

/**
 * Runs the raffle drops: counts tickets from settled bets of the api's event log, and opens, closes, draws and pays
 * drops at their times. Each step is one transaction and resumes after a stop.
 */
export function createRaffles(deps: RaffleDeps): { close(): Promise<void> } {
  const { pool, bus, log, clock, operator } = deps;
  const stopFollowing = followEvents({
    bus,
    log,
    name: 'raffle tickets',
    topics: [BET_SETTLED],
    lastId: () => lastCountedId(pool),
    readAfter: (id) => operator.settledBets(id),
    async handle([{ id, payload }]) {
      const bet = settledBet(payload);
      if (bet === undefined) log.warn('settled bet does not match its schema', { id });
      const { dropIds } = await countWager(pool, bet, id, clock());
      if (bet !== undefined && dropIds.length > 0)
        await bus.publish(TICKETS_CHANGED, { brand: bet.brand, playerId: bet.playerId });
    },
  });
  const job = startJob({
    name: 'raffle drops',
    everyMs: STEP_MS,
    firstMs: 0,
    log,
    run: createRaffleStep(deps),
  });
  const retention = startJob({
    name: 'raffle retention',
    everyMs: RETENTION_INTERVAL_MS,
    log,
    run: () => deleteOldWagers(pool, clock()),
  });
  return {
    async close() {
      await Promise.all([stopFollowing(), job.stop(), retention.stop()]);
    },
  };
}
