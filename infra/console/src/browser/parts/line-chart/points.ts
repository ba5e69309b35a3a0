/** A value at a time; null without data. */
export interface Point {
  readonly at: number;
  readonly value: number | null;
}

export interface Extent {
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

/**
 * Range of all lines of a chart; the top is a round number, at least `least`, so that small values stay
 * small.
 */
export function extentOf(lines: readonly (readonly Point[])[], least = 0): Extent | undefined {
  const measured = lines.flat().filter(({ value }) => value !== null);
  if (measured.length === 0) return undefined;
  const times = measured.map(({ at }) => at);
  return {
    from: Math.min(...times),
    to: Math.max(...times),
    top: niceTop(Math.max(least, ...measured.map(({ value }) => value ?? 0))),
  };
}

/** 1, 2 or 5 times a power of ten, at least the value. */
export function niceTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

const WIDTH = 100;
const HEIGHT = 100;

/** Path of a line in a box of 100 × 100, interrupted where data is missing. */
export function pathOf(points: readonly Point[], { from, to, top }: Extent): string {
  let isDrawing = false;
  return points
    .map(({ at, value }) => {
      if (value === null) {
        isDrawing = false;
        return '';
      }
      const x = to === from ? WIDTH / 2 : ((at - from) / (to - from)) * WIDTH;
      const y = HEIGHT - (value / top) * HEIGHT;
      const step = `${isDrawing ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`;
      // draws a single measurement as a dot
      const dot = isDrawing ? '' : 'h0.01';
      isDrawing = true;
      return `${step}${dot}`;
    })
    .join('');
}
