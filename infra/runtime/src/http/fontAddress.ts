import { createHash } from 'node:crypto';
import { basename } from 'node:path';

const HASH_CHARACTERS = 10;

/**
 * Address at which the gateway serves a font file. All services use the same address, so that a browser
 * fetches the file once.
 */
export function fontAddress(module: string, content: Uint8Array): string {
  return `/fonts/${createHash('sha256').update(content).digest('hex').slice(0, HASH_CHARACTERS)}/${basename(module)}`;
}
