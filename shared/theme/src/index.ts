/**
 * Design tokens as CSS variables. Import `vars` and `media` in `.css.ts` files; the page sets the values
 * (entry point `brand-css`).
 * @packageDocumentation
 */
export { vars } from './vars.css.ts';
export { BREAKPOINTS, media } from './media.ts';
export { navigationEntry, navigationHeading, navigationList } from './navigation.ts';
export type {
  BrandId,
  BrandLayout,
  BrandTheme,
  ColorToken,
  SpaceToken,
  TextToken,
  ThemeTokens,
} from './tokens.ts';
