import { colourOf } from './wheel.ts';

/** A betting spot: an id and the numbers that it covers. */
export interface Spot {
  readonly id: string;
  readonly kind: SpotKind;
  readonly numbers: readonly number[];
}

export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'first-four'
  | 'six-line'
  | 'dozen'
  | 'column'
  | 'red'
  | 'black'
  | 'odd'
  | 'even'
  | 'low'
  | 'high';

const ALL = Array.from({ length: 36 }, (_, index) => index + 1);
const ROWS = Array.from({ length: 12 }, (_, row) => row * 3 + 1);

function spot(kind: SpotKind, id: string, numbers: readonly number[]): Spot {
  return { id, kind, numbers };
}

/** The 157 spots of a European table. */
export const SPOTS: readonly Spot[] = [
  ...[0, ...ALL].map((number) => spot('straight', `n${number}`, [number])),
  ...[1, 2, 3].map((number) => spot('split', `split-0-${number}`, [0, number])),
  ...ALL.filter((number) => number % 3 !== 0).map((number) =>
    spot('split', `split-${number}-${number + 1}`, [number, number + 1]),
  ),
  ...ALL.filter((number) => number <= 33).map((number) =>
    spot('split', `split-${number}-${number + 3}`, [number, number + 3]),
  ),
  ...ROWS.map((first) => spot('street', `street-${first}`, [first, first + 1, first + 2])),
  spot('trio', 'trio-1', [0, 1, 2]),
  spot('trio', 'trio-2', [0, 2, 3]),
  ...ALL.filter((number) => number <= 32 && number % 3 !== 0).map((number) =>
    spot('corner', `corner-${number}`, [number, number + 1, number + 3, number + 4]),
  ),
  spot('first-four', 'first-four', [0, 1, 2, 3]),
  ...ROWS.slice(0, 11).map((first) =>
    spot(
      'six-line',
      `six-${first}`,
      [0, 1, 2, 3, 4, 5].map((step) => first + step),
    ),
  ),
  ...[1, 2, 3].map((dozen) =>
    spot(
      'dozen',
      `dozen-${dozen}`,
      ALL.filter((number) => Math.ceil(number / 12) === dozen),
    ),
  ),
  ...[1, 2, 3].map((column) =>
    spot(
      'column',
      `column-${column}`,
      ALL.filter((number) => (number - column) % 3 === 0),
    ),
  ),
  spot(
    'red',
    'red',
    ALL.filter((number) => colourOf(number) === 'red'),
  ),
  spot(
    'black',
    'black',
    ALL.filter((number) => colourOf(number) === 'black'),
  ),
  spot(
    'odd',
    'odd',
    ALL.filter((number) => number % 2 === 1),
  ),
  spot(
    'even',
    'even',
    ALL.filter((number) => number % 2 === 0),
  ),
  spot(
    'low',
    'low',
    ALL.filter((number) => number <= 18),
  ),
  spot(
    'high',
    'high',
    ALL.filter((number) => number > 18),
  ),
];

const BY_ID = new Map(SPOTS.map((entry) => [entry.id, entry]));

export function spotById(id: string): Spot | undefined {
  return BY_ID.get(id);
}

/** Return of a winning chip including the stake: 36 divided by the numbers covered. */
export function returnFactor(covered: number): number {
  return 36 / covered;
}
