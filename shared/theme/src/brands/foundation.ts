import type { BrandTheme, ThemeTokens } from '../tokens.ts';

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
export const SIZE: BrandTheme['tokens']['size'] = {
  header: '4rem',
  touch: '2.75rem',
  content: '90rem',
  gutter: '1rem',
  bottomBar: '3.75rem',
  rail: '15.5rem',
  line: '1px',
  focus: '2px',
  headerLine: '1px',
};

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
