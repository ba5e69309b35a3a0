import type { OffReason } from '@foyer/kernel/release-plan';
import {
  ROLLOUT_SCHEDULES,
  type RolloutScheduleName,
  type RolloutStep,
} from '@foyer/kernel/rollout-schedule';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import type { ChangeKind } from '@foyer/kernel/change-answers';
import type { Change } from '../../model/change.ts';

/** A decision before confirmation. */
export interface Draft {
  readonly change: Change;
  /** A revert has a predefined reason. */
  readonly reason?: string;
}

const KINDS_WITH_BRANDS: readonly ChangeKind[] = [
  'off',
  'on',
  'pin',
  'unpin',
  'lock',
  'unlock',
  'rollout',
  'freeze',
];
const LISTS_ALL: readonly ChangeKind[] = ['lock', 'unlock', 'rollout'];
const MAY_FORCE: readonly ChangeKind[] = ['off', 'promote', 'rollback', 'withdraw'];

/** Named schedules are shared with the command line. */
export const SCHEDULES: Readonly<Record<'byHand' | RolloutScheduleName, readonly RolloutStep[] | undefined>> =
  { byHand: undefined, ...ROLLOUT_SCHEDULES };
export type ScheduleName = keyof typeof SCHEDULES;

/** Lengths of a freeze in hours; the second is the default. */
export const FREEZE_HOURS = [1, 4, 12, 24, 72, 168, 720] as const;
const HOUR_MS = 3_600_000;

/** The end of a freeze of this length from now (ISO 8601). */
export function untilFrom(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString();
}

/** A freeze of all brands or one, with the default length. */
export function freezeOf(brands?: readonly string[]): Change {
  return { kind: 'freeze', until: untilFrom(FREEZE_HOURS[1]), ...(brands && { brands }) };
}

/** False while an option without a default is missing. */
export function isComplete({ kind, brands, at }: Change): boolean {
  return (brands === undefined || brands.length > 0) && (kind !== 'restore' || at !== undefined);
}

export const SHARES = [100, 500, 1_000, 2_500, 5_000, 10_000] as const;
export const REASONS: readonly OffReason[] = ['maintenance', 'incident', 'regulation'];

/** Narrowing changes the share only, so brands are not selectable. */
export function hasBrandField({ kind, scope, narrower }: Change): boolean {
  return narrower !== true && KINDS_WITH_BRANDS.includes(kind) && scope === undefined;
}

export function mayForce({ kind }: Change): boolean {
  return MAY_FORCE.includes(kind);
}

/**
 * All brands are sent without a list, so that a new brand is included. A lock names its brands, and a
 * rollout without a list keeps the brands it has.
 */
export function withBrands({ brands: _brands, ...change }: Change, brands: readonly string[]): Change {
  return brands.length === ALL_BRANDS.length && !LISTS_ALL.includes(change.kind)
    ? change
    : { ...change, brands };
}

/**
 * The text to type when players lose something, the affected visitors are unknown, or the release was not
 * checked. `everything` means all brands.
 */
export function requiredConfirmation(
  { kind, brands, scope, force, release }: Change,
  isUnchecked = false,
): string | undefined {
  if (kind === 'off' || (kind === 'lock' && brands === undefined) || force === true)
    return brands?.length === 1 && brands[0] !== undefined ? brandTitle(brands[0]) : 'everything';
  if (kind === 'restore') return scope?.brand === undefined ? 'everything' : brandTitle(scope.brand);
  return kind === 'withdraw' || isUnchecked ? release : undefined;
}

export function isTyped(typed: string, word: string): boolean {
  return typed.trim().toLowerCase() === word.toLowerCase();
}
