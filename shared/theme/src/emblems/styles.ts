import type { BrandId } from '../tokens.ts';
import { at, hexagon, MIDDLE, outline, polygon, star, type Point } from './geometry.ts';

/** Colours of one tier: background, its lighter and darker shades, and the fill of the star. */
export interface EmblemInks {
  readonly ground: string;
  readonly light: string;
  readonly dark: string;
  readonly star: string;
  readonly starShade: string;
}

/** Returns the SVG shapes of an emblem from its colours and number of rings. */
export type EmblemStyle = (inks: EmblemInks, rings: number) => string;

const STAR = 24;
const ring = (index: number): number => 55 * (0.9 - 0.11 * index);

/** Facets lit from the upper left. */
function crystal(inks: EmblemInks, rings: number): string {
  const outer = hexagon(55);
  const shades = [inks.light, inks.ground, inks.dark, inks.dark, inks.ground, inks.light];
  const faces = outer.map((corner, index) =>
    polygon([MIDDLE, corner, next(outer, index)], `fill="${shades[index] ?? inks.ground}"`),
  );
  const bevels = Array.from({ length: rings }, (_, index) =>
    polygon(
      hexagon(ring(index)),
      `fill="none" stroke="${inks.light}" stroke-opacity="${0.75 - index * 0.18}" stroke-width="1.4"`,
    ),
  );
  const table = polygon(hexagon(55 * 0.56), `fill="${inks.dark}" fill-opacity=".72"`);
  const points = star(STAR);
  const cuts = points.map((corner, index) =>
    polygon([MIDDLE, corner, next(points, index)], `fill="${index % 2 === 0 ? inks.starShade : inks.star}"`),
  );
  return [...faces, ...bevels, table, ...cuts].join('');
}

/** Felt layers with visible stitches. */
function stitched(inks: EmblemInks, rings: number): string {
  const felt = (radius: number, fill: string): string =>
    polygon(hexagon(radius), `fill="${fill}" stroke="${fill}" stroke-width="7" stroke-linejoin="round"`);
  const thread = (radius: number): string =>
    polygon(
      hexagon(radius),
      `fill="none" stroke="${inks.light}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="4.5 3.5"`,
    );
  const seams = Array.from({ length: rings }, (_, index) => thread(ring(index) - 1));
  const patch = polygon(
    star(STAR),
    `fill="${inks.star}" stroke="${inks.star}" stroke-width="5" stroke-linejoin="round"`,
  );
  const edge = polygon(
    star(STAR - 3),
    `fill="none" stroke="${inks.starShade}" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="3 2.6"`,
  );
  return felt(51, inks.dark) + felt(46, inks.ground) + seams.join('') + patch + edge;
}

/** Engraving: lines only, shadows as hatching. */
function engraved(inks: EmblemInks, rings: number): string {
  const lines = Array.from({ length: 22 }, (_, index) => `M4 ${8 + index * 4.4}H91`).join('');
  const hatch = `<clipPath id="h"><path d="${outline(hexagon(ring(rings - 1) - 4))}"/></clipPath><path clip-path="url(#h)" d="${lines}" stroke="${inks.light}" stroke-width=".7" stroke-opacity=".5"/>`;
  const frame = polygon(hexagon(53.5), `fill="${inks.dark}" stroke="${inks.light}" stroke-width="2.2"`);
  const borders = Array.from({ length: rings }, (_, index) =>
    polygon(
      hexagon(ring(index)),
      `fill="none" stroke="${inks.light}" stroke-width="${index === 0 ? 1.2 : 0.7}"`,
    ),
  );
  const points = star(STAR);
  const ground = polygon(star(STAR + 5), `fill="${inks.dark}"`);
  const halves = points.map((corner, index) =>
    polygon(
      [MIDDLE, corner, next(points, index)],
      `fill="${index % 2 === 0 ? inks.star : inks.dark}" stroke="${inks.star}" stroke-width=".8" stroke-linejoin="round"`,
    ),
  );
  return [frame, hatch, ...borders, ground, ...halves].join('');
}

/** Glossy fills between rounded outlines. */
function enamel(inks: EmblemInks, rings: number): string {
  const wall = (radius: number, width: number): string =>
    polygon(
      hexagon(radius),
      `fill="none" stroke="${inks.light}" stroke-width="${width}" stroke-linejoin="round"`,
    );
  const base = polygon(
    hexagon(50),
    `fill="${inks.ground}" stroke="${inks.light}" stroke-width="5" stroke-linejoin="round"`,
  );
  const walls = Array.from({ length: rings - 1 }, (_, index) => wall(ring(index + 1), 2));
  const field = polygon(
    hexagon(ring(rings) - 1),
    `fill="${inks.dark}" stroke="${inks.light}" stroke-width="2.4" stroke-linejoin="round"`,
  );
  const middle = polygon(
    star(STAR - 1),
    `fill="${inks.star}" stroke="${inks.light}" stroke-width="2.4" stroke-linejoin="round"`,
  );
  const shine = `<path d="M${at(44, -150).join(' ')}Q${at(47, -120).join(' ')} ${at(44, -92).join(' ')}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>`;
  return base + walls.join('') + field + middle + shine;
}

/** Flat colours with cut marks. */
function linocut(inks: EmblemInks, rings: number): string {
  const block = polygon(hexagon(55), `fill="${inks.dark}"`);
  const rays = Array.from({ length: 12 * rings }, (_, index) => {
    const step = 360 / (12 * rings);
    const tip = index % 2 === 0 ? 47 : 43;
    return polygon(
      [at(27, index * step - step * 0.16), at(tip, index * step), at(27, index * step + step * 0.16)],
      `fill="${index % 3 === 0 ? inks.light : inks.ground}"`,
    );
  });
  const disc = polygon(hexagon(30), `fill="${inks.ground}"`);
  const gouges = [-62, 15, 118, 200].map(
    (degrees) =>
      `<path d="M${at(41, degrees).join(' ')}L${at(44, degrees + 9).join(' ')}" stroke="${inks.light}" stroke-width="1.6"/>`,
  );
  return [
    block,
    ...rays,
    disc,
    polygon(star(STAR + 2), `fill="${inks.starShade}" transform="translate(1.6 1.8)"`),
    polygon(star(STAR), `fill="${inks.star}"`),
    ...gouges,
  ].join('');
}

function next(points: readonly Point[], index: number): Point {
  return points[(index + 1) % points.length] ?? MIDDLE;
}

export const EMBLEM_STYLES: Readonly<Record<BrandId, EmblemStyle>> = {
  aurora: crystal,
  tuli: stitched,
  caravel: engraved,
  zephyra: enamel,
  quetzal: linocut,
};
