import type { OffReason } from '@foyer/kernel/release-plan';
import {
  ROLLOUT_SCHEDULES,
  type RolloutScheduleName,
  type RolloutStep,
} from '@foyer/kernel/rollout-schedule';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import type { ChangeKind } from '@foyer/kernel/registry-answers';
import type { Change } from '../../model/wire.ts';

/** What somebody is about to decide, before it is confirmed. */
export interface Draft {
  readonly change: Change;
  /** An undo comes with the reason it is for. */
  readonly reason?: string;
}

const ASKS_BRANDS: readonly ChangeKind[] = ['off', 'on', 'pin', 'unpin', 'lock', 'unlock', 'rollout'];
const LISTS_ALL: readonly ChangeKind[] = ['lock', 'unlock', 'rollout'];
const MAY_FORCE: readonly ChangeKind[] = ['off', 'promote', 'rollback', 'withdraw'];

/** The ready ones are those of the command line: one name means one thing. */
export const SCHEDULES: Readonly<Record<'byHand' | RolloutScheduleName, readonly RolloutStep[] | undefined>> =
  { byHand: undefined, ...ROLLOUT_SCHEDULES };
export type ScheduleName = keyof typeof SCHEDULES;

export const SHARES = [100, 500, 1_000, 2_500, 5_000, 10_000] as const;
export const REASONS: readonly OffReason[] = ['maintenance', 'incident', 'regulation'];

/** To what a rollout is narrowed is said where it is decided, and not chosen anew. */
export function asksBrands({ kind, scope, narrower }: Change): boolean {
  return narrower !== true && ASKS_BRANDS.includes(kind) && scope === undefined;
}

export function mayForce({ kind }: Change): boolean {
  return MAY_FORCE.includes(kind);
}

/** All of them is no list: a brand that is opened later belongs to all. A lock is of a brand, and a rollout without a list stays with the brands that it has. */
export function withBrands({ brands: _brands, ...change }: Change, brands: readonly string[]): Change {
  return brands.length === ALL_BRANDS.length && !LISTS_ALL.includes(change.kind)
    ? change
    : { ...change, brands };
}

/**
 * The word that has to be typed: where players lose something, or where it cannot be seen from here whom it hits.
 * `everything` stands for all brands.
 */
export function wordToType({ kind, brands, force, release }: Change): string | undefined {
  if (kind === 'off' || (kind === 'lock' && brands === undefined) || force === true)
    return brands?.length === 1 && brands[0] !== undefined ? brandTitle(brands[0]) : 'everything';
  return kind === 'withdraw' ? release : undefined;
}

export function isTyped(typed: string, word: string): boolean {
  return typed.trim().toLowerCase() === word.toLowerCase();
}
