/**
 * Contests with several runners: races, and competitions that one team wins (outrights). A result is the position of
 * each runner; runners of the same position are tied.
 * @packageDocumentation
 */
import type { DeadHeat, LegResult, PlaceTerms } from './bet-settlement.ts';

/** Runners of a contest: horses, or the teams of a competition. */
export const MAX_RUNNERS = 24;
/** The runners of a contest as outcomes; in a race, the number is that of the saddle cloth. */
export const RUNNERS = [
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map((number) => `r${number}` as const),
  ...([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] as const).map((number) => `r${number}` as const),
] as const;
export type RunnerId = (typeof RUNNERS)[number];

/** The kinds of markets that only contests with several runners have. */
export const FIELD_KINDS = ['fieldWinner', 'fieldPlace'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** True for a market of a contest with several runners. */
export function isFieldKind(kind: string): kind is FieldKind {
  return FIELD_KINDS.some((known) => known === kind);
}

/** Most places that each-way terms pay. */
export const MAX_PLACES = 8;

/** Terms of an each-way bet, as accepted with it: a share of the winnings for one of the first places. */
export interface EachWayTerms extends PlaceTerms {
  readonly places: number;
}

export interface FinishedRunner {
  readonly runner: RunnerId;
  readonly name: string;
  /** From 1; runners of the same position are tied, and the next position is left out. Null: did not finish. */
  readonly position: number | null;
}

export interface WithdrawnRunner {
  readonly runner: RunnerId;
  readonly name: string;
  /** Milliseconds since the epoch: bets that were accepted before have the deduction. */
  readonly at: number;
  /** Percent of the winnings on the winner, and on a place. */
  readonly deduction: number;
  readonly placeDeduction: number;
}

export interface FieldResult {
  readonly runners: readonly FinishedRunner[];
  readonly withdrawn: readonly WithdrawnRunner[];
}

/** Most percent that are withheld, however many runners are withdrawn. */
export const MAX_DEDUCTION = 90;

/**
 * Deductions for a withdrawn runner by its price in thousandths, the scale of Tattersalls' Rule 4(c): up to this price,
 * that many percent.
 */
const DEDUCTIONS: readonly (readonly [highest: number, percent: number])[] = [
  [1_111, 90],
  [1_182, 85],
  [1_250, 80],
  [1_300, 75],
  [1_400, 70],
  [1_533, 65],
  [1_615, 60],
  [1_800, 55],
  [1_952, 50],
  [2_200, 45],
  [2_500, 40],
  [2_750, 35],
  [3_250, 30],
  [4_000, 25],
  [5_000, 20],
  [6_500, 15],
  [10_000, 10],
  [15_000, 5],
];

/** Percent of the winnings that are withheld when a runner with this price, in thousandths, is withdrawn. */
export function deductionFor(price: number): number {
  return DEDUCTIONS.find(([highest]) => price <= highest)?.[1] ?? 0;
}

/** Percent that a bet of this time loses of its winnings: the sum for the runners that were withdrawn after it. */
export function deductionSince(
  withdrawn: readonly Pick<WithdrawnRunner, 'at' | 'deduction' | 'placeDeduction'>[],
  acceptedAt: number,
  kind: FieldKind,
): number {
  const sum = withdrawn
    .filter(({ at }) => at > acceptedAt)
    .reduce((total, one) => total + (kind === 'fieldPlace' ? one.placeDeduction : one.deduction), 0);
  return Math.min(MAX_DEDUCTION, sum);
}

/** A selection of a contest, as accepted. */
export interface AcceptedField {
  readonly kind: FieldKind;
  /** Hundredths: the number of places of a market on them. */
  readonly line: number | null;
  readonly outcome: string;
  /** Milliseconds since the epoch. */
  readonly acceptedAt: number;
  /** Terms of a selection that is backed each way. */
  readonly terms?: EachWayTerms | undefined;
}

const LINE = 100;

/**
 * Decides a selection of a contest. A withdrawn runner, and one that the result does not have, returns the stake; the
 * stake is divided among tied runners for fewer places (dead heat).
 */
export function decideField(selection: AcceptedField, field: FieldResult | null | undefined): LegResult {
  const { kind, line, outcome, acceptedAt, terms } = selection;
  const finished = field?.runners.find(({ runner }) => runner === outcome);
  if (!field || !finished) return { status: 'VOID' };
  const percent = deductionSince(field.withdrawn, acceptedAt, kind);
  const deduction = percent > 0 ? { deduction: percent } : {};
  const { position } = finished;
  const paid = (places: number): DeadHeat | undefined => {
    if (position === null || position > places) return undefined;
    const tied = field.runners.filter((other) => other.position === position).length;
    return { places: Math.min(tied, places - position + 1), tied };
  };
  const shared = (heat: DeadHeat | undefined): DeadHeat | undefined =>
    heat && heat.places < heat.tied ? heat : undefined;
  const won = paid(kind === 'fieldPlace' ? (line ?? 0) / LINE : 1);
  const place = kind === 'fieldWinner' && terms ? paid(terms.places) : undefined;
  if (won) {
    const [deadHeat, placeDeadHeat] = [shared(won), shared(place)];
    return {
      status: 'WON',
      ...(deadHeat && { deadHeat }),
      ...(placeDeadHeat && { placeDeadHeat }),
      ...deduction,
    };
  }
  if (!place) return { status: 'LOST' };
  const deadHeat = shared(place);
  return { status: 'PLACED', ...(deadHeat && { deadHeat }), ...deduction };
}

/**
 * Positions of an order as staff enter it: `3, 1=5, 2` is runner 3 first, 1 and 5 tied second, and 2 fourth. Undefined
 * for anything else, also for a runner twice.
 */
export function parseOrder(
  text: string,
): readonly { readonly runner: RunnerId; readonly position: number }[] | undefined {
  const groups = text.split(',').map((group) => group.split('=').map((number) => number.trim()));
  let before = 0;
  const positions = groups.flatMap((group) => {
    const position = before + 1;
    before += group.length;
    return group.map((number) => ({ runner: RUNNERS.find((known) => known === `r${number}`), position }));
  });
  const known = positions.flatMap(({ runner, position }) => (runner ? [{ runner, position }] : []));
  const isUnique = new Set(known.map(({ runner }) => runner)).size === positions.length;
  return isUnique && known.length === positions.length ? known : undefined;
}

/** Characters of the id of a competition, with which the ids of its matches and contests start. */
const COMPETITION_ID_LENGTH = 3;

/**
 * Id of the contest for the winner of a season. It has a zero in front of the number, which the id of no match has: it
 * would be another number of the same match.
 */
export function outrightId(competition: string, season: number): string {
  return `${competition}0${season.toString(36)}`;
}

/** Competition and season of the contest for the winner of a season; undefined for other ids. */
export function outrightOf(
  id: string,
): { readonly competition: string; readonly season: number } | undefined {
  const [, competition, digits] = /^([a-z]{3})0([1-9a-z][0-9a-z]{0,5})$/.exec(id) ?? [];
  if (competition === undefined || digits === undefined) return undefined;
  return { competition, season: Number.parseInt(digits, 36) };
}

/** True for two events that depend on each other: the same one, or a competition and a match of it. */
export function areRelatedEvents(one: string, other: string): boolean {
  if (one === other) return true;
  if (!outrightOf(one) && !outrightOf(other)) return false;
  return one.slice(0, COMPETITION_ID_LENGTH) === other.slice(0, COMPETITION_ID_LENGTH);
}
