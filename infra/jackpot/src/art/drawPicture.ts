import type { BrandId } from '@foyer/market';
import { PICTURE_COLORS, type PictureColors } from './pictureColors.ts';

/** `desktop` and `mobile` are backgrounds of the page, `logo` is beside its title, `winner` above a win. */
export type PictureShape = (typeof PICTURE_SHAPES)[number];
export const PICTURE_SHAPES = ['desktop', 'mobile', 'logo', 'winner'] as const;

interface Stage {
  readonly width: number;
  readonly height: number;
  /** Centre of the light source, in view box units. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const STAGES: Readonly<Record<PictureShape, Stage>> = {
  desktop: { width: 1440, height: 640, x: 1030, y: 320, size: 190 },
  mobile: { width: 780, height: 760, x: 390, y: 360, size: 168 },
  logo: { width: 160, height: 160, x: 80, y: 80, size: 62 },
  winner: { width: 480, height: 360, x: 240, y: 180, size: 92 },
};

const RAYS = 40;
const SPARKS = 110;
const TILT = -16;
/**
 * One orbit per pot, the largest pot on the innermost: radius as a multiple of the core's size, angle of
 * the gem in radians, gem size as a fraction of the core.
 */
const ORBITS = [
  { radius: 1.36, angle: -0.5, gem: 0.34 },
  { radius: 1.82, angle: 2.45, gem: 0.27 },
  { radius: 2.3, angle: 0.72, gem: 0.21 },
  { radius: 2.78, angle: 3.62, gem: 0.24 },
] as const;
const FLATNESS = 0.4;

/**
 * Draws a brand's jackpot picture as SVG: a glowing core with one gem per pot in orbit around it.
 * Deterministic: the same brand and shape produce the same picture.
 */
export function drawPicture(brand: BrandId, shape: PictureShape): string {
  const stage = STAGES[shape];
  const colors = PICTURE_COLORS[brand];
  // transparent, for pages of any colour
  if (shape === 'logo' || shape === 'winner')
    return svg(stage, [
      defs(colors),
      ...(shape === 'winner' ? [rays(stage, colors), gems(stage, colors), sparks(stage, colors)] : []),
      stone(stage.x, stage.y, stage.size, colors.gems[0], colors.core),
      glow(stage, colors),
    ]);
  return svg(stage, [
    defs(colors),
    ground(stage),
    rays(stage, colors),
    orbits(stage, colors),
    stone(stage.x, stage.y, stage.size, colors.gems[0], colors.core),
    glow(stage, colors),
    gems(stage, colors),
    sparks(stage, colors),
  ]);
}

function svg({ width, height }: Stage, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${parts.join('')}</svg>`;
}

function defs({ ground: [dark, light], core, gems: [mega] }: PictureColors): string {
  return [
    '<defs>',
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="${light}"/></linearGradient>`,
    `<radialGradient id="l"><stop offset="0" stop-color="${core}" stop-opacity="0.95"/><stop offset="0.28" stop-color="${mega}" stop-opacity="0.55"/><stop offset="1" stop-color="${mega}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="f"><stop offset="0" stop-color="${core}" stop-opacity="0.9"/><stop offset="0.35" stop-color="${core}" stop-opacity="0.35"/><stop offset="1" stop-color="${core}" stop-opacity="0"/></radialGradient>`,
    '</defs>',
  ].join('');
}

function ground({ width, height, x, y, size }: Stage): string {
  return `<rect width="${width}" height="${height}" fill="url(#g)"/><circle cx="${x}" cy="${y}" r="${size * 3.1}" fill="url(#l)"/>`;
}

function rays({ x, y, size }: Stage, { core }: PictureColors): string {
  const random = sequence(7);
  return Array.from({ length: RAYS }, (_, index) => {
    const angle = (index / RAYS) * 2 * Math.PI;
    const half = 0.008 + random() * 0.022;
    const length = size * (2.6 + random() * 3.4);
    const [ax, ay] = [x + Math.cos(angle - half) * length, y + Math.sin(angle - half) * length];
    const [bx, by] = [x + Math.cos(angle + half) * length, y + Math.sin(angle + half) * length];
    return `<path d="M${n(x)} ${n(y)}L${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}Z" fill="${core}" opacity="${n(0.03 + random() * 0.07)}"/>`;
  }).join('');
}

function orbits({ x, y, size }: Stage, { gems: colors }: PictureColors): string {
  return ORBITS.map(({ radius }, index) => {
    const rx = size * radius;
    return `<ellipse cx="${x}" cy="${y}" rx="${n(rx)}" ry="${n(rx * FLATNESS)}" transform="rotate(${TILT} ${x} ${y})" fill="none" stroke="${colors[index] ?? colors[0]}" stroke-width="${n(2.6 - index * 0.4)}" opacity="0.55"/>`;
  }).join('');
}

