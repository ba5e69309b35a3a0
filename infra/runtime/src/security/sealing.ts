import { ignoreError } from '@foyer/kernel';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a separate key for each purpose of a service from one secret. */
export function deriveKey(secret: string, service: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, service, purpose, KEY_BYTES));
}

/** Encrypts and authenticates; the same text never produces the same output twice. */
export function seal(key: Buffer, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts sealed bytes; undefined when the key differs or the bytes were modified.
 * @throws when the key has another length than {@link deriveKey} gives.
 */
export function unseal(key: Buffer, sealed: Buffer): string | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(end));
  const plain = decipher.update(sealed.subarray(NONCE_BYTES, end), undefined, 'utf8');
  try {
    return plain + decipher.final('utf8'); // throws only for a wrong tag
  } catch (error) {
    return ignoreError('sealed bytes have another key or were modified')(error);
  }
}
