import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log, Pool } from '@foyer/runtime';
import { CARDS } from '../../catalogue/cards.ts';
import { createFingerprints } from './fingerprints.ts';

const KEY_BYTES = 32;

export interface OwnKeyDeps {
  readonly pool: Pool;
  /** Secrets shared with merchants; the first one served as key of older homes. */
  readonly shared: readonly string[];
  readonly log: Log;
}

/**
 * The provider's own key in a file readable by its owner only, created at the first start. Stored cards,
 * vouchers and subjects depend on it, so it never changes.
 * @throws when the file is missing and stored data depends on it.
 */
export async function readProviderKey(file: string, deps: OwnKeyDeps): Promise<string> {
  const stored = await read(file);
  if (stored !== undefined) return stored;
  const first = await createKey(deps);
  if (first !== undefined) await store(file, first);
  // of two concurrent starts, one creates the key and both read it
  const key = await read(file);
  if (key === undefined)
    throw new Error(
      `The payment provider's key file is missing (${file}), and stored cards depend on it. Restore the file from a backup.`,
    );
  return key;
}

/** Undefined when a key already exists. */
async function createKey({ pool, shared, log }: OwnKeyDeps): Promise<string | undefined> {
  const { rows } = await pool.query<{ fingerprint: string }>('select fingerprint from payments.test_card');
  if (rows.length === 0) return randomBytes(KEY_BYTES).toString('base64url');
  const known = new Set(rows.map(({ fingerprint }) => fingerprint));
  const before = shared.find((secret) =>
    CARDS.some(({ number }) => known.has(createFingerprints(secret).card(number))),
  );
  if (before !== undefined)
    log.warn(
      'provider key copied from the shared secret: rotate the shared secret (see README of infra/payments)',
      {},
    );
  return before;
}

/** Writes atomically: a partial key would go unnoticed. */
async function store(file: string, key: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(draft, key, { mode: 0o600, flag: 'wx', flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
