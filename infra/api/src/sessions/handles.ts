import { createHash, randomBytes } from 'node:crypto';
import { deriveKey } from '@foyer/runtime';

const HANDLE_BYTES = 32;

/** Random opaque value that a browser holds in place of tokens. */
export function createHandle(): string {
  return randomBytes(HANDLE_BYTES).toString('base64url');
}

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Encryption key of a session, derived from its handle. */
export function handleKey(handle: string): Buffer {
  return deriveKey(handle, 'foyer-api', 'browser-session');
}
