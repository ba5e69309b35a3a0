import { Refusal, type Pool, type PoolClient, type SignedDocument } from '@foyer/runtime';
import { findKey, isKeysSignature, type KeyProblem, type KnownKey } from '../keyring/keyring.ts';
import { signaturesNeeded, squadOf } from '../squads.ts';

/**
 * The rule for signatures when publishing and when checking published releases: each signature is of a valid
 * key of the squad, and the number of different holders is at least the number that the squad needs
 * (requirements/reliability#supply-chain). A person with two keys counts once. @param problemOf - why a key
 * is not valid, now or at the time of signing. @throws {@link Refusal} 422 otherwise.
 */
export async function checkSquadSignatures(
  pool: Pool | PoolClient,
  app: string,
  { payload, signatures }: SignedDocument,
  problemOf: (key: KnownKey) => KeyProblem | undefined,
): Promise<void> {
  const squad = squadOf(app);
  if (squad === undefined) throw new Refusal(422, 'APP_UNKNOWN', `${app} is not a Foyer application.`);
  const holders = new Set<string>();
  for (const { keyId, signature } of signatures) {
    const key = await findKey(pool, keyId);
    if (!key?.roles.includes(`squad:${squad}`))
      throw new Refusal(422, 'KEY_UNKNOWN', `The key ${keyId} does not belong to ${squad}.`);
    const problem = problemOf(key);
    if (problem) throw new Refusal(422, problem.code, problem.text);
    if (!isKeysSignature(key, payload, signature))
      throw new Refusal(422, 'SIGNATURE_WRONG', `The signature of ${keyId} is not valid for the document.`);
    holders.add(key.holder);
  }
  const needed = signaturesNeeded(squad);
  if (holders.size < needed)
    throw new Refusal(
      422,
      'SIGNATURES_MISSING',
      `${app} needs ${needed === 1 ? 'a signature' : `signatures by ${needed} different people`}; this has ${holders.size}.`,
    );
}
