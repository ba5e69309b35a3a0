import { metricsOf } from '@foyer/runtime';
import { lastControlCheck } from './check/controlCheck.ts';
import { edgesBehind } from './edge/edgePlans.ts';
import { LOCAL_ENVIRONMENT } from './environment.ts';
import { lastPageCheck } from './pages/pageCheck.ts';
import { readEnvironment } from './plan/environments.ts';
import type { Registry } from './registry.ts';

/** Metrics that are read from the tables on each scrape. */
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
    'Rollouts that run there',
    async () => (await readEnvironment(pool, LOCAL_ENVIRONMENT)).state.rollouts.length,
  );
  metrics.gauge('control_check_age_seconds', 'Since every live file was hashed', async () => {
    const last = await lastControlCheck(registry);
    return last && (clock() - Date.parse(last.at)) / 1_000;
  });
  metrics.gauge(
    'control_check_faults',
    'Files that were not as signed',
    async () => (await lastControlCheck(registry))?.faults.length,
  );
  metrics.gauge(
    'page_check_age_seconds',
    'Since payment pages were fetched and held against what was signed',
    async () => {
      const last = await lastPageCheck(registry);
      return last && (clock() - Date.parse(last.at)) / 1_000;
    },
  );
  metrics.gauge(
    'page_check_findings',
    'What was not as signed in payment pages, unreachable pages included',
    async () => (await lastPageCheck(registry))?.findings.length,
  );
}
