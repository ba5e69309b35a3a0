import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { randomBytes } from 'node:crypto';
import {
  inTransaction,
  seal,
  unseal,
  type Clock,
  type FoyerSettings,
  type Log,
  type Pool,
  type PoolClient,
} from '@foyer/runtime';
import { keyFor } from '../security/keys.ts';
import { PLAYER_TABLES } from './tables.ts';

export const SIGNING_ALGORITHM = 'ES256';

export interface SigningKeys {
  /** Private keys, the signing one first; created on first use. */
  load(): Promise<readonly JWK[]>;
  /**
   * Publishes a new key at once; it starts to sign a minute later. Old keys remain available until the last
   * token they signed has expired.
   * @returns the key id.
   */
  rotate(): Promise<string>;
}

interface Row {
  readonly kid: string;
  readonly sealed_private_jwk: Buffer;
}

const FIRST_KEY_LOCK = 4_221_002;
const SECOND = 1_000;
/**
 * Clients that cache the key set may request an unknown key only twice a minute
 * (requirements/reliability#fault-49), so a new key is published a minute before it signs.
 */
export const KEY_NOTICE_SECONDS = 60;

/**
 * Encrypts keys at rest with a key derived from the internal secret, so that a copy of the database cannot
 * sign.
 */
export function createSigningKeys(
  deps: {
    pool: Pool;
    clock: Clock;
    log: Log;
    settings: Pick<FoyerSettings, 'internalSecret' | 'refreshTokenSeconds'>;
  },
  table = PLAYER_TABLES.signingKey,
): SigningKeys {
  const sealing = keyFor(
    deps.settings.internalSecret,
    table === PLAYER_TABLES.signingKey ? 'signing-keys' : table,
  );

  async function read(client: PoolClient | Pool): Promise<readonly JWK[]> {
    // id tokens are presented again at sign-out, so a retired key is needed for the length of a session
    const retiredBefore = new Date(deps.clock() - deps.settings.refreshTokenSeconds * SECOND);
    const { rows } = await client.query<Row>(
      `select kid, sealed_private_jwk from ${table} where retired_at is null or retired_at > $1
       order by coalesce(retired_at <= $2, false), retired_at nulls last`,
      [retiredBefore, new Date(deps.clock())],
    );
    return rows.flatMap((row) => {
      const text = unseal(sealing, row.sealed_private_jwk);
      if (text === undefined)
        deps.log.warn('signing key skipped: not decryptable with this internal secret', {
          kid: row.kid,
        });
      // sealed by add() with the secret of this service, so a key of another shape cannot be stored
      return text === undefined ? [] : [JSON.parse(text) as JWK];
    });
  }

  async function add(client: PoolClient): Promise<string> {
    const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
    const kid = randomBytes(12).toString('base64url');
    const jwk: JWK = { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: SIGNING_ALGORITHM };
    const now = new Date(deps.clock());
    await client.query(`update ${table} set retired_at = $1 where retired_at is null`, [
      new Date(now.getTime() + KEY_NOTICE_SECONDS * SECOND),
    ]);
    await client.query(
      `insert into ${table} (kid, algorithm, sealed_private_jwk, created_at) values ($1, $2, $3, $4)`,
      [kid, SIGNING_ALGORITHM, seal(sealing, JSON.stringify(jwk)), now],
    );
    return kid;
  }

  return {
    load: () =>
      inTransaction(deps.pool, async (client) => {
        // of two processes that start on an empty database, only one may create the key
        await client.query('select pg_advisory_xact_lock($1)', [FIRST_KEY_LOCK]);
        const keys = await read(client);
        if (keys.length > 0) return keys;
        await add(client);
        return read(client);
      }),
    rotate: () => inTransaction(deps.pool, add),
  };
}
