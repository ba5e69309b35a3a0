/**
 * SVG emblems of the three tiers, generated in each brand's style.
 * @packageDocumentation
 */
import type { BrandId } from '../tokens.ts';
import { EMBLEM_HEIGHT, EMBLEM_WIDTH, hexagon, polygon, star } from './geometry.ts';
import { EMBLEM_STYLES, type EmblemInks } from './styles.ts';

export type EmblemTier = 'epic' | 'major' | 'minor';

/**
 * Number of rings: more for a higher tier, so that tiers differ without colour
 * (requirements/experience#emblems).
 */
const RINGS: Readonly<Record<EmblemTier, number>> = { epic: 3, major: 2, minor: 1 };

const INKS: Readonly<Record<BrandId, Readonly<Record<EmblemTier, EmblemInks>>>> = {
  aurora: {
    epic: { ground: '#7a4fe0', light: '#b79bff', dark: '#3c1f8f', star: '#fff3c4', starShade: '#f2c14e' },
    major: { ground: '#1b8fb8', light: '#7fe0ff', dark: '#0d4a68', star: '#ffffff', starShade: '#a9dcec' },
    minor: { ground: '#17936f', light: '#5ef0bd', dark: '#0a4a3b', star: '#eafff7', starShade: '#8fe6c5' },
  },
  tuli: {
    epic: { ground: '#c4481a', light: '#ffe1b8', dark: '#8a2d0d', star: '#fbe3b0', starShade: '#b5751a' },
    major: { ground: '#5d6b3c', light: '#e6e8c8', dark: '#3d4726', star: '#f6ead2', starShade: '#8a7a4e' },
    minor: { ground: '#8b6a4f', light: '#f1e2d0', dark: '#5f4632', star: '#f7efe4', starShade: '#a98c6e' },
  },
  caravel: {
    epic: { ground: '#12294d', light: '#f0cf7f', dark: '#0b1c38', star: '#f0cf7f', starShade: '#a9853a' },
    major: { ground: '#12294d', light: '#d5dde8', dark: '#0e2240', star: '#e6ecf4', starShade: '#8c9bb0' },
    minor: { ground: '#12294d', light: '#cf9a6b', dark: '#11253f', star: '#d9a67a', starShade: '#8c6238' },
  },
  zephyra: {
    epic: { ground: '#ff9d8f', light: '#c98a2b', dark: '#f4645a', star: '#fff6dd', starShade: '#ffdf9e' },
    major: { ground: '#c9b8f7', light: '#6c5aa8', dark: '#9c84ea', star: '#ffffff', starShade: '#e4dcff' },
    minor: { ground: '#a8ecd9', light: '#2b7a78', dark: '#58c9b4', star: '#ffffff', starShade: '#d5f7ee' },
  },
  quetzal: {
    epic: { ground: '#ff5b45', light: '#f6c928', dark: '#1b0f0a', star: '#fbf6dc', starShade: '#8f1e12' },
    major: { ground: '#f6c928', light: '#fbf6dc', dark: '#3a2c05', star: '#1f1a06', starShade: '#c58f0d' },
    minor: { ground: '#a6dd35', light: '#e9f7b8', dark: '#0f2b14', star: '#0b2413', starShade: '#6f9c1a' },
  },
};

/** Outlines in currentColor, for forced-colors mode and print. */
function plain(tier: EmblemTier): string {
  const rings = Array.from({ length: RINGS[tier] }, (_, index) =>
    polygon(hexagon(53 - index * 7), 'fill="none" stroke="CanvasText" stroke-width="2"'),
  );
  return [...rings, polygon(star(24), 'fill="CanvasText"')].join('');
}

/**
 * Returns the emblem of a tier in the style of a brand, as an SVG document. Deterministic.
 * @param title accessible name; omit where adjacent text names the tier
 */
export function emblemSvg(brand: BrandId | 'forced-colors', tier: EmblemTier, title?: string): string {
  const body = brand === 'forced-colors' ? plain(tier) : EMBLEM_STYLES[brand](INKS[brand][tier], RINGS[tier]);
  const label = title === undefined ? ' aria-hidden="true"' : ' role="img"';
  const words =
    title === undefined ? '' : `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EMBLEM_WIDTH} ${EMBLEM_HEIGHT}"${label}>${words}${body}</svg>`;
}
