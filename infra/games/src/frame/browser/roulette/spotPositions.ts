import type { Spot } from '../../../engines/roulette/spots.ts';

/**
 * Position of a spot: centre and size in cells; zero is column 0, numbers are columns 1 to 12, rows 0 (top)
 * to 2.
 */
export interface SpotPosition {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Drawn as a cell; other spots are lines and corners between cells. */
  readonly isCell: boolean;
}

export const TABLE_SIZE = { columns: 14, rows: 5 } as const;

const EDGE = 0.34;

function centreOf(number: number): { x: number; y: number } {
  if (number === 0) return { x: 0.5, y: 1.5 };
  return { x: Math.ceil(number / 3) + 0.5, y: 2 - ((number - 1) % 3) + 0.5 };
}

function cell(x: number, y: number, width: number, height: number): SpotPosition {
  return { x: x + width / 2, y: y + height / 2, width, height, isCell: true };
}

function crossing(x: number, y: number): SpotPosition {
  return { x, y, width: EDGE, height: EDGE, isCell: false };
}

const OUTSIDE = ['low', 'even', 'red', 'black', 'odd', 'high'];

export function positionOf(spot: Spot): SpotPosition {
  const numbers = spot.numbers.map(centreOf);
  const middle = { x: average(numbers.map(({ x }) => x)), y: average(numbers.map(({ y }) => y)) };
  const [first = 0] = spot.numbers;
  switch (spot.kind) {
    case 'straight':
      return first === 0 ? cell(0, 0, 1, 3) : cell(middle.x - 0.5, middle.y - 0.5, 1, 1);
    case 'split':
      return first === 0 ? crossing(1, centreOf(spot.numbers[1] ?? 1).y) : crossing(middle.x, middle.y);
    case 'corner':
      return crossing(middle.x, middle.y);
    case 'trio':
      return crossing(1, spot.id === 'trio-1' ? 2 : 1);
    case 'first-four':
      return crossing(1, 3);
    case 'street':
      return crossing(middle.x, 3);
    case 'six-line':
      return crossing(middle.x, 3);
    case 'column':
      return cell(13, 3 - Number(spot.id.slice(-1)), 1, 1);
    case 'dozen':
      return cell(1 + (Number(spot.id.slice(-1)) - 1) * 4, 3, 4, 1);
    default:
      return cell(1 + OUTSIDE.indexOf(spot.kind) * 2, 4, 2, 1);
  }
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
