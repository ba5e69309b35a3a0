import {
  countLines,
  linesOf,
  MAX_LINES,
  SYSTEMS,
  type BetShape,
  type SystemName,
} from '@foyer/kernel/bet-lines';
import { areRelatedEvents } from '@foyer/kernel/field';

/** Kinds of bets on the selections of a slip. `PART` are all multiples of one size: two of three, for example. */
export type BetKind = 'SINGLES' | 'MULTIPLE' | 'PART' | SystemName;

export interface BetType extends BetShape {
  /** Unique among the types of a slip. */
  readonly id: string;
  /** Without the bankers: the kind of the bet on the other selections. */
  readonly kind: BetKind;
  readonly lines: number;
}

interface Selected {
  readonly event: string;
}

/** A banker and at least two others make different lines. */
const MIN_OTHERS = 2;

/**
 * The bets that can be placed on these selections, the usual one first; empty without selections. Bankers are
 * indexes; every line contains them.
 */
export function betTypesOf(
  selections: readonly Selected[],
  bankers: readonly number[] = [],
): readonly BetType[] {
  const legs = selections.length;
  if (legs === 0) return [];
  const others = legs - bankers.length;
  const type = (kind: BetKind, sizes: readonly number[]) => betType(kind, { legs, bankers, sizes });
  const parts = range(2, others - 1).map((size) => type('PART', [size]));
  const systems = SYSTEM_NAMES.filter((name) => SYSTEMS[name].legs === others).map((name) =>
    type(name, SYSTEMS[name].sizes),
  );
  const types =
    bankers.length > 0
      ? [type('SINGLES', [1]), ...systems, ...parts]
      : [...(legs > 1 ? [type('MULTIPLE', [legs])] : []), type('SINGLES', [1]), ...systems, ...parts];
  return types.filter((one) => one.lines > 0 && one.lines <= MAX_LINES && !isRelated(one, selections));
}

/** The type of a placed bet. */
export function betTypeOf(legs: number, sizes: readonly number[], bankers: readonly number[] = []): BetType {
  const others = legs - bankers.length;
  const shape = { legs, bankers, sizes };
  if (sizes.length === 1 && sizes[0] === 1) return betType('SINGLES', shape);
  if (sizes.length === 1) return betType(sizes[0] === others ? 'MULTIPLE' : 'PART', shape);
  const name = SYSTEM_NAMES.find(
    (known) => SYSTEMS[known].legs === others && SYSTEMS[known].sizes.join() === sizes.join(),
  );
  return betType(name ?? 'PART', shape);
}

/** Reasons against a banker: too few selections, too few others, or another selection of the same match. */
export type BankerObstacle = 'few' | 'others' | 'related';

/** The reason why the selection cannot be a banker beside the present ones; undefined when it can. */
export function bankerObstacle(
  selections: readonly Selected[],
  bankers: readonly number[],
  index: number,
): BankerObstacle | undefined {
  if (selections.length <= MIN_OTHERS) return 'few';
  if (bankers.includes(index)) return undefined;
  const event = selections[index]?.event ?? '';
  if (selections.filter((other) => areRelatedEvents(event, other.event)).length > 1) return 'related';
  return selections.length - bankers.length <= MIN_OTHERS ? 'others' : undefined;
}

/**
 * Indexes of the chosen bankers. None while a banker is not possible: when too few others are left, or when the slip
 * has another selection of its match.
 */
export function bankersOf(
  lines: readonly { readonly key: string; readonly selection: Selected }[],
  keys: readonly string[],
): readonly number[] {
  const selections = lines.map(({ selection }) => selection);
  return lines.reduce<readonly number[]>(
    (bankers, { key }, index) =>
      keys.includes(key) && bankerObstacle(selections, bankers, index) === undefined
        ? [...bankers, index]
        : bankers,
    [],
  );
}

/** True if a line has two selections of one match, which needs a bet builder, or of a competition and a match of it. */
function isRelated(shape: BetShape, selections: readonly Selected[]): boolean {
  // most slips have no two selections of one match, and need no list of lines
  const related = selections.flatMap(({ event }, index) =>
    selections
      .slice(0, index)
      .flatMap((other, before) => (areRelatedEvents(event, other.event) ? [[before, index] as const] : [])),
  );
  if (related.length === 0) return false;
  return linesOf(shape).some((legs) =>
    related.some(([one, other]) => legs.includes(one) && legs.includes(other)),
  );
}

function betType(kind: BetKind, shape: BetShape): BetType {
  return { id: `${kind}-${shape.sizes.join('-')}`, kind, ...shape, lines: countLines(shape) };
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_item, index) => from + index);

const SYSTEM_NAMES = Object.keys(SYSTEMS) as readonly SystemName[]; // the keys are exactly the names
