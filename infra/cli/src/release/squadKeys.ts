import { keysSchema } from '@foyer/kernel/key-answers';
import { readSigningKey } from '@foyer/runtime';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CommandFailure } from '../failure.ts';
import type { Session } from '../session.ts';

/** Key files of a squad in a data home: `<squad>.pem`, and `<squad>-2.pem` where two people sign. */
export async function squadKeyFiles(home: string, squad: string): Promise<readonly string[]> {
  const folder = path.join(home, 'keys', 'squads');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name === `${squad}.pem` || new RegExp(`^${squad}-\\d+\\.pem$`).test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

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
