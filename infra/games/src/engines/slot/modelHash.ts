import { createHash } from 'node:crypto';
import { canonicalJson } from '@foyer/kernel';
import type { SlotModel } from './model.ts';

/** Version of a model, stored with each round so that a replay uses the same model. */
export function modelHash(model: SlotModel): string {
  return createHash('sha256').update(canonicalJson(model)).digest('hex').slice(0, 16);
}
