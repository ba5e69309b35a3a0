import { metricsOf, startJob, type Bus, type Log, type Pool } from '@foyer/runtime';
import type { Operator } from '../operator/operatorCalls.ts';
import type { Draw } from './draw.ts';
import { payOutstanding } from './payOutstanding.ts';
import { applyContributions } from './potStore.ts';

/** Published after pots changed; subscribers read them again. */
export const POTS_CHANGED = 'jackpot.pots-changed';
const ANNOUNCED = 'api.jackpot-contributed';
/** The bus delivers at most once, so pending contributions are also polled. */
const POLL_INTERVAL_MS = 5_000;

export interface CollectorDeps {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly operator: Operator;
  readonly instanceId: string;
  readonly draw: Draw;
}

export interface Collector {
  /** Resolves when all pending contributions are applied, drawn for and paid. */
  collect(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Moves contributions from the ledger into the pots. Each is confirmed only after it was applied, so none
 * is lost; its id makes applying it idempotent.
 */
export function createCollector(deps: CollectorDeps): Collector {
  const { pool, bus, log, operator, instanceId } = deps;
  let behind = 0;
  metricsOf('jackpot').gauge(
    'contributions_waiting',
    'Contributions of the ledger that are not in a pot yet',
    () => behind,
  );

  async function drain(): Promise<void> {
    let taken: readonly number[] = [];
    for (;;) {
      const waiting = await operator.contributions(taken);
      behind = waiting.length;
      if (waiting.length === 0) break;
      await applyContributions(pool, instanceId, waiting, deps.draw);
      taken = waiting.map(({ id }) => id);
      await bus.publish(POTS_CHANGED, { instanceId });
    }
    await payOutstanding(deps);
  }

  const job = startJob({ name: 'contribution collection', everyMs: POLL_INTERVAL_MS, log, run: drain });
  const unsubscribe = bus.subscribe(ANNOUNCED, () => job.kick());
  return {
    collect: job.run,
    close() {
      unsubscribe();
      return job.stop();
    },
  };
}
