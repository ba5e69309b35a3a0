import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const HANDLE_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a browser holds instead of tokens: says nothing, cannot be guessed. */
export function createHandle(): string {
  return randomBytes(HANDLE_BYTES).toString('base64url');
}

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Readable again only by who holds the handle. */
export function seal(handle: string, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(handle), nonce);
  return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when the handle is another one or the bytes were changed. */
export function unseal(handle: string, sealed: Buffer): string {
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(handle), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(end));
  return decipher.update(sealed.subarray(NONCE_BYTES, end), undefined, 'utf8') + decipher.final('utf8');
}

function keyOf(handle: string): Buffer {
  return Buffer.from(hkdfSync('sha256', handle, 'foyer-api', 'browser-session', 32));
}
