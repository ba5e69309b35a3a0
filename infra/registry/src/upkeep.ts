import { runControlCheck } from './check/controlCheck.ts';
import { createFileWatch } from './check/watchFiles.ts';
import { lookAtEdges } from './edge/edgePlans.ts';
import { forgetEvidence } from './health/evidenceStore.ts';
import { forgetNonces } from './http/authenticate.ts';
import { tellOfKeys } from './keyring/tellOfKeys.ts';
import { forgetEdgeWords } from './pages/edgeWords.ts';
import { forgetPageChecks, runPageCheck } from './pages/pageCheck.ts';
import type { Registry } from './registry.ts';
import type { Lookout } from './rollouts/lookAtTrials.ts';
import { collectReleases } from './retention/collectReleases.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A third of the minute in which a spoilt file must be out of the way. */
const WATCH_MS = 20_000;

/** What a registry does without being asked. A run that takes longer than its interval is not overtaken by the next. */
export function startUpkeep(registry: Registry, lookout: Lookout): () => Promise<void> {
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
    run('page checks', () => forgetPageChecks(registry, registry.clock()));
    run('edge words', () => forgetEdgeWords(registry, registry.clock()));
    run('keys', () => tellOfKeys(registry));
    run('retention', () => registry.inTurn(() => collectReleases(registry)));
  };
  const often = (): void => {
    run('watch', watchFiles);
    run('edges', () => lookAtEdges(registry));
    run('nonces', () => forgetNonces(registry.pool, registry.clock()));
    run('issue', () => registry.edge.refresh());
  };
  // marks before hashes: what is spoilt between the two differs from its mark
  run('watch', () => watchFiles().then(() => runControlCheck(registry, 'start')));
  hourly();
  often();
  const timers = [
    setInterval(() => run('rollouts', lookout.look), registry.settings.rolloutLookSeconds * 1_000),
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
