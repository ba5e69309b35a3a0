import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface SigningKey {
  /** First half of the public key's digest. */
  keyId: string;
  privateKey: KeyObject;
}

/**
 * Returns the key that signs the release sets of a home; creates it at first use, with the public half next
 * to it for the gateway.
 */
export function signingKey(home: string): SigningKey {
  const file = path.join(home, 'keys', 'release-set.pem');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    writeFileSync(
      `${file.slice(0, -'.pem'.length)}.pub.pem`,
      publicKey.export({ type: 'spki', format: 'pem' }),
    );
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  const privateKey = createPrivateKey(readFileSync(file));
  return { privateKey, keyId: keyId(createPublicKey(privateKey)) };
}

/** The identifier of a key in signatures. */
export function keyId(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 32);
}
