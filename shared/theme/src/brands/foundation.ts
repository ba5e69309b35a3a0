import type { ThemeTokens } from '../tokens.ts';

/** Spacing on a 4 px grid, equal in all brands, so that layouts do not change between brands. */
export const SPACE: ThemeTokens['space'] = {
  x0: '0',
  x1: '0.25rem',
  x2: '0.5rem',
  x3: '0.75rem',
  x4: '1rem',
  x5: '1.25rem',
  x6: '1.5rem',
  x8: '2rem',
  x10: '2.5rem',
  x12: '3rem',
  x16: '4rem',
  x24: '6rem',
};

/**
 * Sizes equal in all brands; header height and gutter grow with the viewport, see `responsiveCss`.
 * See requirements/constants#layout (header 4rem, 5rem on desktop).
 */
export const SIZE: ThemeTokens['size'] = {
  header: '4rem',
  touch: '2.75rem',
  content: '90rem',
  gutter: '1rem',
  bottomBar: '3.75rem',
  rail: '15.5rem',
  line: '1px',
  focus: '2px',
  logoWidth: '7.5rem',
  logoHeight: '1.75rem',
  headerLine: '1px',
};

/** Modular type scale: fixed small sizes for body text, fluid sizes for headings. */
export function textScale(options: {
  readonly title: number;
  readonly display: number;
  readonly body?: number;
}): ThemeTokens['text'] {
  const body = options.body ?? 1;
  return {
    caption: `${0.8125 * body}rem`,
    small: `${0.875 * body}rem`,
    body: `${body}rem`,
    lead: `${1.125 * body}rem`,
    title3: fluid(1.125 * options.title, 1.25 * options.title),
    title2: fluid(1.3125 * options.title, 1.625 * options.title),
    title1: fluid(1.75 * options.title, 2.375 * options.title),
    display: fluid(2.25 * options.display, 4 * options.display),
  };
}

/** Returns a `clamp()` in px that grows linearly between viewport widths of 390 px and 1440 px. */
function fluid(min: number, max: number): string {
  const slope = (max - min) / ((1440 - 390) / 16);
  const start = min - slope * (390 / 16);
  return `clamp(${round(min)}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${round(max)}rem)`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Game title below the artwork, on the page background. */
export const TITLE_BELOW: ThemeTokens['tile'] = {
  titlePosition: 'static',
  titleGround: 'none',
  titleColor: 'var(--fy-color-text)',
  titleMuted: 'var(--fy-color-text-muted)',
  titlePadding: '0.5rem 0 0',
  titleLines: '1',
  frame: '0 0 0 0 transparent',
};
