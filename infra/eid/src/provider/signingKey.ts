import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { inTransaction, seal, unseal, type Clock, type Pool } from '@foyer/runtime';

export const SIGNING_ALGORITHM = 'ES256';
const KEY_LOCK = 4_221_020;
const ID_BYTES = 12;

/** The keys that sign id tokens, the newest first; created on first use and encrypted at rest. */
export async function loadSigningKeys(pool: Pool, clock: Clock, sealing: Buffer): Promise<readonly JWK[]> {
  return inTransaction(pool, async (client) => {
    // of two processes that start on an empty database, only one creates the key
    await client.query('select pg_advisory_xact_lock($1)', [KEY_LOCK]);
    const { rows } = await client.query<{ sealed_private_jwk: Buffer }>(
      'select sealed_private_jwk from eid.signing_key order by created_at desc',
    );
    const stored = rows.flatMap(({ sealed_private_jwk: sealed }) => {
      const text = unseal(sealing, sealed);
      // sealed below with this key, so no other shape can be stored
      return text === undefined ? [] : [JSON.parse(text) as JWK];
    });
    if (stored.length > 0) return stored;
    const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
    const kid = randomBytes(ID_BYTES).toString('base64url');
    const jwk: JWK = { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: SIGNING_ALGORITHM };
    await client.query(
      'insert into eid.signing_key (kid, sealed_private_jwk, created_at) values ($1, $2, $3)',
      [kid, seal(sealing, JSON.stringify(jwk)), new Date(clock())],
    );
    return [jwk];
  });
}
