import {
  REQUEST_TOLERANCE_MS,
  Refusal,
  isProven,
  readProof,
  type Pool,
  type RequestProof,
} from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';
import { findKey, keyProblem, type Actor, type KnownKey } from '../keyring/keyring.ts';
import { actsForStaff, callerFor, type StaffMember, type StaffTokens } from '../staff/staffTokens.ts';

/** The caller of a request, authenticated by a signature over it. */
export interface Caller {
  readonly key: KnownKey;
  readonly proof: RequestProof;
  /** Staff member whose token the request carries; `key` then has the roles of that person. */
  readonly staff?: StaffMember;
}

/** The request body is stored with its proof; the document of a release is stored in its own table. */
export function actorOf({ key, proof }: Caller, role: string, body?: string): Actor {
  return { actor: key.holder, role, proof: { ...proof, ...(body !== undefined && { body }) } };
}

const MINUTE_MS = 60_000;
/** Nonces are kept longer than a timestamp is accepted, so that none can be used twice. */
const NONCE_RETENTION_MS = 3 * REQUEST_TOLERANCE_MS;

/**
 * Authenticates a request. @throws {@link Refusal} 401 unless a valid key signed it, within the time
 * tolerance and with an unused nonce.
 */
export async function authenticate(
  pool: Pool,
  now: number,
  request: IncomingMessage,
  body: string,
  staffTokens: StaffTokens,
): Promise<Caller> {
  const proof = readProof(
    { method: request.method ?? 'GET', path: request.url ?? '/', body },
    request.headers,
  );
  if (!proof)
    throw new Refusal(
      401,
      'NOT_SIGNED',
      'A request to the registry must be signed with a key of its keyring.',
    );
  const key = await findKey(pool, proof.keyId);
  if (!key || !isProven(proof, key.publicKey))
    throw new Refusal(401, 'SIGNATURE_WRONG', 'The request is not signed by a key of the keyring.');
  const problem = keyProblem(key, now);
  if (problem) throw new Refusal(401, problem.code, problem.text);
  await refuseReplay(pool, now, proof);
  const { authorization } = request.headers;
  if (actsForStaff(key)) return callerFor({ key, proof }, await staffTokens.member(authorization, request));
  if (authorization !== undefined)
    throw new Refusal(401, 'TOKEN_MISPLACED', 'Only a key with the role console may send a staff token.');
  return { key, proof };
}

/** @throws {@link Refusal} 401 for a request outside the time tolerance or with a used nonce. */
export async function refuseReplay(pool: Pool, now: number, proof: RequestProof): Promise<void> {
  if (Math.abs(now - proof.timestamp) > REQUEST_TOLERANCE_MS)
    throw new Refusal(401, 'CLOCK_DIFFERS', clockText(proof.timestamp - now));
  const { rowCount } = await pool.query(
    'insert into registry.nonce (key_id, nonce, at) values ($1, $2, $3) on conflict do nothing',
    [proof.keyId, proof.nonce, new Date(now)],
  );
  if (rowCount === 0) throw new Refusal(401, 'REPLAYED', 'This request was used before; sign a new one.');
}

/** Error text with direction and size of the difference, because either clock may be wrong. */
function clockText(aheadMs: number): string {
  const minutes = Math.round(Math.abs(aheadMs) / MINUTE_MS);
  return `Your clock is ${minutes} minute${minutes === 1 ? '' : 's'} ${aheadMs > 0 ? 'ahead of' : 'behind'} the registry’s, and a signed request is valid for one minute: correct the clock that is wrong.`;
}

export async function deleteOldNonces(pool: Pool, now: number): Promise<void> {
  await pool.query('delete from registry.nonce where at < $1', [new Date(now - NONCE_RETENTION_MS)]);
}
