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

/**
 * Encrypts and authenticates; the same text never produces the same output twice. `boundTo` names the place of the
 * sealed text, such as the id of its row: elsewhere it cannot be opened.
 */
export function seal(key: Buffer, plain: string, boundTo = ''): Buffer {
  return sealBytes(key, Buffer.from(plain), boundTo);
}

/**
 * Decrypts sealed text; undefined when the key or the place differs, or the bytes were modified.
 * @throws when the key has another length than {@link deriveKey} gives.
 */
export function unseal(key: Buffer, sealed: Buffer, boundTo = ''): string | undefined {
  return unsealBytes(key, sealed, boundTo)?.toString('utf8');
}

/** As {@link seal}, for bytes. */
export function sealBytes(key: Buffer, plain: Buffer, boundTo: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  cipher.setAAD(Buffer.from(boundTo));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** As {@link unseal}, for bytes. */
export function unsealBytes(key: Buffer, sealed: Buffer, boundTo: string): Buffer | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(sealed.subarray(end));
  const plain = decipher.update(sealed.subarray(NONCE_BYTES, end));
  try {
    return Buffer.concat([plain, decipher.final()]); // throws only for a wrong tag
  } catch (error) {
    return ignoreError('sealed bytes have another key or were modified')(error);
  }
}
