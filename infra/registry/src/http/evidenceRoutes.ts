import type { Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { requireRole } from '../changes/permissions.ts';
import { evidenceSchema } from '../health/evidenceSchema.ts';
import { readViolations, storeEvidence } from '../health/evidenceStore.ts';
import { healthOf } from '../health/health.ts';
import { createScriptReports } from '../page-check/scriptReports.ts';
import type { Registry } from '../registry.ts';
import { createSourceFingerprints } from '../reports/sourceFingerprint.ts';
import type { RolloutController } from '../rollouts/rolloutController.ts';
import { rolloutStatus } from '../rollouts/rolloutStatus.ts';
import type { RolloutEvaluator } from '../rollouts/watchedReleases.ts';
import { checked, type Route } from './handler.ts';
import { appParameter, environmentParameter } from './parameters.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const ofWindow = v.object({
  environment: environmentParameter,
  app: v.optional(appParameter),
  minutes: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(DAY_MINUTES)),
    '60',
  ),
});

/** Evidence from browsers: edges send it, every key of the ring may read it. */
export function evidenceRoutes(
  registry: Registry,
  trials: { readonly evaluator: RolloutEvaluator; readonly rolloutController: RolloutController },
): Routes<Route> {
  const alertOnScripts = createScriptReports(registry);
  return {
    async 'POST /v1/evidence'({ pool, clock }, { caller, body }) {
      requireRole(caller.key.roles, 'edge');
      const batch = checked(evidenceSchema, body);
      // source maps are kept for one batch only
      const isNew = await storeEvidence(
        pool,
        batch,
        clock(),
        createSourceFingerprints(registry.settings.home),
      );
      // the evidence is stored; the edge does not wait for the alert
      if (isNew)
        await alertOnScripts(batch).catch((error: unknown) =>
          registry.log.error('alert could not be raised', { error }),
        );
      return { value: { isNew } };
    },
    async 'GET /v1/health'(_registry, { query }) {
      const { environment, app, minutes } = checked(ofWindow, Object.fromEntries(query));
      return { value: await healthOf(registry, environment, minutes, app) };
    },
    async 'GET /v1/rollouts'(_registry, { query }) {
      const { environment } = checked(ofWindow, Object.fromEntries(query));
      return { value: await rolloutStatus(registry, environment, trials) };
    },
    async 'GET /v1/violations'({ pool, clock }, { query }) {
      const { environment, minutes } = checked(ofWindow, Object.fromEntries(query));
      return {
        value: {
          environment,
          minutes,
          violations: await readViolations(pool, environment, clock() - minutes * MINUTE_MS),
        },
      };
    },
  };
}
