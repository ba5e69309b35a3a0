import type { FontFamily } from '@foyer/market/theme-settings';

/** A font file and the characters it contains. */
export interface FontFile {
  /** Package and path, resolvable from the repository root. */
  readonly module: string;
  readonly unicodeRange: string;
}

/** One font face of a brand, with the local fallback that is shown until it has loaded. */
export interface FontFace {
  readonly family: string;
  readonly weight: string;
  readonly files: readonly FontFile[];
  readonly fallback: FontFallback;
}

/**
 * Metrics measured in Chromium against the local fallback, so that the font swap causes no layout shift:
 * `size-adjust` for widths, overrides for line heights.
 */
export interface FontFallback {
  readonly local: readonly string[];
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const GOTHIC = "'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic', sans-serif";
const ROUND_GOTHIC = "'Hiragino Maru Gothic ProN', 'Noto Sans JP', 'Yu Gothic', sans-serif";
const MINCHO = "'Hiragino Mincho ProN', 'Noto Serif JP', 'Yu Mincho', serif";
const SANS = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue', 'Helvetica'];
const SERIF = ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times'];

/** All font faces, by the key that font families list. */
export const FONT_FACES: Readonly<Record<string, FontFace>> = {
  inter: variable('Inter', 'inter', 'wght', '100 900', {
    local: SANS,
    sizeAdjust: 106.7,
    ascent: 90.8,
    descent: 22.6,
  }),
  sora: variable('Sora', 'sora', 'wght', '100 800', {
    local: SANS,
    sizeAdjust: 106.3,
    ascent: 91.3,
    descent: 27.3,
  }),
  'work-sans': variable('Work Sans', 'work-sans', 'wght', '100 900', {
    local: SANS,
    sizeAdjust: 111.1,
    ascent: 83.7,
    descent: 21.9,
  }),
  fraunces: variable('Fraunces', 'fraunces', 'opsz', '100 900', {
    local: SERIF,
    sizeAdjust: 113,
    ascent: 86.6,
    descent: 22.6,
  }),
  'nunito-sans': variable('Nunito Sans', 'nunito-sans', 'wght', '200 1000', {
    local: SANS,
    sizeAdjust: 101.1,
    ascent: 100,
    descent: 34.9,
  }),
  outfit: variable('Outfit', 'outfit', 'wght', '100 900', {
    local: SANS,
    sizeAdjust: 93.2,
    ascent: 107.3,
    descent: 27.9,
  }),
  manrope: variable('Manrope', 'manrope', 'wght', '200 800', {
    local: SANS,
    sizeAdjust: 102,
    ascent: 104.5,
    descent: 29.4,
  }),
  unbounded: variable('Unbounded', 'unbounded', 'wght', '200 900', {
    local: SANS,
    sizeAdjust: 130.5,
    ascent: 76.2,
    descent: 18.8,
  }),
  'barlow-400': fixed('Barlow', 'barlow', 400, { local: SANS, sizeAdjust: 96, ascent: 104.2, descent: 20.8 }),
  'barlow-600': fixed('Barlow', 'barlow', 600, { local: SANS, sizeAdjust: 96, ascent: 104.2, descent: 20.8 }),
  'barlow-condensed-600': fixed('Barlow Condensed', 'barlow-condensed', 600, {
    local: SANS,
    sizeAdjust: 74,
    ascent: 135.2,
    descent: 27,
  }),
};

/** Faces and CSS family list of each family that theme settings may name. */
export const FONT_FAMILIES: Readonly<
  Record<FontFamily, { readonly faces: readonly string[]; readonly stack: string }>
> = {
  Barlow: { faces: ['barlow-400', 'barlow-600'], stack: stack('Barlow', GOTHIC) },
  'Barlow Condensed': { faces: ['barlow-condensed-600'], stack: stack('Barlow Condensed', GOTHIC) },
  Fraunces: { faces: ['fraunces'], stack: stack('Fraunces', MINCHO) },
  Inter: { faces: ['inter'], stack: stack('Inter', GOTHIC) },
  Manrope: { faces: ['manrope'], stack: stack('Manrope', GOTHIC) },
  'Nunito Sans': { faces: ['nunito-sans'], stack: stack('Nunito Sans', ROUND_GOTHIC) },
  Outfit: { faces: ['outfit'], stack: stack('Outfit', ROUND_GOTHIC) },
  Sora: { faces: ['sora'], stack: stack('Sora', GOTHIC) },
  Unbounded: { faces: ['unbounded'], stack: stack('Unbounded', GOTHIC) },
  'Work Sans': { faces: ['work-sans'], stack: stack('Work Sans', GOTHIC) },
};

/** Family, its fallback with the same metrics, then Japanese fonts of the same style. */
function stack(family: FontFamily, japanese: string): string {
  return `'${family}', '${family} Fallback', ${japanese}`;
}

function variable(
  family: string,
  name: string,
  axis: string,
  weight: string,
  fallback: FontFallback,
): FontFace {
  const file = (subset: string): string =>
    `@fontsource-variable/${name}/files/${name}-${subset}-${axis}-normal.woff2`;
  return { family, weight, fallback, files: subsets(file) };
}

function fixed(family: string, name: string, weight: number, fallback: FontFallback): FontFace {
  const file = (subset: string): string =>
    `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`;
  return { family, weight: String(weight), fallback, files: subsets(file) };
}

/** latin first: it is the subset that is preloaded. */
function subsets(file: (subset: string) => string): readonly FontFile[] {
  return [
    { module: file('latin'), unicodeRange: LATIN },
    { module: file('latin-ext'), unicodeRange: LATIN_EXT },
  ];
}