/** Glow inside the core and highlights on its edges. */
function glow({ x, y, size }: Stage, { core }: PictureColors): string {
  const edges = Array.from(
    { length: 6 },
    (_, index) => `M${corner(x, y, index, size * 0.52)}L${corner(x, y, index, size)}`,
  ).join('');
  const rims = [size, size * 0.52]
    .map((radius) => `M${Array.from({ length: 6 }, (_, index) => corner(x, y, index, radius)).join('L')}Z`)
    .join('');
  return [
    `<path d="${edges}${rims}" fill="none" stroke="${core}" stroke-width="1.6" stroke-linejoin="round" opacity="0.75"/>`,
    `<circle cx="${x}" cy="${y}" r="${n(size * 0.98)}" fill="url(#f)"/>`,
    flare(x - size * 0.36, y - size * 0.82, size * 0.5, core),
    flare(x + size * 0.72, y + size * 0.34, size * 0.26, core),
  ].join('');
}

/** A four-pointed highlight on a facet. */
function flare(x: number, y: number, size: number, color: string): string {
  const waist = size * 0.05;
  return `<path d="M${n(x)} ${n(y - size)}L${n(x + waist)} ${n(y - waist)}L${n(x + size)} ${n(y)}L${n(x + waist)} ${n(y + waist)}L${n(x)} ${n(y + size)}L${n(x - waist)} ${n(y + waist)}L${n(x - size)} ${n(y)}L${n(x - waist)} ${n(y - waist)}Z" fill="${color}" opacity="0.9"/>`;
}

function gems({ x, y, size }: Stage, { gems: colors, core }: PictureColors): string {
  const tilt = (TILT * Math.PI) / 180;
  return ORBITS.map(({ radius, angle, gem }, index) => {
    const along = Math.cos(angle) * size * radius;
    const across = Math.sin(angle) * size * radius * FLATNESS;
    const gx = x + along * Math.cos(tilt) - across * Math.sin(tilt);
    const gy = y + along * Math.sin(tilt) + across * Math.cos(tilt);
    const color = colors[index] ?? colors[0];
    return `<circle cx="${n(gx)}" cy="${n(gy)}" r="${n(size * gem * 1.7)}" fill="${color}" opacity="0.18"/>${stone(gx, gy, size * gem, color, core)}`;
  }).join('');
}

/** One corner of a hexagonal stone; index 0 is at the top. */
function corner(x: number, y: number, index: number, radius: number): string {
  const angle = (index * Math.PI) / 3 - Math.PI / 2;
  return `${n(x + Math.cos(angle) * radius)} ${n(y + Math.sin(angle) * radius * 1.12)}`;
}

/** A hexagonal stone: six facets with different highlights around a flat table. */
function stone(x: number, y: number, size: number, color: string, light: string): string {
  const facets = Array.from({ length: 6 }, (_, index) => {
    const path = `M${corner(x, y, index, size)}L${corner(x, y, index + 1, size)}L${corner(x, y, index + 1, size * 0.52)}L${corner(x, y, index, size * 0.52)}Z`;
    const glint = [0.5, 0.18, 0.04, 0, 0.1, 0.34][index] ?? 0;
    const shade = [0, 0.1, 0.3, 0.36, 0.22, 0.04][index] ?? 0;
    return `<path d="${path}" fill="${color}"/><path d="${path}" fill="${light}" opacity="${glint}"/><path d="${path}" fill="#000" opacity="${shade}"/>`;
  });
  const table = `M${[0, 1, 2, 3, 4, 5].map((index) => corner(x, y, index, size * 0.52)).join('L')}Z`;
  const glance = `M${corner(x, y, 0, size * 0.52)}L${corner(x, y, 1, size * 0.52)}L${corner(x, y, 4, size * 0.52)}L${corner(x, y, 5, size * 0.52)}Z`;
  return `${facets.join('')}<path d="${table}" fill="${color}"/><path d="${table}" fill="${light}" opacity="0.26"/><path d="${glance}" fill="${light}" opacity="0.42"/>`;
}

function sparks({ width, height, x, y, size }: Stage, { spark }: PictureColors): string {
  const random = sequence(23);
  return Array.from({ length: SPARKS }, () => {
    const angle = random() * 2 * Math.PI;
    const distance = size * (1.1 + random() * random() * 4.6);
    const [sx, sy] = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance * 0.7];
    const radius = 1 + random() * 3.6;
    const opacity = 0.25 + random() * 0.6;
    if (sx < 0 || sy < 0 || sx > width || sy > height) return '';
    return `<path d="M${n(sx)} ${n(sy - radius * 1.7)}L${n(sx + radius)} ${n(sy)}L${n(sx)} ${n(sy + radius * 1.7)}L${n(sx - radius)} ${n(sy)}Z" fill="${spark}" opacity="${n(opacity)}"/>`;
  }).join('');
}

/** Linear congruential generator: the picture needs a repeatable sequence, not a secure one. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
