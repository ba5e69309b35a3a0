import { CHANGE_KINDS } from '@foyer/kernel/change-answers';
import type { EnvironmentName } from '@foyer/kernel/environments';
import { auditPayloadSchema, type DecidedPart } from '@foyer/kernel/timeline-answers';
import { Refusal, type Pool, type PoolClient } from '@foyer/runtime';
import * as v from 'valibot';
import { EMPTY_STATE, type EnvironmentState } from '../plan/environmentState.ts';

const payloadSchema = v.pipe(v.string(), v.parseJson(), auditPayloadSchema);
const restoredSchema = v.record(v.string(), v.looseObject({}));

interface PastRow {
  readonly app: string | null;
  readonly payload: string;
}

/**
 * Defaults, rules and rollouts that applied at a time, from the audit log: it records the decided state of an
 * application with every decision, and its hash chain proves it.
 * @throws {@link Refusal} `RESTORE_TOO_EARLY` for a time before the first decision.
 */
export async function pastState(
  client: Pool | PoolClient,
  environment: EnvironmentName,
  at: string,
): Promise<EnvironmentState> {
  const { rows } = await client.query<PastRow>(
    `select app, payload from registry.audit
     where chain = $1 and (payload::jsonb ->> 'kind') = any ($2) and (payload::jsonb ->> 'at')::timestamptz <= $3
     order by number`,
    [environment, CHANGE_KINDS, at],
  );
  const parts = new Map<string, DecidedPart>();
  for (const { app, payload } of rows) {
    const { after } = v.parse(payloadSchema, payload);
    if (app !== null && after) parts.set(app, after);
    // a restore decides about several applications at once
    const restored = v.safeParse(restoredSchema, after?.['restored']);
    if (app === null && restored.success)
      for (const [name, part] of Object.entries(restored.output)) parts.set(name, part);
  }
  if (parts.size === 0)
    throw new Refusal(
      404,
      'RESTORE_TOO_EARLY',
      `The audit log has no decision about releases in ${environment} until ${at}.`,
    );
  const apps = [...parts];
  return {
    ...EMPTY_STATE,
    defaults: Object.fromEntries(
      apps.flatMap(([app, { default: release }]) => (release == null ? [] : [[app, release]])),
    ),
    rules: apps.flatMap(([, { rules = [] }]) => rules),
    rollouts: apps.flatMap(([, { rollouts = [] }]) => rollouts),
    withdrawn: apps.flatMap(([, { withdrawn = [] }]) => withdrawn).sort(),
  };
}
