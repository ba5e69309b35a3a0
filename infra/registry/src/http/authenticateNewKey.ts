import { isProven, keyIdOf, readProof, Refusal, type Pool } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { parsePublicKey } from '../keyring/keyring.ts';
import { refuseReplay, type Caller } from './authenticate.ts';

const withKey = v.object({ publicKey: v.pipe(v.string(), v.maxLength(1_000)) });

/**
 * Authenticates a request that adds its own key: the signature proves that the sender has the private half. The caller has no
 * role, so that only an invitation gives the key one.
 * @throws {@link Refusal} 401 for another signature, 400 without a key.
 */
export async function authenticateNewKey(
  pool: Pool,
  now: number,
  request: IncomingMessage,
  { text, body }: { readonly text: string; readonly body: unknown },
): Promise<Caller> {
  const proof = readProof(
    { method: request.method ?? 'POST', path: request.url ?? '/', body: text },
    request.headers,
  );
  const sent = v.safeParse(withKey, body);
  if (!proof || !sent.success)
    throw new Refusal(
      401,
      'NOT_SIGNED',
      'Accepting an invitation is signed with the key that it adds: foyer keys accept.',
    );
  const publicKey = parsePublicKey(sent.output.publicKey);
  const id = keyIdOf(publicKey);
  if (proof.keyId !== id || !isProven(proof, publicKey))
    throw new Refusal(401, 'SIGNATURE_WRONG', 'The request is not signed by the key that it adds.');
  await refuseReplay(pool, now, proof);
  return {
    key: {
      id,
      holder: 'invited',
      email: undefined,
      roles: [],
      publicKey,
      notBefore: now,
      notAfter: now,
      revokedAt: undefined,
    },
    proof,
  };
}
