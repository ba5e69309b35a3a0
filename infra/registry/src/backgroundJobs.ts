import { startJob, type Job } from '@foyer/runtime';
import { runControlCheck } from './file-check/controlCheck.ts';
import { createFileWatch } from './file-check/watchFiles.ts';
import { checkEdgePlans } from './edge/edgePlans.ts';
import { deleteOldEvidence } from './health/evidenceStore.ts';
import { deleteOldNonces } from './http/authenticate.ts';
import { alertOnNewKeys } from './keyring/alertOnNewKeys.ts';
import { deleteOldHeartbeats } from './edge/edgeHeartbeats.ts';
import { deleteOldPageChecks, runPageCheck } from './page-check/pageCheck.ts';
import type { Registry } from './registry.ts';
import type { RolloutController } from './rollouts/rolloutController.ts';
import { measureReleases } from './sizes/releaseSizes.ts';
import { deleteOldErrors } from './reports/errorStore.ts';
import { deleteOldDeliveries, runWebhooks } from './webhooks/deliveries.ts';
import type { WebhookStore } from './webhooks/webhookStore.ts';
import { collectReleases } from './retention/collectReleases.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A changed file must be withdrawn within a minute, so the change times are checked three times a minute. */
const WATCH_MS = 20_000;

/** Starts the background jobs of a registry. Returns a function that stops them and waits for those running. */
export function startBackgroundJobs(
  registry: Registry,
  rolloutController: RolloutController,
  webhooks: WebhookStore,
): () => Promise<void> {
  const { log, pool, clock, settings } = registry;
  const repeat = (
    name: string,
    everyMs: number,
    run: () => Promise<unknown>,
    firstMs?: number,
  ): Job<unknown> => startJob({ name, everyMs, log, run, ...(firstMs !== undefined && { firstMs }) });

  const files = repeat('release file watch', WATCH_MS, createFileWatch(registry), 0);
  let trigger: 'start' | 'daily' = 'start';
  async function check(): Promise<void> {
    const isFirst = trigger === 'start';
    trigger = 'daily';
    // change times before hashes: a file damaged between the two steps then differs from its recorded time
    if (isFirst) await files.run();
    await runControlCheck(registry, isFirst ? 'start' : 'daily');
  }
  const jobs = [
    files,
    repeat('control check', DAY_MS, check, 0),
    repeat('release plan renewal', WATCH_MS, () => registry.edge.refresh(), 0),
    repeat('edge plan check', WATCH_MS, () => checkEdgePlans(registry), 0),
    repeat('deletion of old nonces', WATCH_MS, () => deleteOldNonces(pool, clock()), 0),
    repeat('deletion of old evidence', HOUR_MS, () => deleteOldEvidence(pool, clock()), 0),
    repeat('measurement of releases', WATCH_MS, () => measureReleases(registry)),
    repeat('webhook delivery', settings.webhookSeconds * 1_000, () =>
      runWebhooks({ ...registry, store: webhooks }),
    ),
    repeat('deletion of old webhook deliveries', HOUR_MS, () => deleteOldDeliveries(pool, clock()), 0),
    repeat('deletion of old errors', HOUR_MS, () => deleteOldErrors(pool, clock()), 0),
    repeat('deletion of old page checks', HOUR_MS, () => deleteOldPageChecks(registry, clock()), 0),
    repeat('deletion of old edge heartbeats', HOUR_MS, () => deleteOldHeartbeats(registry, clock()), 0),
    repeat('alerts on new keys', HOUR_MS, () => alertOnNewKeys(registry), 0),
    repeat('release retention', HOUR_MS, () => registry.runExclusive(() => collectReleases(registry)), 0),
    repeat('rollout evaluation', settings.rolloutIntervalSeconds * 1_000, rolloutController.evaluate),
    repeat('page check', settings.pageCheckSeconds * 1_000, () => runPageCheck(registry, 'clock')),
  ];
  return async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  };
}
