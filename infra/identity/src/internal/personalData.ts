import * as v from 'valibot';
import type { Services } from '../services.ts';
import { emailKey } from '../store/credentials.ts';

const MAX_EVENTS = 5_000;
const recipientsSchema = v.array(v.string());

/** The data of identity for a player's archive: no hashes and no keys. */
export async function readPersonalData(
  { pool }: Services,
  brand: string,
  playerId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const values = [brand, playerId];
  const [credential, passkeys, sessions, events] = await Promise.all([
    pool.query(
      'select email, locale, created_at, password_changed_at from identity.credential where brand = $1 and player_id = $2',
      values,
    ),
    pool.query('select created_at from identity.passkey where brand = $1 and player_id = $2', values),
    pool.query(
      `select to_jsonb(s) - array['brand', 'player_id', 'sid', 'uid', 'uid_hash', 'grant_id'] as session from identity.player_session s where brand = $1 and player_id = $2`,
      values,
    ),
    pool.query(
      'select at, kind, address, country, user_agent from identity.significant_event where brand = $1 and player_id = $2 order by id desc limit $3',
      [...values, MAX_EVENTS],
    ),
  ]);
  return {
    credential: credential.rows[0] ?? null,
    passkeys: passkeys.rows,
    sessions: sessions.rows.map((row: { session: unknown }) => row.session),
    events: events.rows,
  };
}

/**
 * Deletes the sign-in of an account whose retention has ended, with every message to its addresses. The event
 * log keeps the id of the account, which identifies no person any more. Idempotent.
 *
 * @param recipients Phone numbers and former email addresses of the player, which only the caller knows.
 */
export async function erasePersonalData(
  { pool, sessions }: Services,
  brand: string,
  playerId: string,
  recipients: unknown = [],
): Promise<{ readonly erased: true }> {
  await sessions.endAll(brand, playerId, 'ACCOUNT_ERASED');
  const { rows } = await pool.query<{ email: string }>(
    `select email from identity.credential where brand = $1 and player_id = $2
     union select email from identity.email_verification where brand = $1 and player_id = $2`,
    [brand, playerId],
  );
  const known = [...rows.map(({ email }) => email), ...v.parse(recipientsSchema, recipients)];
  await pool.query('delete from identity.outgoing_mail where brand = $1 and lower(recipient) = any($2)', [
    brand,
    known.map(emailKey),
  ]);
  await pool.query('delete from identity.passkey where brand = $1 and player_id = $2', [brand, playerId]);
  await pool.query('delete from identity.player_session where brand = $1 and player_id = $2', [
    brand,
    playerId,
  ]);
  await pool.query('delete from identity.email_verification where brand = $1 and player_id = $2', [
    brand,
    playerId,
  ]);
  // hashes of a person's number at a bank and at the national e-ID, by which the account could be found again
  await pool.query('delete from identity.bank_person where brand = $1 and player_id = $2', [brand, playerId]);
  await pool.query('delete from identity.eid_person where brand = $1 and player_id = $2', [brand, playerId]);
  // disconnections of banks refer to the credential, so the row stays without the person
  await pool.query(
    `update identity.credential set email = 'erased-' || player_id, email_key = 'erased-' || player_id, person_key = null, locale = null,
       password_parameters = null, password_salt = null, password_hash = null, state = 'pending' where brand = $1 and player_id = $2`,
    [brand, playerId],
  );
  return { erased: true };
}
