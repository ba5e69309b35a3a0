import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { Pool, PoolClient } from '@foyer/runtime';
import type { EnvironmentName } from '@foyer/kernel/environments';
import { liveOverrides } from '../overrides/overrideStore.ts';
import { entriesOf } from '../publish/releaseStore.ts';
import { squadsOfPlan } from '../squads/squadStore.ts';
import { EMPTY_STATE, liveReleases, type EnvironmentState } from './environmentState.ts';
import { planOf, type Issue } from './planOf.ts';

/** An environment with its current state. */
export interface Environment {
  readonly name: EnvironmentName;
  readonly version: number;
  readonly state: EnvironmentState;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

interface EnvironmentRow {
  readonly name: EnvironmentName;
  readonly version: number;
  readonly state: EnvironmentState;
  readonly issued_at: Date;
  readonly expires_at: Date;
}

/** Validity of a plan, in milliseconds. It is issued again when half of this is left. */
export const PLAN_LIFE_MS = 24 * 3_600_000;

/** State of an environment; an empty state before its first decision. */
export async function readEnvironment(pool: Pool | PoolClient, name: EnvironmentName): Promise<Environment> {
  const { rows } = await pool.query<EnvironmentRow>(
    'select name, version, state, issued_at, expires_at from registry.environment where name = $1',
    [name],
  );
  const [row] = rows;
  if (!row) return { name, version: 0, state: EMPTY_STATE, issuedAt: new Date(0), expiresAt: new Date(0) };
  return { name, version: row.version, state: row.state, issuedAt: row.issued_at, expiresAt: row.expires_at };
}

/** Environments with at least one decision. */
export async function readEnvironments(pool: Pool): Promise<readonly Environment[]> {
  const { rows } = await pool.query<{ name: EnvironmentName }>(
    'select name from registry.environment order by name',
  );
  return Promise.all(rows.map(({ name }) => readEnvironment(pool, name)));
}

/** Stores a decision. The caller holds the lock of the environment. */
export async function storeDecision(
  client: PoolClient,
  name: EnvironmentName,
  version: number,
  state: EnvironmentState,
  now: number,
): Promise<void> {
  await client.query(
    `insert into registry.environment (name, version, decided, state, issued_at, expires_at) values ($1, $2, $2, $3, $4, $5)
     on conflict (name) do update set version = excluded.version, decided = excluded.decided, state = excluded.state, issued_at = excluded.issued_at, expires_at = excluded.expires_at`,
    [name, version, JSON.stringify(state), new Date(now), new Date(now + PLAN_LIFE_MS)],
  );
}

/** Issues the same plan again without a decision. */
export async function storeIssue(
  client: PoolClient,
  name: EnvironmentName,
  version: number,
  now: number,
): Promise<void> {
  await client.query(
    'update registry.environment set version = $2, issued_at = $3, expires_at = $4 where name = $1',
    [name, version, new Date(now), new Date(now + PLAN_LIFE_MS)],
  );
}

/** Composes the plan of an environment, or of another state of it. */
export async function composePlan(
  pool: Pool | PoolClient,
  environment: Environment,
  state: EnvironmentState = environment.state,
): Promise<ReleasePlan> {
  const given = await liveOverrides(pool, environment.name, environment.issuedAt);
  const entries = await entriesOf(pool, [...liveReleases(state), ...given]);
  return planOf(state, entries, issueOf(environment), given, await squadsOfPlan(pool));
}

function issueOf({ version, issuedAt, expiresAt }: Environment): Issue {
  return { version, issuedAt: issuedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
