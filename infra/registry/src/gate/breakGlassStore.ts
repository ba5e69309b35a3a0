import type { BreakGlassRequest } from '@foyer/kernel/change-answers';
import type { EnvironmentName } from '@foyer/kernel/environments';
import { Refusal, type Pool, type PoolClient } from '@foyer/runtime';
import * as v from 'valibot';
import { changeSchema, type Change } from '../changes/change.ts';

/** An hour: later, the request is about an outdated state. */
export const MAX_OPEN_MS = 60 * 60_000;

/** The approval of a request by a second person. */
export interface Approval {
  readonly id: string;
  /** Email of the second person. */
  readonly by: string;
  /** Written into the audit entry of the change. */
  readonly audited: {
    readonly id: string;
    readonly requestedBy: string;
    readonly requestedAt: string;
    readonly note: string;
  };
}

/** A stored request, with the change as it is applied. */
export interface StoredRequest extends BreakGlassRequest {
  readonly change: Change;
}

interface BreakGlassRow {
  readonly id: string;
  readonly environment: EnvironmentName;
  readonly app: string;
  readonly release: string;
  readonly change: string;
  readonly code: string;
  readonly problem: string;
  readonly reason: string;
  readonly requested_by: string;
  readonly requested_at: Date;
  readonly expires_at: Date;
}

const storedChangeSchema = v.pipe(v.string(), v.parseJson(), changeSchema);

/** Requests that can still be approved, oldest first. */
export async function openRequests(
  pool: Pool,
  environment: EnvironmentName,
  now: number,
): Promise<readonly StoredRequest[]> {
  const { rows } = await pool.query<BreakGlassRow>(
    'select * from registry.break_glass where environment = $1 and decided_at is null and expires_at > $2 order by requested_at',
    [environment, new Date(now)],
  );
  return rows.map(requestOf);
}

/** @throws {@link Refusal} for an unknown, decided or expired request. */
export async function openRequest(pool: Pool, id: string, now: number): Promise<StoredRequest> {
  const { rows } = await pool.query<BreakGlassRow>(
    'select * from registry.break_glass where id = $1 and decided_at is null and expires_at > $2',
    [id, new Date(now)],
  );
  const [row] = rows;
  if (!row) throw unknownRequest();
  return requestOf(row);
}

/** Stores a request; an open one for the same application is replaced. */
export async function storeRequest(client: PoolClient, request: StoredRequest): Promise<void> {
  const { id, environment, app, release, change, code, problem, reason } = request;
  const { requestedBy, requestedAt, expiresAt } = request;
  await client.query(
    `update registry.break_glass set decided_by = $3, decided_at = $4, outcome = 'replaced'
     where environment = $1 and app = $2 and decided_at is null`,
    [environment, app, requestedBy, requestedAt],
  );
  await client.query(
    'insert into registry.break_glass (id, environment, app, release, change, code, problem, reason, requested_by, requested_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    [
      id,
      environment,
      app,
      release,
      JSON.stringify(change),
      code,
      problem,
      reason,
      requestedBy,
      requestedAt,
      expiresAt,
    ],
  );
}

/** Marks a request as approved in the transaction of its change, so that it cannot be applied twice. */
export function settleApproval(client: PoolClient, { id, by }: Approval, now: number): Promise<void> {
  return settle(client, { id, by, outcome: 'approved', now });
}

/** @throws {@link Refusal} when the request was decided meanwhile. */
export async function settle(
  client: PoolClient,
  {
    id,
    by,
    outcome,
    now,
  }: {
    readonly id: string;
    readonly by: string;
    readonly outcome: 'approved' | 'rejected';
    readonly now: number;
  },
): Promise<void> {
  const { rowCount } = await client.query(
    `update registry.break_glass set decided_by = $2, decided_at = $3, outcome = $4
     where id = $1 and decided_at is null and expires_at > $3`,
    [id, by, new Date(now), outcome],
  );
  if (rowCount === 0) throw unknownRequest();
}

function unknownRequest(): Refusal {
  return new Refusal(
    404,
    'REQUEST_UNKNOWN',
    'The request does not exist, was decided, was replaced by a later one, or is older than an hour.',
  );
}

function requestOf({
  requested_by: requestedBy,
  requested_at: requestedAt,
  expires_at: expiresAt,
  change,
  ...columns
}: BreakGlassRow): StoredRequest {
  const { id, environment, app, release, code, problem, reason } = columns;
  return {
    id,
    environment,
    app,
    release,
    change: v.parse(storedChangeSchema, change),
    code,
    problem,
    reason,
    requestedBy,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
