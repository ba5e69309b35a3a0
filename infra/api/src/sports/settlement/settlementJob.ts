import { startJob, type Job, type Log } from '@foyer/runtime';
import type { OutboxRelay } from '../../events/outboxRelay.ts';
import { reportSettlementLag } from '../betMetrics.ts';
import { settleBets, type SettlementDeps } from './settleBets.ts';

/** Longest time from a result to the payout, in ms. */
const TICK_MS = 5_000;

/** Starts the job that settles sports bets. Safe in every replica: each bet is settled once, by its key. */
export function startSettlementJob(
  deps: SettlementDeps & { readonly relay: Pick<OutboxRelay, 'kick'>; readonly log: Log },
): Job<void> {
  reportSettlementLag(deps.pool, deps.clock);
  return startJob({
    name: 'sports bet settlement',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    async run() {
      if ((await settleBets(deps)) > 0) deps.relay.kick();
    },
  });
}
