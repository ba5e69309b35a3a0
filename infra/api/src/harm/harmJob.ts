import { brands, protectionOf } from '@foyer/market';
import { startJob, type FoyerSettings, type Job, type Log } from '@foyer/runtime';
import { hourOf } from '../lib/hourOf.ts';
import { checkDuePlayers, isFullBatch, startHarmNight, type HarmCheckDeps } from './checkHarm.ts';

const TICK_MS = 10_000;
/** Hour in the licence's time zone after which the night is complete. */
const AFTER_HOUR = 5;

export interface HarmJobDeps extends HarmCheckDeps {
  readonly log: Log;
  readonly settings: Pick<FoyerSettings, 'protectionMode'>;
}

/**
 * Starts the job that computes markers of harm: for every active player once per night of the licence, and
 * soon after a payment or a limit change. Safe to run in every replica.
 */
export function startHarmJob(deps: HarmJobDeps): Job<number> {
  return startJob({
    name: 'markers of harm',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    hasMore: isFullBatch,
    async run() {
      await startNights(deps);
      return checkDuePlayers(deps);
    },
  });
}

async function startNights(deps: HarmJobDeps): Promise<void> {
  for (const brand of Object.values(brands)) {
    const { timeZone } = protectionOf(brand, deps.settings.protectionMode).licence;
    if (hourOf(deps.clock(), timeZone) < AFTER_HOUR) continue;
    const players = await startHarmNight(deps, brand.id);
    if (players !== undefined) deps.log.info('nightly markers of harm started', { brand: brand.id, players });
  }
}
