import { createHash } from 'node:crypto';
import type { Player } from '../player.ts';

/** Deterministic idempotency key of a cause, in the format that the operator accepts. */
export function effectKey({ brand, playerId }: Player, cause: string): string {
  return createHash('sha256')
    .update(JSON.stringify([brand, playerId, cause]))
    .digest('base64url');
}
