/**
 * The theme of a brand as text, for generators of HTML: the gateway, identity's pages, email. No
 * vanilla-extract
 * and no browser API, so that Node runs it without a build.
 * @packageDocumentation
 */
import { BRAND_THEMES } from './brands/brandThemes.ts';
import { BASE_CSS, responsiveCss } from './baseCss.ts';
import { CONTRACT } from './contract.ts';
import { toHex } from './contrast.ts';
import { FONT_FACES } from './fonts.ts';
import type { FontFace, FontFile } from './fonts.ts';
import { BRAND_MARKS } from './marks/brandMarks.ts';
import { svgDocument } from './marks/svg.ts';
import { tokenName } from './tokenName.ts';
import type { BrandId, BrandTheme } from './tokens.ts';

export { BRAND_THEMES } from './brands/brandThemes.ts';
export { BASE_CSS } from './baseCss.ts';
export type { BrandId, BrandLayout, BrandTheme } from './tokens.ts';

/** Options of {@link themeCss}. */
export interface ThemeCssOptions {
  fontUrl(module: string): string;
}

/** A font file to serve, immutable and with CORS. */
export interface BrandFontFile {
  readonly module: string;
  readonly preload: boolean;
}

/** True for a brand that has a theme. */
export function isBrandId(value: string): value is BrandId {
  return Object.hasOwn(BRAND_THEMES, value);
}

/**
 * Returns the style sheet that a page needs before those of components: fonts, variables, page background.
 * @example
 * themeCss('aurora', { fontUrl: (module) => fonts.urlOf(module) })
 */
export function themeCss(brand: BrandId, options: ThemeCssOptions): string {
  const theme = BRAND_THEMES[brand];
  const faces = theme.fonts.map((key) => fontFaceCss(faceOf(key), options)).join('');
  return `${faces}:root{color-scheme:${theme.scheme};${declarations(theme)}}${responsiveCss()}${BASE_CSS}`;
}

/** Font files of a brand, for serving and preloading; the first two are used on the first screen. */
export function brandFonts(brand: BrandId): readonly BrandFontFile[] {
  return BRAND_THEMES[brand].fonts.flatMap((key) =>
    faceOf(key).files.map((file, index) => ({
      module: file.module,
      preload: index === 0 && key !== 'barlow-600',
    })),
  );
}

/** Colours of browser UI in hex, which manifests and `theme-color` require. */
export function brandChrome(brand: BrandId): { readonly themeColor: string; readonly background: string } {
  const { color } = BRAND_THEMES[brand].tokens;
  return { themeColor: toHex(color.frame), background: toHex(color.surface0) };
}

/** The brand's symbol on its background, as an SVG document for `/favicon.svg` and the identity pages. */
export function faviconSvg(brand: BrandId): string {
  return svgDocument(BRAND_MARKS[brand].icon, BRAND_THEMES[brand].name);
}

/** The brand's wordmark as an SVG document. */
export function wordMarkSvg(brand: BrandId): string {
  return svgDocument(BRAND_MARKS[brand].wordMark, BRAND_THEMES[brand].name);
}

function faceOf(key: string): FontFace {
  const face = FONT_FACES[key];
  if (face === undefined) {
    throw new Error(`No font face is named ${key}`);
  }
  return face;
}

function declarations(theme: BrandTheme): string {
  return Object.entries(CONTRACT)
    .flatMap(([group, names]) => {
      // The contract has the same token groups; `Object.entries` loses their types.
      const values = theme.tokens[group as keyof typeof CONTRACT] as Readonly<Record<string, string>>;
      return Object.keys(names).map((name) => `--${tokenName([group, name])}:${values[name] ?? ''}`);
    })
    .join(';');
}

function fontFaceCss(face: FontFace, options: ThemeCssOptions): string {
  return face.files.map((file) => webFace(face, file, options)).join('') + fallbackFace(face);
}

function webFace(face: FontFace, file: FontFile, options: ThemeCssOptions): string {
  return `@font-face{font-family:"${face.family}";font-style:normal;font-weight:${face.weight};font-display:swap;src:url("${options.fontUrl(file.module)}") format("woff2");unicode-range:${file.unicodeRange}}`;
}

function fallbackFace({ family, weight, fallback }: FontFace): string {
  const sources = fallback.local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";font-weight:${weight};src:${sources};size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%}`;
}
