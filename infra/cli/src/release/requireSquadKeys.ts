import { keysSchema } from '@foyer/kernel/key-answers';
import { readSigningKey, squadKeyFiles } from '@foyer/runtime/registry-access';
import path from 'node:path';
import { CommandFailure } from '../failure.ts';
import type { Session } from '../sessionTypes.ts';

/**
 * Checks before a build that this machine can sign for the squad with keys that the registry accepts.
 * @throws {@link CommandFailure} `KEY_MISSING`, `KEY_UNKNOWN`, `KEY_REVOKED`, `KEY_EXPIRED` or
 * `KEY_NOT_YET_VALID`.
 */
export async function requireSquadKeys({ client, home }: Session, squad: string): Promise<void> {
  const files = await squadKeyFiles(home, squad);
  if (files.length === 0)
    throw new CommandFailure(
      'KEY_MISSING',
      `${path.join(home, 'keys', 'squads')} contains no key of ${squad}. Create one with foyer keys new ${squad}.`,
    );
  const { keys } = await client.get('/v1/keys', keysSchema);
  const now = new Date().toISOString();
  for (const file of files) {
    const { keyId } = await readSigningKey(file);
    const known = keys.find(({ id }) => id === keyId);
    const fail = (code: string, text: string): never => {
      throw new CommandFailure(code, `The key ${keyId} in ${file} ${text}`);
    };
    if (!known?.roles.includes(`squad:${squad}`))
      return fail('KEY_UNKNOWN', `is not in the keyring as a key of ${squad}. Add it with foyer keys add.`);
    if (known.revokedAt !== null)
      return fail(
        'KEY_REVOKED',
        `was revoked at ${known.revokedAt}. Remove the file, or create a key with foyer keys new ${squad}.`,
      );
    if (known.notAfter <= now)
      return fail('KEY_EXPIRED', `expired at ${known.notAfter}. Replace it with foyer keys rotate ${squad}.`);
    if (known.notBefore > now) return fail('KEY_NOT_YET_VALID', `is valid from ${known.notBefore}.`);
  }
}
