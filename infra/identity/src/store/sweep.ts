import type { Clock, Pool } from '@foyer/runtime';
import type { PlayerSessions } from './playerSessions.ts';
import { PLAYER_TABLES, STAFF_TABLES } from './tables.ts';

const DAY = 24 * 60 * 60 * 1_000;
/**
 * Sign-ins of players are kept for the 24 months of their history online (ADR 0268), those of staff for 90
 * days (GLI-19); the event log is never swept.
 */
const PLAYER_SESSION_DAYS = 731;
const STAFF_SESSION_DAYS = 90;
/** Time for which an expired link is reported as expired and not as unknown. */
const VERIFICATION_RECORD_DAYS = 90;
/** Time for which an expired invitation link is reported as expired; the event log retains the invitation. */
const INVITATION_RECORD_DAYS = 90;

/** Tables whose rows are deleted a day after they expire. */
export const EXPIRING_TABLES = [
  'provider_record',
  'interaction_state',
  'registration_draft',
  'login_code',
  'sign_in_ticket',
  'bank_login',
  'eid_login',
  'staff_record',
  'staff_interaction',
] as const;

/** Longer than a registration or a bank login can be continued. */
const PENDING_CREDENTIAL_DAYS = 7;

/**
 * Ends expired sessions and deletes expired records. They are kept for a further day, so that replays of
 * old codes are recognised.
 */
export async function sweep({
  pool,
  clock,
  sessions,
}: {
  pool: Pool;
  clock: Clock;
  sessions: PlayerSessions;
}): Promise<void> {
  await sessions.endExpired();
  for (const table of EXPIRING_TABLES)
    await pool.query(`delete from identity.${table} where expires_at < $1`, [new Date(clock() - DAY)]);
  await pool.query('delete from identity.email_verification where expires_at < $1', [
    new Date(clock() - VERIFICATION_RECORD_DAYS * DAY),
  ]);
  // refused or aborted: its draft, with which a submit could still complete it, has expired
  await pool.query(`delete from identity.credential where state = 'pending' and created_at < $1`, [
    new Date(clock() - PENDING_CREDENTIAL_DAYS * DAY),
  ]);
  await pool.query('delete from identity.staff_invitation where expires_at < $1', [
    new Date(clock() - INVITATION_RECORD_DAYS * DAY),
  ]);
  for (const [{ attempts, session }, days] of [
    [PLAYER_TABLES, PLAYER_SESSION_DAYS],
    [STAFF_TABLES, STAFF_SESSION_DAYS],
  ] as const) {
    await pool.query(
      `delete from ${attempts} where window_started_at < $1 and (locked_until is null or locked_until < $1)`,
      [new Date(clock() - DAY)],
    );
    await pool.query(`delete from ${session} where ended_at < $1`, [new Date(clock() - days * DAY)]);
  }
  // ends expired staff sessions, which have no subscriber to notify
  await pool.query(
    `update ${STAFF_TABLES.session} set ended_at = ends_at, end_reason = 'SESSION_EXPIRED' where ended_at is null and ends_at < $1`,
    [new Date(clock())],
  );
}
