import { inTransaction, type Clock, type Pool } from '@foyer/runtime';
import type { Events, Origin } from '../store/events.ts';
import { STAFF_TABLES } from '../store/tables.ts';
import { STAFF_REALM, STAFF_IDLE_SECONDS, STAFF_SESSION_SECONDS } from './staffRealm.ts';

export interface StaffSession {
  readonly sid: string;
  readonly staffId: string;
  readonly startedAt: number;
}

export interface StaffSessions {
  /** Opens the session once. False when it has already ended. */
  open(session: {
    readonly sid: string;
    readonly staffId: string;
    readonly methods: readonly string[];
  }): Promise<boolean>;
  /** Returns the active session and resets its idle timer; undefined when it has ended or expired. */
  touch(sid: string): Promise<StaffSession | undefined>;
  /** Returns the active session without resetting its idle timer. */
  find(sid: string): Promise<StaffSession | undefined>;
  /** True for a session that has ended or expired; an expired one is ended here. */
  isOver(sid: string): Promise<boolean>;
  end(sid: string, reason: string, from?: Origin): Promise<boolean>;
  /** Ends every session of a member of staff after a role was removed or the account deactivated. */
  endAll(staffId: string, reason: string): Promise<number>;
}

interface Row {
  readonly sid: string;
  readonly staff_id: string;
  readonly started_at: Date;
}

const SECOND = 1_000;
const LIVE = 'ended_at is null and ends_at > $2 and last_seen_at > $3';

export function createStaffSessions({
  pool,
  clock,
  events,
}: {
  pool: Pool;
  clock: Clock;
  events: Events;
}): StaffSessions {
  const now = (): Date => new Date(clock());
  const idleSince = (): Date => new Date(clock() - STAFF_IDLE_SECONDS * SECOND);

  async function live(sql: string, sid: string): Promise<StaffSession | undefined> {
    const { rows } = await pool.query<Row>(sql, [sid, now(), idleSince()]);
    return (
      rows[0] && { sid: rows[0].sid, staffId: rows[0].staff_id, startedAt: rows[0].started_at.getTime() }
    );
  }
  const touch = (sid: string): Promise<StaffSession | undefined> =>
    live(`update identity.staff_session set last_seen_at = $2 where sid = $1 and ${LIVE} returning *`, sid);

  async function end(sid: string, reason: string, from?: Origin): Promise<boolean> {
    return inTransaction(pool, async (client) => {
      const { rows } = await client.query<Row>(
        'update identity.staff_session set ended_at = $2, end_reason = $3 where sid = $1 and ended_at is null returning *',
        [sid, now(), reason],
      );
      const [ended] = rows;
      if (!ended) return false;
      await client.query(`delete from ${STAFF_TABLES.record} where session_uid = $1`, [sid]);
      await events.record(
        {
          kind: 'SESSION_ENDED',
          brand: STAFF_REALM,
          playerId: ended.staff_id,
          from,
          details: { sid, reason },
        },
        client,
      );
      return true;
    });
  }

  return {
    async open({ sid, staffId, methods }) {
      await pool.query(
        `insert into identity.staff_session (brand, sid, staff_id, methods, started_at, last_seen_at, ends_at) values ($1, $2, $3, $4, $5, $5, $6) on conflict do nothing`,
        [STAFF_REALM, sid, staffId, methods, now(), new Date(clock() + STAFF_SESSION_SECONDS * SECOND)],
      );
      return (await touch(sid))?.staffId === staffId;
    },
    touch,
    find: (sid) => live(`select * from identity.staff_session where sid = $1 and ${LIVE}`, sid),
    end,
    async isOver(sid) {
      const { rows } = await pool.query<{ is_live: boolean }>(
        `select ${LIVE} as is_live from identity.staff_session where sid = $1`,
        [sid, now(), idleSince()],
      );
      if (rows[0]?.is_live !== false) return false;
      await end(sid, 'SESSION_EXPIRED');
      return true;
    },
    async endAll(staffId, reason) {
      const { rows } = await pool.query<{ sid: string }>(
        'select sid from identity.staff_session where staff_id = $1 and ended_at is null',
        [staffId],
      );
      for (const { sid } of rows) await end(sid, reason);
      return rows.length;
    },
  };
}
