/** A pointy-top hexagon of circumradius 55 (requirements/constants#artwork). */
export const EMBLEM_WIDTH = 95.26;
export const EMBLEM_HEIGHT = 110;

const CENTRE = { x: EMBLEM_WIDTH / 2, y: EMBLEM_HEIGHT / 2 };
const STAR_INNER = 0.382;

export type Point = readonly [x: number, y: number];

/** The six corners, starting at the top. */
export function hexagon(radius: number): readonly Point[] {
  return Array.from({ length: 6 }, (_, corner) => at(radius, -90 + 60 * corner));
}

/** The ten corners of a five-pointed star, starting at the top. */
export function star(radius: number): readonly Point[] {
  return Array.from({ length: 10 }, (_, corner) =>
    at(corner % 2 === 0 ? radius : radius * STAR_INNER, -90 + 36 * corner),
  );
}

/** Returns the point at a distance from the centre and an angle in degrees. */
export function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(CENTRE.x + radius * Math.cos(angle)), round(CENTRE.y + radius * Math.sin(angle))];
}

export const MIDDLE: Point = [round(CENTRE.x), round(CENTRE.y)];

export function polygon(points: readonly Point[], attributes: string): string {
  return `<path d="${outline(points)}" ${attributes}/>`;
}

export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
