/** Pots of the jackpot that can be won (requirements/entities#jackpot). */
export const JACKPOT_POTS = ['mega', 'major', 'minor', 'shared'] as const;
export type JackpotPot = (typeof JACKPOT_POTS)[number];

/** When a pot drops at the latest (ADR 0354); null: no limit of this kind. */
export interface MustHitBy {
  /** Euro cents; the contribution that reaches them wins. */
  readonly amountCents: number | null;
  /** Hours from the last drop. */
  readonly hours: number | null;
}

const UNLIMITED: MustHitBy = { amountCents: null, hours: null };

/** Pots that drop by chance alone. */
export const WITHOUT_MUST_HIT: Readonly<Record<JackpotPot, MustHitBy>> = {
  mega: UNLIMITED,
  major: UNLIMITED,
  minor: UNLIMITED,
  shared: UNLIMITED,
};

export interface JackpotPotTerms {
  /** Share of each contribution, in basis points. */
  readonly shareBasisPoints: number;
  /** Starting value, also after a win, in euro cents. */
  readonly startCents: number;
  /** The chance of a win is one in this many per euro contributed. */
  readonly oneIn: number;
}

/** Published on the terms page. The remainder goes to the reserve that funds starting values. */
export const JACKPOT_POT_TERMS: Readonly<Record<JackpotPot, JackpotPotTerms>> = {
  mega: { shareBasisPoints: 4_000, startCents: 5_000_000, oneIn: 500_000 },
  major: { shareBasisPoints: 1_500, startCents: 250_000, oneIn: 50_000 },
  minor: { shareBasisPoints: 1_000, startCents: 10_000, oneIn: 2_000 },
  shared: { shareBasisPoints: 1_000, startCents: 50_000, oneIn: 10_000 },
};

const WHOLE = 10_000;
const CENTS = 100;

/**
 * Additional starting values that a latest amount costs the operator, as a share of all contributions. The reserve
 * covers the starting values of random wins only, which a latest amount makes more frequent.
 */
export function mustHitCost(pot: JackpotPot, amountCents: number): number {
  const { shareBasisPoints, startCents, oneIn } = JACKPOT_POT_TERMS[pot];
  const startEuros = startCents / CENTS;
  const eurosToReach = ((amountCents - startCents) / CENTS / shareBasisPoints) * WHOLE;
  const meanEuros = oneIn * -Math.expm1(-eurosToReach / oneIn);
  return startEuros / meanEuros - startEuros / oneIn;
}
