import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log, Pool } from '@foyer/runtime';
import { CARDS } from '../../catalogue/cards.ts';
import { createFingerprints } from './fingerprints.ts';

const KEY_BYTES = 32;

export interface OwnKeyDeps {
  readonly pool: Pool;
  /** What merchants have too: the key of a provider that was set up before it had one of its own. */
  readonly shared: readonly string[];
  readonly log: Log;
}

/**
 * The provider's own key, kept in a file that only its owner may read; made on the first start. Cards, vouchers and subjects are known by it
 * alone, so it is never changed, and where the books know cards by another one nothing is guessed.
 * @throws when the file is gone and the books are keyed by what nobody has any more.
 */
export async function ownKeyIn(file: string, deps: OwnKeyDeps): Promise<string> {
  const kept = await read(file);
  if (kept !== undefined) return kept;
  const first = await firstKey(deps);
  if (first !== undefined) await keep(file, first);
  // of two that start at once, one makes it and both read it
  const key = await read(file);
  if (key === undefined)
    throw new Error(
      `The payment provider's own key is gone (${file}), and its books know cards by it. Bring it back from a backup.`,
    );
  return key;
}

/** Undefined where there was one already. */
async function firstKey({ pool, shared, log }: OwnKeyDeps): Promise<string | undefined> {
  const { rows } = await pool.query<{ fingerprint: string }>('select fingerprint from payments.test_card');
  if (rows.length === 0) return randomBytes(KEY_BYTES).toString('base64url');
  const known = new Set(rows.map(({ fingerprint }) => fingerprint));
  const before = shared.find((secret) =>
    CARDS.some(({ number }) => known.has(createFingerprints(secret).card(number))),
  );
  if (before !== undefined)
    log.warn(
      'what the provider shared with its merchants is its own key from now on: change what is shared (README of infra/payments)',
      {},
    );
  return before;
}

/** Whole or not at all: a key that was written by half would never be missed. */
async function keep(file: string, key: string): Promise<void> {
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
