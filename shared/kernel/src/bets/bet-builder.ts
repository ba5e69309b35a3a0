/**
 * Bet builder: several selections of one match as one selection with one price. ADR 0321 and ADR 0322.
 * @packageDocumentation
 */
import {
  isLineOf,
  LINE_UNITS,
  MARKET_KINDS,
  outcomesOf,
  type LegStatus,
  type MarketKind,
  type MarketSelection,
} from './markets.ts';

/** Selections of a bet builder; ADR 0321. */
export const MIN_BUILDER_SELECTIONS = 2;
export const MAX_BUILDER_SELECTIONS = 8;
/** Highest price of a bet builder, thousandths; ADR 0321. */
export const MAX_BUILDER_PRICE = 500_000;

/** The market and outcome of a leg that is a bet builder; its selections are its parts. */
export const BUILDER = { kind: 'builder', line: null, outcome: 'all' } as const;

/**
 * Reasons against a combination. UNAVAILABLE: not offered. SUSPENDED: no bets at the moment. UNSUPPORTED: a market that the
 * bet builder does not have, or a quarter line. IMPOSSIBLE: they cannot all win. CONTAINED: one of them wins whenever the others
 * do. TOO_UNLIKELY: above the highest price.
 */
export const BUILDER_REASONS = [
  'UNAVAILABLE',
  'SUSPENDED',
  'UNSUPPORTED',
  'IMPOSSIBLE',
  'CONTAINED',
  'TOO_UNLIKELY',
] as const;
export type BuilderReason = (typeof BUILDER_REASONS)[number];

/** A change that makes a combination possible, or less impossible: another selection for a part, or none. */
export interface BuilderAlternative {
  /** Index of the part. */
  readonly part: number;
  /** Null: without the part. */
  readonly selection: MarketSelection | null;
}

export interface BuilderProblem {
  readonly reason: BuilderReason;
  /** Indexes of the parts that it is about. With `CONTAINED`, the last one adds nothing to the one before, or to all others. */
  readonly parts: readonly number[];
  readonly alternative: BuilderAlternative | null;
}

/** True for a selection whose market and line a bet builder can contain. */
export function isBuilderPart({ kind, line, outcome }: MarketSelection): boolean {
  return (
    kind !== BUILDER.kind && isLineOf(kind, line) && outcomesOf(kind).includes(outcome) && !isQuarter(line)
  );
}

/** A quarter line may be half won, which has no meaning for a combination. */
function isQuarter(line: number | null): boolean {
  return line !== null && Math.abs(line) % (LINE_UNITS / 2) !== 0;
}

/** Text of a selection in an address: `total.250.over`, `winner..home`. */
export function partKey({ kind, line, outcome }: MarketSelection): string {
  return `${kind}.${line ?? ''}.${outcome}`;
}

/** The same text for the same selections in any order. */
export function builderKey(parts: readonly MarketSelection[]): string {
  return parts.map(partKey).toSorted().join();
}

/** The parts as a parameter of an address. */
export function writeParts(parts: readonly MarketSelection[]): string {
  return parts.map(partKey).join();
}

/** Longest text of parts: that of eight long selections. */
const MAX_PARTS_TEXT = 400;

/** Parses the parameter of an address; undefined for invalid input. Never throws. */
export function parseParts(text: string): readonly MarketSelection[] | undefined {
  if (text.length > MAX_PARTS_TEXT) return undefined;
  const texts = text.split(',');
  const parts = texts.flatMap((part) => parsePart(part) ?? []);
  return parts.length === texts.length && parts.length <= MAX_BUILDER_SELECTIONS ? parts : undefined;
}

function parsePart(text: string): MarketSelection | undefined {
  const [, name, lineText, id] = /^([a-zA-Z]{1,24})\.(-?\d{1,6})?\.([^.,]{1,20})$/.exec(text) ?? [];
  const kind: MarketKind | undefined = MARKET_KINDS.find((known) => known === name);
  if (!kind || kind === BUILDER.kind) return undefined;
  const outcome = outcomesOf(kind).find((known) => known === id);
  const line = lineText === undefined ? null : Number(lineText);
  return outcome && isLineOf(kind, line) ? { kind, line, outcome } : undefined;
}

/**
 * The result of a bet builder from those of its parts: a lost part loses it; otherwise a void part returns its stake; otherwise
 * it is won. Half results do not occur, because quarter lines are refused.
 */
export function decideBuilder(statuses: readonly LegStatus[]): 'WON' | 'VOID' | 'LOST' {
  if (statuses.includes('LOST')) return 'LOST';
  return statuses.length > 0 && statuses.every((status) => status === 'WON') ? 'WON' : 'VOID';
}
