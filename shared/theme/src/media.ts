/** Viewport widths at which the layout changes; the same as in requirements/constants#games-per-row. */
export const BREAKPOINTS = { tablet: 768, desktop: 1024, wide: 1280, huge: 1536 } as const;

/** Media queries for `@media` keys in `.css.ts` files: `'@media': { [media.desktop]: {…} }`. */
export const media = {
  tablet: '(min-width: 768px)',
  desktop: '(min-width: 1024px)',
  wide: '(min-width: 1280px)',
  huge: '(min-width: 1536px)',
  /** Pointer that can hover: hover effects apply only here; touch screens always show all content. */
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
} as const;
