import { countLines, MAX_LINES, SYSTEMS, type SystemName } from '@foyer/kernel/bet-lines';

/** Kinds of bets on the selections of a slip. `PART` are all multiples of one size: two of three, for example. */
export type BetKind = 'SINGLES' | 'MULTIPLE' | 'PART' | SystemName;

export interface BetType {
  /** Unique among the types of a slip. */
  readonly id: string;
  readonly kind: BetKind;
  readonly legs: number;
  /** Sizes of the lines, as the api expects them. */
  readonly sizes: readonly number[];
  readonly lines: number;
}

/** The bets that can be placed on these selections, the usual one first; empty without selections. */
export function betTypesOf(selections: readonly { readonly event: string }[]): readonly BetType[] {
  const legs = selections.length;
  if (legs === 0) return [];
  const singles = betType('SINGLES', legs, [1]);
  const isRelated = new Set(selections.map(({ event }) => event)).size < legs;
  // a line with two selections of one match needs a bet builder
  if (isRelated || legs === 1) return [singles];
  const parts = Array.from({ length: legs - 2 }, (_size, index) => betType('PART', legs, [index + 2]));
  const systems = SYSTEM_NAMES.filter((name) => SYSTEMS[name].legs === legs).map((name) =>
    betType(name, legs, SYSTEMS[name].sizes),
  );
  return [betType('MULTIPLE', legs, [legs]), singles, ...systems, ...parts].filter(
    ({ lines }) => lines <= MAX_LINES,
  );
}

/** The type of a placed bet. */
export function betTypeOf(legs: number, sizes: readonly number[]): BetType {
  if (sizes.length === 1 && sizes[0] === 1) return betType('SINGLES', legs, sizes);
  if (sizes.length === 1) return betType(sizes[0] === legs ? 'MULTIPLE' : 'PART', legs, sizes);
  const name = SYSTEM_NAMES.find(
    (known) => SYSTEMS[known].legs === legs && SYSTEMS[known].sizes.join() === sizes.join(),
  );
  return betType(name ?? 'PART', legs, sizes);
}

function betType(kind: BetKind, legs: number, sizes: readonly number[]): BetType {
  return {
    id: `${kind}-${sizes.join('-')}`,
    kind,
    legs,
    sizes,
    lines: countLines({ legs, bankers: [], sizes }),
  };
}

const SYSTEM_NAMES = Object.keys(SYSTEMS) as readonly SystemName[]; // the keys are exactly the names
