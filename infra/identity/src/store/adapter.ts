import type { Adapter, AdapterPayload } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Clock, Pool } from '@foyer/runtime';
import { sha256 } from '../security/keys.ts';
import { PLAYER_TABLES, type RealmTables } from './tables.ts';

interface Row {
  readonly payload: AdapterPayload;
  readonly consumed_at: Date | null;
}

const SECOND = 1_000;
/** Every record expires, although the type makes it optional. */
const MAX_LIFETIME_SECONDS = 86_400;

/**
 * oidc-provider's storage in PostgreSQL. Secrets of the browser (session ids, codes, refresh tokens) are
 * stored as hashes, so that a copy of the database cannot be used to sign in. Records of an ended session
 * are never written again, not even for a late request.
 */
export function createAdapter(
  pool: Pool,
  clock: Clock,
  brand: string,
  model: string,
  { record, session }: Pick<RealmTables, 'record' | 'session'> = PLAYER_TABLES,
): Adapter {
  const one = async (
    sql: string,
    values: readonly unknown[],
    id?: string,
  ): Promise<AdapterPayload | undefined> => {
    const { rows } = await pool.query<Row>(sql, [...values]);
    const row = rows[0];
    if (!row) return undefined;
    return {
      ...row.payload,
      ...(id === undefined ? {} : { jti: id }),
      ...(row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / SECOND) } : {}),
    };
  };
  const unused = (): Promise<undefined> => Promise.resolve(undefined);

  return {
    async upsert(id, payload, expiresIn = MAX_LIFETIME_SECONDS) {
      const expiresAt = new Date(clock() + expiresIn * SECOND);
      await pool.query(
        `insert into ${record} (brand, model, id_hash, session_uid, grant_id, payload, expires_at)
         select $1, $2, $3, $4, $5, $6, $7
         where not exists (select 1 from ${session} where brand = $1 and sid = $4 and ended_at is not null)
         on conflict (brand, model, id_hash) do update set session_uid = $4, grant_id = $5, payload = $6, expires_at = $7`,
        [
          brand,
          model,
          sha256(id),
          sessionUid(model, payload),
          payload.grantId ?? null,
          JSON.stringify(withoutSecrets(payload)),
          expiresAt,
        ],
      );
    },
    find: (id) =>
      one(
        `select payload, consumed_at from ${record} where brand = $1 and model = $2 and id_hash = $3`,
        [brand, model, sha256(id)],
        id,
      ),
    findByUid: (uid) =>
      one(
        `select payload, consumed_at from ${record} where brand = $1 and model = $2 and session_uid = $3 limit 1`,
        [brand, model, uid],
      ),
    findByUserCode: unused,
    async consume(id) {
      const { rowCount } = await pool.query(
        `update ${record} set consumed_at = $4 where brand = $1 and model = $2 and id_hash = $3 and consumed_at is null`,
        [brand, model, sha256(id), new Date(clock())],
      );
      // concurrent exchange of one code: the slower one is a replay
      if (rowCount === 0) throw new errors.InvalidGrant('already consumed');
    },
    async destroy(id) {
      await pool.query(`delete from ${record} where brand = $1 and model = $2 and id_hash = $3`, [
        brand,
        model,
        sha256(id),
      ]);
    },
    async revokeByGrantId(grantId) {
      await pool.query(`delete from ${record} where brand = $1 and model = $2 and grant_id = $3`, [
        brand,
        model,
        grantId,
      ]);
    },
  };
}

function sessionUid(model: string, payload: AdapterPayload): string | null {
  return (model === 'Session' ? payload.uid : payload.sessionUid) ?? null;
}

/**
 * The id is the secret itself, and the payload of an interaction contains the value of the session cookie.
 */
function withoutSecrets(payload: AdapterPayload): Partial<AdapterPayload> {
  const { jti: _id, session, ...rest } = payload;
  if (session === undefined) return rest;
  const { cookie: _cookie, ...stored } = session;
  return { ...rest, session: stored };
}
