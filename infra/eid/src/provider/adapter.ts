import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Clock, Pool } from '@foyer/runtime';

interface Row {
  readonly payload: AdapterPayload;
  readonly consumed_at: Date | null;
}

const SECOND_MS = 1_000;
const MAX_LIFETIME_SECONDS = 3_600;

/** oidc-provider's storage in PostgreSQL; ids are secrets and are stored as hashes. */
export function createAdapter(pool: Pool, clock: Clock, model: string): Adapter {
  async function one(
    condition: string,
    value: Buffer | string,
    id?: string,
  ): Promise<AdapterPayload | undefined> {
    const { rows } = await pool.query<Row>(
      `select payload, consumed_at from eid.provider_record where model = $1 and ${condition} and expires_at > $3 limit 1`,
      [model, value, new Date(clock())],
    );
    const row = rows[0];
    return (
      row && {
        ...row.payload,
        ...(id !== undefined && { jti: id }),
        ...(row.consumed_at && { consumed: Math.floor(row.consumed_at.getTime() / SECOND_MS) }),
      }
    );
  }
  return {
    async upsert(id, { jti: _id, ...payload }, expiresIn = MAX_LIFETIME_SECONDS) {
      await pool.query(
        `insert into eid.provider_record (model, id_hash, uid, grant_id, payload, expires_at) values ($1, $2, $3, $4, $5, $6)
         on conflict (model, id_hash) do update set uid = $3, grant_id = $4, payload = $5, expires_at = $6`,
        [
          model,
          sha256(id),
          model === 'Session' ? (payload.uid ?? null) : null,
          payload.grantId ?? null,
          JSON.stringify(payload),
          new Date(clock() + expiresIn * SECOND_MS),
        ],
      );
    },
    find: (id) => one('id_hash = $2', sha256(id), id),
    findByUid: (uid) => one('uid = $2', uid),
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const { rowCount } = await pool.query(
        'update eid.provider_record set consumed_at = $3 where model = $1 and id_hash = $2 and consumed_at is null',
        [model, sha256(id), new Date(clock())],
      );
      // concurrent exchange of one code: the slower one is a replay
      if (rowCount === 0) throw new errors.InvalidGrant('already consumed');
    },
    async destroy(id) {
      await pool.query('delete from eid.provider_record where model = $1 and id_hash = $2', [
        model,
        sha256(id),
      ]);
    },
    async revokeByGrantId(grantId) {
      await pool.query('delete from eid.provider_record where model = $1 and grant_id = $2', [
        model,
        grantId,
      ]);
    },
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
