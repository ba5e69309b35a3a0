import { createServiceClient, signingKeyIn, type Service } from '@foyer/runtime';
import { join } from 'node:path';
import type { RegistryDependencies } from './deps.ts';
import { createEdge } from './edge/edge.ts';
import { AUDIT_ROUTES } from './http/auditRoutes.ts';
import { BREAK_GLASS_ROUTES } from './http/breakGlassRoutes.ts';
import { CHANGE_ROUTES } from './http/changeRoutes.ts';
import { evidenceRoutes } from './http/evidenceRoutes.ts';
import { GATE_ROUTES } from './http/gateRoutes.ts';
import { createHandler } from './http/handler.ts';
import { KEY_ROUTES } from './http/keyRoutes.ts';
import { OVERRIDE_ROUTES } from './http/overrideRoutes.ts';
import { PAGE_ROUTES } from './http/pageRoutes.ts';
import { planRoutes } from './http/planRoutes.ts';
import { RELEASE_ROUTES } from './http/releaseRoutes.ts';
import { REPORT_ROUTES } from './reports/reportRoutes.ts';
import { CONTENT_ROUTES } from './http/contentRoutes.ts';
import { SQUAD_ROUTES } from './http/squadRoutes.ts';
import { STAFF_ROUTES } from './http/staffRoutes.ts';
import { measureRegistry } from './measureRegistry.ts';
import { createMutex, type Registry } from './registry.ts';
import { createRolloutController } from './rollouts/rolloutController.ts';
import { createRolloutEvaluator } from './rollouts/watchedReleases.ts';
import { createStaffTokens } from './staff/staffTokens.ts';
import { webhookRoutes } from './webhooks/webhookRoutes.ts';
import { createWebhookStore } from './webhooks/webhookStore.ts';
import { startBackgroundJobs } from './backgroundJobs.ts';

export const REGISTRY_MIGRATIONS: string = join(import.meta.dirname, '../sql');

/**
 * Creates the registry: published releases, the decisions about which of them run where, the audit of those
 * decisions, and the checks that files match their signatures.
 */
export async function createRegistry(dependencies: RegistryDependencies): Promise<Service> {
  const { settings, pool } = dependencies;
  const planKey = await signingKeyIn(
    join(settings.home, 'keys', 'release-set.pem'),
    join(settings.home, 'keys', 'release-set.pub.pem'),
  );
  const edge = await createEdge(dependencies, planKey);
  const serviceClient = createServiceClient();
  const registry: Registry = { ...dependencies, edge, serviceClient, runExclusive: createMutex() };
  // before the first request: the file may be older than the last decision, expired, or written by a build
  // tool
  await edge.refresh();
  await edge.deliver();
  const evaluator = createRolloutEvaluator(dependencies);
  const rolloutController = createRolloutController(registry, evaluator);
  measureRegistry(registry);
  const webhooks = createWebhookStore(settings.internalSecret);
  const stopBackgroundJobs = startBackgroundJobs(registry, rolloutController, webhooks);
  return {
    name: 'registry',
    handler: createHandler(
      registry,
      {
        ...AUDIT_ROUTES,
        ...BREAK_GLASS_ROUTES,
        ...CHANGE_ROUTES,
        ...evidenceRoutes(registry, { evaluator, rolloutController }),
        ...GATE_ROUTES,
        ...KEY_ROUTES,
        ...OVERRIDE_ROUTES,
        ...PAGE_ROUTES,
        ...planRoutes(planKey),
        ...RELEASE_ROUTES,
        ...SQUAD_ROUTES,
        ...REPORT_ROUTES,
        ...webhookRoutes(webhooks),
        ...STAFF_ROUTES,
        ...CONTENT_ROUTES,
      },
      createStaffTokens(registry),
    ),
    ready: async () => void (await pool.query('select 1')),
    async close() {
      await stopBackgroundJobs();
      await serviceClient.close();
    },
  };
}
