import { isSignedBy, keyIdOf, type Pool, type PoolClient, Refusal, type RequestProof } from '@foyer/runtime';
import { createPublicKey, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import { refuseUnknownSquads } from '../squads/squadStore.ts';

/** A key of the ring and its holder. */
export interface KnownKey {
  readonly id: string;
  readonly holder: string;
  /** Email of the holder's staff account, in lower case; undefined when the key has none. */
  readonly email: string | undefined;
  readonly roles: readonly string[];
  readonly publicKey: KeyObject;
  readonly notBefore: number;
  readonly notAfter: number;
  readonly revokedAt: number | undefined;
}

interface KeyRow {
  readonly id: string;
  readonly holder: string;
  readonly email: string | null;
  readonly roles: string[];
  readonly public_key: string;
  readonly not_before: Date;
  readonly not_after: Date;
  readonly revoked_at: Date | null;
}

/** Actor of a decision, with its role and the proof of the request. */
export interface Actor {
  readonly actor: string;
  readonly role: string;
  readonly proof?: RequestProof;
}

/** Whether the squad exists is decided when the key is added. */
export const SQUAD_ROLE = /^squad:[a-z-]{3,30}$/;

export const keySchema = v.pipe(
  v.strictObject({
    holder: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9 .-]{0,63}$/)),
    email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))),
    roles: v.pipe(
      v.array(
        v.union([
          v.picklist(['operator', 'auditor', 'edge', 'console', 'provider']),
          v.custom<`squad:${string}`>((role) => typeof role === 'string' && SQUAD_ROLE.test(role)),
        ]),
      ),
      v.minLength(1),
    ),
    publicKey: v.pipe(v.string(), v.maxLength(1_000)),
    notBefore: v.pipe(v.string(), v.isoTimestamp()),
    notAfter: v.pipe(v.string(), v.isoTimestamp()),
    reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
  }),
  v.check(
    ({ notBefore, notAfter }) => Date.parse(notBefore) < Date.parse(notAfter),
    'the key would never be valid',
  ),
);
export type NewKey = v.InferOutput<typeof keySchema>;

export async function findKey(pool: Pool | PoolClient, id: string): Promise<KnownKey | undefined> {
  const { rows } = await pool.query<KeyRow>('select * from registry.key where id = $1', [id]);
  return rows[0] && known(rows[0]);
}

export async function allKeys(pool: Pool): Promise<readonly KnownKey[]> {
  return (await pool.query<KeyRow>('select * from registry.key order by holder, not_before')).rows.map(known);
}

/** Reason why a key is not valid. */
export interface KeyProblem {
  readonly code: 'KEY_REVOKED' | 'KEY_NOT_YET_VALID' | 'KEY_EXPIRED';
  readonly text: string;
}

/** Reason why a key is not valid now; undefined for a valid key. */
export function keyProblem(key: KnownKey, now: number): KeyProblem | undefined {
  if (key.revokedAt !== undefined)
    return { code: 'KEY_REVOKED', text: `The key ${key.id} of ${key.holder} is revoked.` };
  if (now < key.notBefore)
    return { code: 'KEY_NOT_YET_VALID', text: `The key ${key.id} of ${key.holder} is not valid yet.` };
  if (now >= key.notAfter)
    return { code: 'KEY_EXPIRED', text: `The key ${key.id} of ${key.holder} has expired.` };
  return undefined;
}

/**
 * Reason why a key was not valid at an earlier time. Signatures made before a revocation remain valid:
 * releases of a stolen key are withdrawn explicitly.
 */
export function keyProblemAt(key: KnownKey, at: number): KeyProblem | undefined {
  const { revokedAt } = key;
  return keyProblem(
    { ...key, revokedAt: revokedAt !== undefined && revokedAt <= at ? revokedAt : undefined },
    at,
  );
}

/** Adds a key to the ring. To rotate a key, add the new one, then revoke the old one. @returns its id. */
export async function addKey(client: PoolClient, key: NewKey, actor: Actor, now: number): Promise<string> {
  const publicKey = parsePublicKey(key.publicKey);
  const id = keyIdOf(publicKey);
  await refuseUnknownSquads(client, key.roles);
  await acquireLock(client, 'registry');
  const inserted = await client.query(
    'insert into registry.key (id, holder, roles, public_key, not_before, not_after, email) values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing',
    [
      id,
      key.holder,
      key.roles,
      publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      key.notBefore,
      key.notAfter,
      key.email ?? null,
    ],
  );
  if (inserted.rowCount === 0)
    throw new Refusal(409, 'KEY_KNOWN', `The key ${id} is already in the keyring.`);
  const { reason, publicKey: _text, ...rest } = key;
  await writeAudit(client, {
    chain: 'registry',
    at: new Date(now).toISOString(),
    ...actor,
    kind: 'key-added',
    brands: [],
    reason,
    before: null,
    after: { id, ...rest },
  });
  return id;
}

export async function revokeKey(
  client: PoolClient,
  key: KnownKey,
  reason: string,
  actor: Actor,
  now: number,
): Promise<void> {
  await acquireLock(client, 'registry');
  const at = new Date(now).toISOString();
  const { rowCount } = await client.query(
    'update registry.key set revoked_at = $2 where id = $1 and revoked_at is null',
    [key.id, at],
  );
  if (rowCount === 0) throw new Refusal(409, 'NOTHING_CHANGES', `The key ${key.id} is already revoked.`);
  await writeAudit(client, {
    chain: 'registry',
    at,
    ...actor,
    kind: 'key-revoked',
    brands: [],
    reason,
    before: { id: key.id, holder: key.holder, revokedAt: null },
    after: { id: key.id, holder: key.holder, revokedAt: at },
  });
}

/** True if a signature of a document was made with this key. */
export function isKeysSignature(key: KnownKey, text: string, signature: string): boolean {
  return isSignedBy(text, signature, key.publicKey);
}

export function parsePublicKey(text: string): KeyObject {
  const malformed = new Refusal(400, 'KEY_MALFORMED', 'The public key must be an Ed25519 key in PEM format.');
  // a private key would parse as its public half, but must not be sent or stored
  if (text.includes('PRIVATE')) throw malformed;
  let key: KeyObject;
  try {
    key = createPublicKey(text);
  } catch {
    throw malformed;
  }
  if (key.asymmetricKeyType !== 'ed25519') throw malformed;
  return key;
}

function known(row: KeyRow): KnownKey {
  return {
    id: row.id,
    holder: row.holder,
    email: row.email ?? undefined,
    roles: row.roles,
    publicKey: createPublicKey(row.public_key),
    notBefore: row.not_before.getTime(),
    notAfter: row.not_after.getTime(),
    revokedAt: row.revoked_at?.getTime(),
  };
}
