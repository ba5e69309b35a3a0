import { createHash } from 'node:crypto';
import { basename } from 'node:path';

const HASH_CHARACTERS = 10;

/** Where the gateway serves a font file. Pages of every service name it by this, so that a browser fetches it once for all of them. */
export function fontAddress(module: string, content: Uint8Array): string {
  return `/fonts/${createHash('sha256').update(content).digest('hex').slice(0, HASH_CHARACTERS)}/${basename(module)}`;
}
