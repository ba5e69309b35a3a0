import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { frameOrigins } from '@foyer/runtime';
import { LOCAL_ENVIRONMENT } from '../environment.ts';
import { composePlan, readEnvironment } from '../plan/environments.ts';
import type { Registry } from '../registry.ts';
import type { ScriptInventory } from '@foyer/kernel/script-answers';
import { scriptInventory } from './scriptInventory.ts';

/**
 * Everything that may run in a page by the current decisions, including a developer's own build in
 * development.
 */
export async function currentInventory(registry: Registry): Promise<ScriptInventory> {
  const { pool, settings, edge } = registry;
  const decided = await composePlan(pool, await readEnvironment(pool, LOCAL_ENVIRONMENT));
  const written = settings.mode === 'development' ? await edge.written() : undefined;
  return scriptInventory(written ? withOthers(decided, written) : decided, frameOrigins(settings));
}

function withOthers(plan: ReleasePlan, { apps, others = [] }: ReleasePlan): ReleasePlan {
  return { ...plan, others: [...(plan.others ?? []), ...apps, ...others] };
}
