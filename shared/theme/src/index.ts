/**
 * The look as variables. Import `vars` and `media` in `.css.ts` files; values come from the page (see the `brand-css` door).
 * @packageDocumentation
 */
export { vars } from './vars.css.ts';
export { BREAKPOINTS, media } from './media.ts';
export type {
  BrandId,
  BrandLayout,
  BrandTheme,
  ColorToken,
  SpaceToken,
  TextToken,
  ThemeTokens,
} from './tokens.ts';
