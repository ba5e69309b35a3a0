import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/** The secrets that services share, made on the first start and readable by their owner only. That of payments may be several, one a line, while it is changed (ADR 0125). */
export async function readSecrets(
  home: string,
): Promise<{ internal: string; games: string; payments: string }> {
  return {
    internal: await secret(home, 'internal-secret'),
    games: await secret(home, 'games-secret'),
    payments: await secret(home, 'payments-secret'),
  };
}

async function secret(home: string, name: string): Promise<string> {
  const file = join(home, 'keys', name);
  await writeFile(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(file, 'utf8')).trim();
}
