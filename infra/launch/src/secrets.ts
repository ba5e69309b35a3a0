import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { readSettings } from '@foyer/runtime';

const SECRET_BYTES = 32;

/**
 * The shared secrets of the services, created on the first start and readable by their owner only. The
 * secrets of payments, documents and personal codes may have several lines during a rotation (ADR 0125, 0242, 0256);
 * of the analytics secret, which only signs, the first line counts. The secret of the register's persons is never
 * rotated.
 */
export async function readSecrets(home: string): Promise<Required<Parameters<typeof readSettings>[2]>> {
  return {
    internal: await secret(home, 'internal-secret'),
    games: await secret(home, 'games-secret'),
    payments: await secret(home, 'payments-secret'),
    analytics: await secret(home, 'analytics-secret'),
    documents: await secret(home, 'documents-secret'),
    personalCodes: await secret(home, 'personal-code-secret'),
    register: await secret(home, 'register-secret'),
    registerPersons: await secret(home, 'register-person-secret'),
    eid: await secret(home, 'e-id-secret'),
  };
}

async function secret(home: string, name: string): Promise<string> {
  const file = join(home, 'keys', name);
  if (!existsSync(file)) await createSecret(file);
  return (await readFile(file, 'utf8')).trim();
}

/** Creates the file with its content in one step, so that a concurrent start never reads an empty secret. */
async function createSecret(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error; // another start created it
  });
  await unlink(draft);
}
