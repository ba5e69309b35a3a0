import { MINI_GAME_PARTS } from '@foyer/kernel/mini-games';

const FULL_TURN = 360;
const HALF_TURN = 180;
/** Full turns before the wheel stops. */
const TURNS = 3;

/** The segment of a prize: degrees clockwise from the top. */
export interface Segment {
  readonly from: number;
  readonly till: number;
}

/** Segments whose angles are the odds of the prizes. */
export function segmentsOf(prizes: readonly { readonly parts: number }[]): readonly Segment[] {
  let before = 0;
  return prizes.map(({ parts }) => {
    const from = (before / MINI_GAME_PARTS) * FULL_TURN;
    before += parts;
    return { from, till: (before / MINI_GAME_PARTS) * FULL_TURN };
  });
}

/** Degrees that the wheel turns to stop with the middle of the segment at the pointer, never beside another prize. */
export function turnTo({ from, till }: Segment): number {
  return TURNS * FULL_TURN - (from + till) / 2;
}

/** Path of a segment in a circle around 0,0. */
export function segmentPath({ from, till }: Segment, radius: number): string {
  const [startX, startY] = pointAt(from, radius);
  const [endX, endY] = pointAt(till, radius);
  return `M0 0L${startX} ${startY}A${radius} ${radius} 0 ${till - from > HALF_TURN ? 1 : 0} 1 ${endX} ${endY}Z`;
}

function pointAt(degrees: number, radius: number): readonly [number, number] {
  const radians = (degrees / HALF_TURN) * Math.PI;
  return [round(radius * Math.sin(radians)), round(-radius * Math.cos(radians))];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
