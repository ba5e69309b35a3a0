import { createHash, randomBytes } from 'node:crypto';
import { deriveKey } from '@foyer/runtime';

const HANDLE_BYTES = 32;

/** What a browser holds instead of tokens: says nothing, cannot be guessed. */
export function createHandle(): string {
  return randomBytes(HANDLE_BYTES).toString('base64url');
}

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Opens what only who holds the handle may read. */
export function handleKey(handle: string): Buffer {
  return deriveKey(handle, 'foyer-api', 'browser-session');
}
