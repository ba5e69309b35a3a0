import type { Hour, Palette } from '../../../catalogue/looks/look.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { mix } from '../colour.ts';

export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly hour: Hour;
  readonly random: SeededRandom;
}

/** Background and foreground of a picture and the positions of its figures, in pixels. */
export interface Scene {
  readonly back: string;
  readonly front: string;
  readonly subject: Placement;
  /** Smaller figures behind the subject. */
  readonly companions: readonly Placement[];
}

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly opacity?: number;
}

/** Top and bottom colours of the sky by time of day. */
export function skyOf({ palette, hour }: Stage): readonly [string, string] {
  const [ground, deep, light, accent, second] = palette;
  switch (hour) {
    case 'dawn':
      return [mix(deep, ground, 0.2), mix(second, light, 0.25)];
    case 'noon':
      return [mix(deep, accent, 0.2), mix(deep, light, 0.4)];
    case 'dusk':
      return [mix(ground, deep, 0.5), mix(accent, deep, 0.25)];
    case 'night':
      return [mix(ground, '#000000', 0.25), mix(deep, ground, 0.25)];
  }
}

export function vertical(id: string, stops: readonly string[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.map((colour, index) => `<stop offset="${Math.round((index * 100) / (stops.length - 1)) / 100}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
}

/** Radial gradient that fades out. */
export function glow(id: string, colour: string, strength = 0.9): string {
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${strength * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

export function fullRect({ width, height }: Stage, fill: string): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A line of hills at a share of the height, closed at the bottom. */
export function hills({ width, height, random }: Stage, level: number, swing: number, fill: string): string {
  const steps = 5;
  const points = Array.from(
    { length: steps + 1 },
    (_, step) =>
      [
        Math.round((width * step) / steps),
        Math.round(height * (level + random.between(-swing, swing))),
      ] as const,
  );
  const [first = [0, 0]] = points;
  const curve = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? first;
    const middle = Math.round((beforeX + x) / 2);
    return `C${middle} ${beforeY} ${middle} ${y} ${x} ${y}`;
  });
  return `<path d="M${first[0]} ${first[1]}${curve.join('')}V${height}H0Z" fill="${fill}"/>`;
}
