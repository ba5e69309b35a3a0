import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const KEY_ID_CHARACTERS = 32;

/** Key id in signatures: half of the digest of the public key. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, KEY_ID_CHARACTERS);
}

/** A private Ed25519 key with its id. */
export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** @throws when the file does not exist or contains no Ed25519 key. */
export async function readSigningKey(file: string): Promise<SigningKey> {
  const privateKey = createPrivateKey(await readFile(file));
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error(`${file} contains no Ed25519 key.`);
  const publicKey = createPublicKey(privateKey);
  return { keyId: keyIdOf(publicKey), privateKey, publicKey };
}

/**
 * The key in a file, created on first use and readable by its owner only. With `publicFile`, the public key
 * is written there.
 */
export async function signingKeyIn(file: string, publicFile?: string): Promise<SigningKey> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const key = await readSigningKey(file);
  if (publicFile !== undefined) {
    await writeFile(publicFile, publicText(key.publicKey), { flag: 'wx' }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
  return key;
}

/** Key files of a squad in a data home: `<squad>.pem`, and `<squad>-2.pem` where two people sign. */
export async function squadKeyFiles(home: string, squad: string): Promise<readonly string[]> {
  const folder = join(home, 'keys', 'squads');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name === `${squad}.pem` || new RegExp(`^${squad}-\\d+\\.pem$`).test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** The public key as PEM, for storage and transfer. */
export function publicText(publicKey: KeyObject): string {
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}
