import type { Chip } from '../../../engines/roulette/round.ts';
import { spotById } from '../../../engines/roulette/spots.ts';
import type { RouletteDescription } from '../../../engines/roulette/round.ts';

/** Immutable stack of the placed chips, with the history for undo. */
export interface ChipStack {
  readonly chips: Readonly<Record<string, number>>;
  readonly past: readonly Readonly<Record<string, number>>[];
}

export const EMPTY_STACK: ChipStack = { chips: {}, past: [] };
const REMEMBERED = 50;

export function totalOf(stack: ChipStack): number {
  return Object.values(stack.chips).reduce((sum, amount) => sum + amount, 0);
}

export function toBet(stack: ChipStack): readonly Chip[] {
  return Object.entries(stack.chips).map(([spot, amountMinor]) => ({ spot, amountMinor }));
}

/** Adds a chip; returns the same stack when a limit forbids it. */
export function addChip(stack: ChipStack, spot: string, amount: number, limits: TableLimits): ChipStack {
  return change(stack, { ...stack.chips, [spot]: (stack.chips[spot] ?? 0) + amount }, limits);
}

export function removeSpot(stack: ChipStack, spot: string): ChipStack {
  const { [spot]: removed, ...rest } = stack.chips;
  return removed === undefined ? stack : remember(stack, rest);
}

export function clearChips(stack: ChipStack): ChipStack {
  return Object.keys(stack.chips).length === 0 ? stack : remember(stack, {});
}

export function undo(stack: ChipStack): ChipStack {
  const before = stack.past.at(-1);
  return before ? { chips: before, past: stack.past.slice(0, -1) } : stack;
}

export function placeAll(stack: ChipStack, chips: readonly Chip[], limits: TableLimits): ChipStack {
  return change(stack, Object.fromEntries(chips.map(({ spot, amountMinor }) => [spot, amountMinor])), limits);
}

export function doubleAll(stack: ChipStack, limits: TableLimits): ChipStack {
  return change(
    stack,
    Object.fromEntries(Object.entries(stack.chips).map(([spot, amount]) => [spot, amount * 2])),
    limits,
  );
}

export interface TableLimits {
  readonly description: RouletteDescription;
  /** Maximum stake of the licence. */
  readonly maximumStakeMinor: number | null;
}

/**
 * True if the total is within the limits of table and licence, and each spot within the straight-up limit
 * times its count of covered numbers, as on the server.
 */
function isWithin(
  chips: Readonly<Record<string, number>>,
  { description, maximumStakeMinor }: TableLimits,
): boolean {
  const total = Object.values(chips).reduce((sum, amount) => sum + amount, 0);
  if (total > Math.min(description.maximumTotalMinor, maximumStakeMinor ?? Number.MAX_SAFE_INTEGER))
    return false;
  return Object.entries(chips).every(
    ([spot, amount]) => amount <= description.maximumStraightMinor * (spotById(spot)?.numbers.length ?? 0),
  );
}

function change(stack: ChipStack, chips: Readonly<Record<string, number>>, limits: TableLimits): ChipStack {
  return isWithin(chips, limits) ? remember(stack, chips) : stack;
}

function remember(stack: ChipStack, chips: Readonly<Record<string, number>>): ChipStack {
  return { chips, past: [...stack.past, stack.chips].slice(-REMEMBERED) };
}
