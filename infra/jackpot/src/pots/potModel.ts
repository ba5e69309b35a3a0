import { JACKPOT_POT_TERMS, JACKPOT_POTS, type JackpotPot } from '@foyer/market/jackpot-rules';
import { basisPoints, shareOf } from '@foyer/money';

/** Pots that can be won; `total` is derived from them (requirements/entities#jackpot). */
export const POT_IDS = JACKPOT_POTS;
export type PotId = JackpotPot;
export type StoredPotId = PotId | 'reserve';

/** Ten-thousandths of a euro cent: the storage unit of pots. */
export const UNITS_PER_CENT = 10_000;
const UNITS_PER_EURO = 100 * UNITS_PER_CENT;

/**
 * Published on the terms page. The remainder goes to the reserve that funds starting values; its share
 * equals their expected cost (sum of start ÷ oneIn), so that all contributions are returned to players.
 */
export const POT_TERMS = JACKPOT_POT_TERMS;

/**
 * The shared pot is divided equally among players who contributed within this many hours before the win.
 */
export const SHARED_WINDOW_HOURS = 24;

/**
 * Divides a contribution, in units; the reserve receives the remainder, so that the parts add up to the
 * whole.
 */
export function divide(units: number): Readonly<Record<StoredPotId, number>> {
  const parts = POT_IDS.map(
    (id) => [id, shareOf(units, basisPoints(POT_TERMS[id].shareBasisPoints), 'down')] as const,
  );
  const reserve = parts.reduce((left, [, part]) => left - part, units);
  return { ...(Object.fromEntries(parts) as Record<PotId, number>), reserve };
}

/**
 * Size of the draw for a pot. Each unit of a contribution is one lot, so twice the contribution has twice
 * the chance.
 */
export function lotsOf(pot: PotId): number {
  return POT_TERMS[pot].oneIn * UNITS_PER_EURO;
}

export function startUnits(pot: PotId): number {
  return POT_TERMS[pot].startCents * UNITS_PER_CENT;
}

/** Whole euro cents of a pot's value, rounded down. */
export function wholeCents(units: number): number {
  return Math.max(0, Math.floor(units / UNITS_PER_CENT));
}

export interface ShownPot {
  readonly id: PotId | 'total';
  /** Euro cents. */
  readonly current_value: number;
}

/** Pots as players see them (requirements/entities#jackpot). The total is rounded after adding up the pots, not before. */
export function shownPots(units: Readonly<Record<PotId, number>>): readonly ShownPot[] {
  const pots = POT_IDS.map((id) => ({ id, current_value: wholeCents(units[id]) }));
  return [
    { id: 'total', current_value: wholeCents(POT_IDS.reduce((sum, id) => sum + units[id], 0)) },
    ...pots,
  ];
}

/** Euros of contributions per win of each pot, on average: a contribution of one euro wins once in this many. */
export function chances(): Readonly<Record<PotId, number>> {
  return Object.fromEntries(POT_IDS.map((id) => [id, POT_TERMS[id].oneIn])) as Record<PotId, number>;
}

/** A contribution as the ledger reports it; negative when its bet was rolled back. */
export interface Contribution {
  readonly id: number;
  readonly playerId: string;
  readonly brand: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: string;
}
