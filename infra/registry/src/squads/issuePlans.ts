import { Refusal, type PoolClient } from '@foyer/runtime';
import { ENVIRONMENTS } from '@foyer/kernel/environments';
import { refuseLocked } from '../changes/decide.ts';
import { LOCAL_ENVIRONMENT } from '../environment.ts';
import { composePlan, readEnvironment, storeIssue } from '../plan/environments.ts';
import { unreadableReason } from '../plan/unreadablePlan.ts';
import type { Registry } from '../registry.ts';

/**
 * Issues the plan of every environment again, because squads are part of each plan. The caller holds the locks of all
 * environments.
 * A lock of an environment or brand refuses the change, as it refuses decisions about releases.
 */
export async function issuePlans(
  registry: Registry,
  client: PoolClient,
  brands: readonly string[],
): Promise<void> {
  const now = registry.clock();
  for (const name of ENVIRONMENTS) {
    const environment = await readEnvironment(client, name);
    if (environment.version === 0) continue;
    refuseLocked(environment.state, brands, name);
    const written = name === LOCAL_ENVIRONMENT ? await registry.edge.lastVersion() : 0;
    await storeIssue(client, name, Math.max(environment.version, written) + 1, now);
    const reason = unreadableReason(await composePlan(client, await readEnvironment(client, name)));
    if (reason !== undefined)
      throw new Refusal(409, 'PLAN_UNREADABLE', `Edges would reject the plan after this change. ${reason}`);
  }
}
