import type { BrandId } from '@foyer/market';
import type { PoolClient } from '@foyer/runtime';
import { composePlan, type Environment } from '../plan/environments.ts';
import { affectedBrands } from '../plan/outcomes.ts';
import { applyChange } from './applyChange.ts';
import type { Consequence } from './decide.ts';

/**
 * Brands whose visitors all get a release when its schedule ends; undefined without a schedule. A schedule
 * ends with a promotion, so a rollout limited to one brand ends in all brands (ADR 0148).
 */
export async function endOfSchedule(
  client: PoolClient,
  environment: Environment,
  { change, after, planAfter }: Consequence,
): Promise<readonly BrandId[] | undefined> {
  const { app, release, reason } = change;
  if (
    change.kind !== 'rollout' ||
    change.schedule === undefined ||
    app === undefined ||
    release === undefined
  )
    return undefined;
  const end = applyChange(after, { environment: environment.name, kind: 'promote', app, release, reason });
  return affectedBrands(planAfter, await composePlan(client, environment, end));
}
