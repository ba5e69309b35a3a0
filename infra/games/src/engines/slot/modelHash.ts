import { createHash } from 'node:crypto';
import { canonicalJson } from '@foyer/kernel';
import type { SlotModel } from './model.ts';

/** The version of a model: every stored round names it, so that a replay never mixes two. */
export function modelHash(model: SlotModel): string {
  return createHash('sha256').update(canonicalJson(model)).digest('hex').slice(0, 16);
}
