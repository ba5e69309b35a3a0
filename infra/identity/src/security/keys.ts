import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@foyer/runtime';

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Derives one key per purpose from the secret. */
export function keyFor(secret: string, purpose: string): Buffer {
  return deriveKey(secret, 'foyer-identity', purpose);
}

export function keyedHash(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

export function sameText(left: string, right: string): boolean {
  const a = sha256(left);
  const b = sha256(right);
  return timingSafeEqual(a, b);
}
