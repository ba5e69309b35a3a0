/**
 * The theme of a brand as text, for generators of HTML: the gateway, identity's pages, email. No
 * vanilla-extract
 * and no browser API, so that Node runs it without a build.
 * @packageDocumentation
 */
import { blend, hexOf, parseColor, toHex } from '@foyer/market/color';
import type { ThemeSettings } from '@foyer/market/theme-settings';
import { DELIVERED_THEMES } from '@foyer/market/themes';
import { BRAND_THEMES } from './brands/brandThemes.ts';
import { BASE_CSS, LOCKED_PAGE, responsiveCss } from './baseCss.ts';
import { CONTRACT } from './contract.ts';
import { FONT_FACES, FONT_FAMILIES } from './fonts.ts';
import type { FontFace, FontFile } from './fonts.ts';
import { BREAKPOINTS } from './media.ts';
import { BRAND_MARKS } from './marks/brandMarks.ts';
import { svgDocument } from './marks/svg.ts';
import { tokenName } from './tokenName.ts';
import { desktopLogo, schemeOf, themeTokens } from './themeTokens.ts';
import type { BrandId, ThemeTokens } from './tokens.ts';

export { BRAND_THEMES } from './brands/brandThemes.ts';
export { BASE_CSS } from './baseCss.ts';
export { DRAWN_LOGO } from './themeTokens.ts';
export type { BrandId, BrandLayout, BrandTheme } from './tokens.ts';

/** Options of {@link themeCss}. */
export interface ThemeCssOptions {
  fontUrl(module: string): string;
  /** Settings of the page's theme; the brand's delivered `theme1` by default. */
  readonly settings?: ThemeSettings;
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
  const { settings = firstTheme(brand) } = options;
  const faces = facesOf(settings)
    .map((key) => fontFaceCss(faceOf(key), options))
    .join('');
  const tokens = themeTokens(BRAND_THEMES[brand], settings);
  return `${faces}:root{color-scheme:${schemeOf(settings)};${declarations(tokens)}}${responsiveCss()}${desktopCss(brand, settings)}${BASE_CSS}${gutterCss(settings)}`;
}

/** Font files of a theme, for serving and preloading; the first two are used on the first screen. */
export function brandFonts(brand: BrandId, settings = firstTheme(brand)): readonly BrandFontFile[] {
  return facesOf(settings).flatMap((key) =>
    faceOf(key).files.map((file, index) => ({
      module: file.module,
      preload: index === 0 && key !== 'barlow-600',
    })),
  );
}

/** Modules of all font files that theme settings may need, for serving. */
export function fontModules(): readonly string[] {
  return Object.values(FONT_FACES).flatMap((face) => face.files.map((file) => file.module));
}

/** Colours of browser UI in hex, which manifests and `theme-color` require. */
export function brandChrome(
  brand: BrandId,
  settings = firstTheme(brand),
): { readonly themeColor: string; readonly background: string } {
  return { themeColor: toHex(settings.backgroundColorBase), background: toHex(settings.backgroundColor0) };
}

/** The brand's symbol on its background, as an SVG document for `/favicon.svg` and the identity pages. */
export function faviconSvg(brand: BrandId): string {
  return svgDocument(BRAND_MARKS[brand].icon, BRAND_THEMES[brand].name);
}

/** The brand's wordmark as an SVG document. */
export function wordMarkSvg(brand: BrandId): string {
  return svgDocument(BRAND_MARKS[brand].wordMark, BRAND_THEMES[brand].name);
}

function firstTheme(brand: BrandId): ThemeSettings {
  return DELIVERED_THEMES[brand].theme1;
}

/** Faces of body text first, each once. */
function facesOf({ bodyFont, headingFont }: ThemeSettings): readonly string[] {
  return [...new Set([bodyFont, headingFont].flatMap((family) => FONT_FAMILIES[family].faces))];
}

function faceOf(key: string): FontFace {
  const face = FONT_FACES[key];
  if (face === undefined) {
    throw new Error(`No font face is named ${key}`);
  }
  return face;
}

function declarations(tokens: ThemeTokens): string {
  return Object.entries(CONTRACT)
    .flatMap(([group, names]) => {
      // The contract has the same token groups; `Object.entries` loses their types.
      const values = tokens[group as keyof typeof CONTRACT] as Readonly<Record<string, string>>;
      return Object.keys(names).map((name) => `--${tokenName([group, name])}:${values[name] ?? ''}`);
    })
    .join(';');
}

function desktopCss(brand: BrandId, settings: ThemeSettings): string {
  const variables = Object.entries(desktopLogo(BRAND_THEMES[brand], settings));
  const css = variables.map(([name, value]) => `${name}:${value}`).join(';');
  return css === '' ? '' : `@media (min-width:${BREAKPOINTS.desktop}px){:root{${css}}}`;
}

/**
 * The scrollbar's reserved space beside a modal dialog: no backdrop covers it, and it shows only the plain colour
 * of the root element.
 */
function gutterCss({ backdropColor, backgroundColor0 }: ThemeSettings): string {
  const dimmed = blend(parseColor(backdropColor), parseColor(backgroundColor0));
  return `${LOCKED_PAGE}{background:${hexOf(dimmed)}}`;
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
