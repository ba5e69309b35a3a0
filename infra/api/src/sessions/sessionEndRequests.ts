import { startJob, type Bus, type Job, type Pool } from '@foyer/runtime';
import { endAllSessions, endSession, type IdentityDeps } from './identityCalls.ts';

const TICK_MS = 1_000;
const BATCH = 20;

export interface SessionEndDeps extends IdentityDeps {
  readonly pool: Pool;
  readonly bus: Pick<Bus, 'publishAll'>;
}

interface RequestRow {
  readonly id: number;
  readonly player_id: string;
  readonly brand: string;
  readonly sid: string | null;
  readonly reason: string;
}

/** Stores that a session is to be ended at identity. Closing, a time-out and an exclusion store theirs in SQL. */
export async function requestSessionEnd(
  { pool, clock }: Pick<SessionEndDeps, 'pool' | 'clock'>,
  request: { readonly playerId: string; readonly sid: string; readonly reason: string },
): Promise<void> {
  await pool.query(
    'insert into api.session_end_request (player_id, sid, reason, requested_at) values ($1, $2, $3, $4)',
    [request.playerId, request.sid, request.reason, new Date(clock())],
  );
}

/**
 * Ends the sessions of a player whose end was requested, at once: in every service of ours, then at identity (ADR 0398). True when
 * identity has confirmed all of them; the job repeats the others.
 */
export async function endRequestedSessions(deps: SessionEndDeps, playerId: string): Promise<boolean> {
  return carryOut(deps, await claim(deps, { playerId, isRepeated: false }));
}

/** Starts the job that repeats requested ends until identity confirms them; the first attempt is the caller's. Safe to run in every replica. */
export function startSessionEndJob(deps: SessionEndDeps): Job<boolean> {
  return startJob({
    name: 'session ends',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    run: async () => carryOut(deps, await claim(deps, { isRepeated: true })),
  });
}

async function claim(
  { pool, clock }: SessionEndDeps,
  { playerId, isRepeated }: { readonly playerId?: string; readonly isRepeated: boolean },
): Promise<readonly RequestRow[]> {
  const { rows } = await pool.query<RequestRow>(
    `with due as (
       update api.session_end_request set attempted_at = $1::timestamptz where id in (
         select id from api.session_end_request where ($2::text is null or player_id = $2) and (not $3 or coalesce(attempted_at, requested_at) < $1::timestamptz - interval '2 seconds') order by attempted_at nulls first, id limit $4 for update skip locked)
       returning id, player_id, sid, reason)
     select due.id, due.player_id, p.brand, due.sid, due.reason from due join api.player p on p.id = due.player_id order by due.id`,
    [new Date(clock()), playerId ?? null, isRepeated, BATCH],
  );
  return rows;
}

async function carryOut(deps: SessionEndDeps, requests: readonly RequestRow[]): Promise<boolean> {
  let isComplete = true;
  for (const request of requests)
    await announce(deps, request).catch((error: unknown) =>
      deps.log.warn('session end not announced, identity announces it', { error }),
    );
  for (const { id, brand, player_id: playerId, sid, reason } of requests) {
    const isEnded =
      sid === null
        ? await endAllSessions(deps, brand, playerId, reason)
        : await endSession(deps, brand, sid, reason);
    if (isEnded) await deps.pool.query('delete from api.session_end_request where id = $1', [id]);
    isComplete &&= isEnded;
  }
  return isComplete;
}

/**
 * Announces the end of the sessions that the api knows, as identity does once it has ended them: open tabs, sockets and
 * tokens must not wait for another service. Ends that are stored already are not announced again.
 */
async function announce(
  { pool, bus, clock }: Pick<SessionEndDeps, 'pool' | 'bus' | 'clock'>,
  { brand, player_id: playerId, sid, reason }: RequestRow,
): Promise<void> {
  const { rows } = await pool.query<{ sid: string }>(
    `select s.sid from api.player_session s
     where s.player_id = $1 and ($2::text is null or s.sid = $2) and s.started_at > $3::timestamptz - api.longest_session()
       and not exists (select 1 from api.ended_session e where e.sid = s.sid)`,
    [playerId, sid, new Date(clock())],
  );
  await bus.publishAll(
    rows.map((open) => ({
      topic: 'identity.session-destroyed',
      payload: { brand, playerId, sid: open.sid, reason },
    })),
  );
}
