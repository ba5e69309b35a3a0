import { metricsOf, type Bus, type Log, type Pool } from '@foyer/runtime';
import type { Operator } from '../operator/operatorCalls.ts';
import type { Draw } from './draw.ts';
import { payDue } from './payDue.ts';
import { applyContributions } from './potStore.ts';

/** The pots changed: whoever shows them reads them again. */
export const POTS_CHANGED = 'jackpot.pots-changed';
const ANNOUNCED = 'api.jackpot-contributed';
/** The bus is at most once: what it did not tell is found by looking. */
const LOOK_EVERY_MS = 5_000;

export interface CollectorDeps {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly operator: Operator;
  readonly instanceId: string;
  readonly draw: Draw;
}

export interface Collector {
  /** Everything that waits now is in the pots, drawn for and paid, when this resolves. */
  collect(): Promise<void>;
  close(): Promise<void>;
}

/** Takes contributions from the ledger into the pots. Each is confirmed only after it is in, so none is lost and, by its id, none counts twice. */
export function createCollector(deps: CollectorDeps): Collector {
  const { pool, bus, log, operator, instanceId } = deps;
  let running: Promise<void> | undefined;
  let again = false;
  let closed = false;
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
    await payDue(deps);
  }

  function collect(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = drain().finally(() => (running = undefined));
    return running;
  }

  function kick(): void {
    if (closed) return;
    collect()
      .catch((error: unknown) => log.warn('contributions wait for the next look', { error }))
      .finally(() => {
        if (!again) return;
        again = false;
        kick();
      });
  }

  const unsubscribe = bus.subscribe(ANNOUNCED, kick);
  const timer = setInterval(kick, LOOK_EVERY_MS);
  timer.unref();
  return {
    collect,
    async close() {
      closed = true;
      unsubscribe();
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
