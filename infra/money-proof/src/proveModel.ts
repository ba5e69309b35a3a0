import { brands } from '@foyer/market';
import { createLog, type Pool } from '@foyer/runtime';
import {
  createBetBatcher,
  createOffers,
  writeBonusGames,
  writeBrandRules,
  writeRewardDefinitions,
} from '@foyer/api/proving';
import { createFakeProvider } from './fakeProvider.ts';
import { openActor, requireIdentityToWithdraw, type ActorWorld } from './actor.ts';
import { deliverAllUpdates, runSteps, settlePayments } from './steps/runSteps.ts';
import type { Tally } from './tally.ts';
import {
  checkLedger,
  checkRuleCoverage,
  compareFreeSpins,
  compareSettlementReports,
  comparePayments,
  compareWallets,
} from './checks.ts';

export interface ModelProof {
  readonly pool: Pool;
  readonly tally: Tally;
  readonly operations: number;
  readonly actors: number;
  /** Stops after this instant of the machine's clock (epoch milliseconds), at the end of a batch. */
  readonly until: number;
  readonly progress: (text: string) => void;
}

const NOON = Date.UTC(2026, 10, 3, 12);
const COOL_OFF_HOURS = 24;
const STEPS_A_BATCH = 40;
/** A run of this many operations must reach every rule. */
const OPERATIONS_FOR_COVERAGE = 50_000;
/** Interval of the full ledger checks in milliseconds. */
const LEDGER_CHECK_MS = 60_000;
const PROGRESS_MS = 5_000;

/**
 * Runs random players against the real functions and a model, and compares them after every batch. Returns
 * the number of lines in the provider's settlement report.
 */
export async function proveModel({
  pool,
  tally,
  operations,
  actors: actorCount,
  until,
  progress,
}: ModelProof): Promise<number> {
  await writeBrandRules(pool, COOL_OFF_HOURS);
  await requireIdentityToWithdraw(pool);
  for (const brand of Object.values(brands)) await writeRewardDefinitions(pool, brand);
  await writeBonusGames(pool);
  const provider = createFakeProvider();
  const log = createLog('proof', () => undefined);
  const clock = () => provider.now.milliseconds;
  provider.now.milliseconds = NOON;
  const { rows } = await pool.query<{ maximum_stake: number | null }>(
    'select maximum_stake from api.bonus_rule limit 1',
  );
  const world: ActorWorld = {
    pool,
    bets: createBetBatcher(pool, log),
    tally,
    provider,
    startsAt: NOON,
    maximumStake: rows[0]?.maximum_stake ?? undefined,
    payments: {
      pool,
      clock,
      log,
      relay: { kick: () => undefined },
      // the licences of these brands have no register
      registerChecks: { check: () => Promise.resolve(true) },
      payments: { provider, offers: createOffers(provider, clock), running: new Map() },
    },
  };
  const actors = await Promise.all(Array.from({ length: actorCount }, (_, index) => openActor(world, index)));
  let requestedAt = Date.now();
  let checkedAt = Date.now();
  while (tally.operations < operations && Date.now() < until && tally.faultCount === 0) {
    await Promise.all(actors.map((actor) => runSteps(actor, STEPS_A_BATCH)));
    await settlePayments(world, actors);
    await compareWallets(world, actors);
    await compareFreeSpins(world, actors);
    await comparePayments(world, actors);
    if (Date.now() - requestedAt > LEDGER_CHECK_MS) {
      await checkLedger(pool, tally);
      // outbox events have no recipient here
      await pool.query('delete from api.outbox');
      requestedAt = Date.now();
    }
    if (Date.now() - checkedAt > PROGRESS_MS) {
      progress(`${tally.operations} operations, ${tally.faultCount} faults`);
      checkedAt = Date.now();
    }
  }
  await deliverAllUpdates(actors);
  await settlePayments(world, actors);
  await compareWallets(world, actors);
  await compareFreeSpins(world, actors);
  await comparePayments(world, actors);
  await checkLedger(pool, tally);
  if (tally.operations >= OPERATIONS_FOR_COVERAGE) await checkRuleCoverage(world);
  return compareSettlementReports(world);
}
