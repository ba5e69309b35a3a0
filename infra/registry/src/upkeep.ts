import { runControlCheck } from './check/controlCheck.ts';
import { createFileWatch } from './check/watchFiles.ts';
import { checkEdgePlans } from './edge/edgePlans.ts';
import { forgetEvidence } from './health/evidenceStore.ts';
import { deleteOldNonces } from './http/authenticate.ts';
import { alertOnNewKeys } from './keyring/alertOnNewKeys.ts';
import { deleteOldHeartbeats } from './edge/edgeHeartbeats.ts';
import { deleteOldPageChecks, runPageCheck } from './pages/pageCheck.ts';
import type { Registry } from './registry.ts';
import type { RolloutController } from './rollouts/rolloutController.ts';
import { collectReleases } from './retention/collectReleases.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A third of the minute in which a spoilt file must be out of the way. */
const WATCH_MS = 20_000;

/** Background work of a registry. A run that takes longer than its interval delays the next one. */
export function startUpkeep(registry: Registry, rolloutController: RolloutController): () => Promise<void> {
  const watchFiles = createFileWatch(registry);
  const running = new Map<string, Promise<void>>();
  let closed = false;

  function run(name: string, work: () => Promise<unknown>): void {
    if (closed || running.has(name)) return;
    const done = Promise.resolve()
      .then(work)
      .then(
        () => undefined,
        (error: unknown) => {
          if (!closed) registry.log.error('upkeep failed', { what: name, error });
        },
      );
    running.set(
      name,
      done.finally(() => running.delete(name)),
    );
  }

  const hourly = (): void => {
    run('issue', () => registry.edge.refresh());
    run('evidence', () => forgetEvidence(registry.pool, registry.clock()));
    run('page checks', () => deleteOldPageChecks(registry, registry.clock()));
    run('edge words', () => deleteOldHeartbeats(registry, registry.clock()));
    run('keys', () => alertOnNewKeys(registry));
    run('retention', () => registry.runExclusive(() => collectReleases(registry)));
  };
  const often = (): void => {
    run('watch', watchFiles);
    run('edges', () => checkEdgePlans(registry));
    run('nonces', () => deleteOldNonces(registry.pool, registry.clock()));
    run('issue', () => registry.edge.refresh());
  };
  // marks before hashes: what is spoilt between the two differs from its mark
  run('watch', () => watchFiles().then(() => runControlCheck(registry, 'start')));
  hourly();
  often();
  const timers = [
    setInterval(
      () => run('rollouts', rolloutController.evaluate),
      registry.settings.rolloutLookSeconds * 1_000,
    ),
    setInterval(
      () => run('pages', () => runPageCheck(registry, 'clock')),
      registry.settings.pageCheckSeconds * 1_000,
    ),
    setInterval(often, WATCH_MS),
    setInterval(hourly, HOUR_MS),
    setInterval(() => run('check', () => runControlCheck(registry, 'daily')), DAY_MS),
  ];
  for (const timer of timers) timer.unref();
  return async () => {
    closed = true;
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
