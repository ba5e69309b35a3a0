import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deriveKey, ifMissing } from '@foyer/runtime';

const KEY_BYTES = 32;

/** Keys derived from the provider's own key, one per purpose. */
export interface Keys {
  readonly hashing: Buffer;
  readonly sealing: Buffer;
  readonly signing: Buffer;
  readonly cookies: Buffer;
  readonly forms: Buffer;
}

/**
 * Keys from the provider's own key file, created at the first start and unknown to relying parties. Stored
 * people depend on it: without the file they cannot be found or read.
 */
export async function readKeys(file: string): Promise<Keys> {
  const secret = (await read(file)) ?? (await create(file));
  const key = (purpose: string): Buffer => deriveKey(secret, 'foyer-e-id', purpose);
  return {
    hashing: key('hashes'),
    sealing: key('identities'),
    signing: key('signing-keys'),
    cookies: key('cookies'),
    forms: key('forms'),
  };
}

async function read(file: string): Promise<string | undefined> {
  return (await readFile(file, 'utf8').catch(ifMissing(undefined)))?.trim();
}

/** Writes atomically; of two concurrent starts, one creates the key and both read it. */
async function create(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(draft, randomBytes(KEY_BYTES).toString('base64url'), {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  const stored = await read(file);
  if (stored === undefined) throw new Error(`The key file of the e-ID provider is missing (${file}).`);
  return stored;
}
