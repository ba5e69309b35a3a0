import { createHash } from 'node:crypto';
import { createSourceFrames } from '@foyer/runtime/source-frames';
import type { ReceivedError } from '../health/evidenceSchema.ts';

const HASH_LENGTH = 32;
const POSITION = /:\d+(?::\d+)?(?= |$)/;

/**
 * Identifies an error across releases: by its code, its message and the source file and function of its
 * topmost frame, because lines move with every release. Without source maps, the name of the built file is
 * used.
 */
export function createSourceFingerprints(home: string): (error: ReceivedError) => Promise<string> {
  // keeps the source maps that it has read
  const sourceOf = createSourceFrames(home);
  return async ({ app, code, message, frames }) => {
    const top = frames.find((frame) => frame.startsWith(`${app}/`)) ?? frames[0] ?? '';
    const mapped = await sourceOf(top);
    const source = (mapped === top ? top.replace(/^[^/]+\/[^/]+\//, '') : mapped).replace(POSITION, '');
    return createHash('sha256')
      .update(JSON.stringify([code, message, source]))
      .digest('hex')
      .slice(0, HASH_LENGTH);
  };
}
