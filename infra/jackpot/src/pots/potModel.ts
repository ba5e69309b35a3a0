import { basisPoints, shareOf } from '@foyer/money';

/** The pots that can be won; `total` is their sum and nobody's (spec §3). */
export const POT_IDS = ['mega', 'major', 'minor', 'shared'] as const;
export type PotId = (typeof POT_IDS)[number];
export type StoredPotId = PotId | 'reserve';

/** Ten-thousandths of a euro cent: the unit pots are kept in. */
export const UNITS_PER_CENT = 10_000;
const UNITS_PER_EURO = 100 * UNITS_PER_CENT;

export interface PotTerms {
  /** Of each contribution, in hundredths of a percent. */
  readonly shareBasisPoints: number;
  /** What the pot begins with, and begins again with after a win, in euro cents. */
  readonly startCents: number;
  /** One chance in so many for each euro contributed. */
  readonly oneIn: number;
}

/**
 * Stated on the terms page. What is not in the four goes to the reserve the pots begin again from, and the reserve's share is exactly what the starts cost:
 * the sum of start ÷ oneIn. So everything that players put in is paid to players.
 */
export const POT_TERMS: Readonly<Record<PotId, PotTerms>> = {
  mega: { shareBasisPoints: 4_000, startCents: 5_000_000, oneIn: 500_000 },
  major: { shareBasisPoints: 1_500, startCents: 250_000, oneIn: 50_000 },
  minor: { shareBasisPoints: 1_000, startCents: 10_000, oneIn: 2_000 },
  shared: { shareBasisPoints: 1_000, startCents: 50_000, oneIn: 10_000 },
};

/** The shared pot goes in equal parts to everybody who contributed within this time before it was won. */
export const SHARED_WINDOW_HOURS = 24;

/** How a contribution divides, in units; the reserve takes what is left, so that the parts are the whole. */
export function divide(units: number): Readonly<Record<StoredPotId, number>> {
  const parts = POT_IDS.map(
    (id) => [id, shareOf(units, basisPoints(POT_TERMS[id].shareBasisPoints), 'down')] as const,
  );
  const reserve = parts.reduce((left, [, part]) => left - part, units);
  return { ...(Object.fromEntries(parts) as Record<PotId, number>), reserve };
}

/** A number is drawn from so many; the contribution's units are its lots, so twice the contribution is twice the chance. */
export function lotsOf(pot: PotId): number {
  return POT_TERMS[pot].oneIn * UNITS_PER_EURO;
}

export function startUnits(pot: PotId): number {
  return POT_TERMS[pot].startCents * UNITS_PER_CENT;
}

/** Whole euro cents of a pot; the fraction stays in it. */
export function wholeCents(units: number): number {
  return Math.max(0, Math.floor(units / UNITS_PER_CENT));
}

export interface ShownPot {
  readonly id: PotId | 'total';
  /** Euro cents. */
  readonly current_value: number;
}

/** As players see them (spec §3). The total is the sum of the pots, not of what is shown of each: it grows with every cent. */
export function shownPots(units: Readonly<Record<PotId, number>>): readonly ShownPot[] {
  const pots = POT_IDS.map((id) => ({ id, current_value: wholeCents(units[id]) }));
  return [
    { id: 'total', current_value: wholeCents(POT_IDS.reduce((sum, id) => sum + units[id], 0)) },
    ...pots,
  ];
}
