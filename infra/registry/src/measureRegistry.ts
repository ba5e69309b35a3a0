import { metricsOf } from '@foyer/runtime';
import { lastControlCheck } from './file-check/controlCheck.ts';
import { edgesBehind } from './edge/edgePlans.ts';
import { LOCAL_ENVIRONMENT } from './environment.ts';
import { lastPageCheck } from './page-check/pageCheck.ts';
import { readEnvironment } from './plan/environments.ts';
import type { Registry } from './registry.ts';

/** Metrics read from the tables on each scrape. */
export function measureRegistry(registry: Registry): void {
  const { pool, clock } = registry;
  const metrics = metricsOf('registry');
  metrics.gauge(
    'plan_version',
    'Version of the environment that this home serves',
    async () => (await readEnvironment(pool, LOCAL_ENVIRONMENT)).version,
  );
  metrics.gauge('edges_behind', 'Edges that give pages an older plan for longer than a minute', () =>
    edgesBehind(registry),
  );
  metrics.gauge(
    'rollouts',
    'Rollouts running in production',
    async () => (await readEnvironment(pool, LOCAL_ENVIRONMENT)).state.rollouts.length,
  );
  metrics.gauge('control_check_age_seconds', 'Seconds since all live files were last hashed', async () => {
    const last = await lastControlCheck(registry);
    return last && (clock() - Date.parse(last.at)) / 1_000;
  });
  metrics.gauge(
    'control_check_faults',
    'Live files that differ from their signed hash',
    async () => (await lastControlCheck(registry))?.faults.length,
  );
  metrics.gauge(
    'page_check_age_seconds',
    'Seconds since payment pages were last fetched and compared with signed content',
    async () => {
      const last = await lastPageCheck(registry);
      return last && (clock() - Date.parse(last.at)) / 1_000;
    },
  );
  metrics.gauge(
    'page_check_findings',
    'Findings of the last payment page check, including unreachable pages',
    async () => (await lastPageCheck(registry))?.findings.length,
  );
}
