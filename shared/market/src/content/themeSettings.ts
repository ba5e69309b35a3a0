/**
 * Theme settings of a brand as data (requirements/entities#theme-settings): schema, type and limits. Not
 * for the player's pages: they receive the resulting CSS variables, and no schema library.
 * @packageDocumentation
 */
import * as v from 'valibot';
import { LOCAL_FLAGS, type LocalVariation } from '../localFlags.ts';

/** Names of a brand's themes, which are the variations of the local flag `theme`. */
export const THEME_NAMES = LOCAL_FLAGS.theme;
export type ThemeName = LocalVariation<'theme'>;
export const DEFAULT_THEME: ThemeName = THEME_NAMES[0];

/** Font families that the gateway serves from its own origin; the content policy allows no font host. */
export const FONT_FAMILIES = [
  'Barlow',
  'Barlow Condensed',
  'Fraunces',
  'Inter',
  'Manrope',
  'Nunito Sans',
  'Outfit',
  'Sora',
  'Unbounded',
  'Work Sans',
] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

const COLOR =
  /^(?:oklch\((?:0|1|0?\.\d+|1\.0+) \d*\.?\d+ \d+(?:\.\d+)?(?: \/ (?:0|1|0?\.\d+))?\)|#[0-9a-f]{6})$/;
const GRADIENTS =
  /^(?:none|(?:repeating-)?(?:linear|radial|conic)-gradient\((?!.*url)[a-z0-9#%.,()/ -]+\)(?:, ?(?:repeating-)?(?:linear|radial|conic)-gradient\([a-z0-9#%.,()/ -]+\))*)$/;
const OWN_FILE = /^\/(?!\/)[\w./-]+\.(?:svg|png|webp)$/;

const color = v.pipe(
  v.string(),
  v.regex(COLOR, 'must be a colour such as "oklch(0.85 0.17 164)" or "#5fe3a1"'),
);
const gradient = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.regex(GRADIENTS, 'must be "none" or CSS gradients without addresses'),
);
const pixels = v.pipe(v.number(), v.minValue(1), v.maxValue(1_024));
const picture = v.strictObject({
  url: v.pipe(v.string(), v.regex(OWN_FILE, 'must be the path of a picture on the brand’s own origin')),
  /** CSS pixels. */
  width: pixels,
  height: pixels,
});
const weight = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(900));
const bodySize = between(14, 20);
const headingSize = between(11, 96);

/**
 * Schema of one theme. Sizes and roundness are CSS pixels at the browser's default text size; colours are
 * OKLCH or `#rrggbb`.
 */
export const themeSettingsSchema = v.strictObject({
  favicon16: picture,
  favicon32: picture,
  appleTouchIcon: picture,
  /** Wordmark below 1024 px. */
  logo: picture,
  logoDesktop: picture,
  /** Null: fonts are self-hosted, and the content policy allows no font host. */
  googleFontsUrl: v.null('must be null: fonts are self-hosted'),

  bodyFont: v.picklist(FONT_FAMILIES),
  bodyFontSizeDesktop: bodySize,
  bodyFontSizeMobile: bodySize,
  bodyLineHeight: between(1.3, 2),
  headingFont: v.picklist(FONT_FAMILIES),
  /** Headings of promotions and heroes, larger than heading 1. */
  displayFontSizeDesktop: headingSize,
  displayFontSizeMobile: headingSize,
  heading1FontSizeDesktop: headingSize,
  heading1FontSizeMobile: headingSize,
  heading2FontSizeDesktop: headingSize,
  heading2FontSizeMobile: headingSize,
  heading3FontSizeDesktop: headingSize,
  heading3FontSizeMobile: headingSize,
  heading4FontSizeDesktop: headingSize,
  heading4FontSizeMobile: headingSize,
  heading5FontSizeDesktop: headingSize,
  heading5FontSizeMobile: headingSize,
  heading6FontSizeDesktop: headingSize,
  heading6FontSizeMobile: headingSize,
  heading1FontWeight: weight,
  heading2FontWeight: weight,
  heading3FontWeight: weight,
  heading4FontWeight: weight,
  heading5FontWeight: weight,
  heading6FontWeight: weight,

  /** Header, rail, bottom bar and browser UI. */
  backgroundColorBase: color,
  /** The page. */
  backgroundColor0: color,
  /** Cards and panels. */
  backgroundColor30: color,
  /** Fields, and rows under the pointer. */
  backgroundColor60: color,
  backgroundColor80: color,
  backgroundColor90: color,
  /** Text. */
  contrastColor100: color,
  /** Secondary text. */
  contrastColor80: color,
  /** Outlines of controls. */
  contrastColor60: color,
  /** Hairlines, which carry no meaning. */
  contrastColor30: color,

  /** Filled buttons and selected states. */
  primaryColor: color,
  primaryColorHover: color,
  /** Text on `primaryColor`. */
  primaryColorContrast: color,
  /** The primary colour as text on backgrounds: links. */
  primaryColorText: color,
  primaryColorSoft: color,
  /** Badges and second accents. */
  secondaryColor: color,
  secondaryColorContrast: color,
  /** Information: notices and hints. */
  tertiaryColor: color,
  tertiaryColorSoft: color,
  focusColor: color,
  positiveColor: color,
  positiveColorSoft: color,
  negativeColor: color,
  negativeColorSoft: color,
  negativeColorFill: color,
  negativeColorFillContrast: color,
  warningColor: color,
  warningColorSoft: color,
  /** Translucent background of text on artwork. */
  scrimColor: color,
  scrimColorContrast: color,
  /** Covers the page behind a dialog. */
  backdropColor: color,

  /** Lines that mark the selected entry and progress. */
  gradientPrimary: gradient,
  /** Drawn on the page background. */
  gradientBackground: gradient,
  /** Line below the header. */
  gradientHeader: gradient,

  /** Corner radius of cards; radii of fields, tiles and sheets keep the brand's proportion to it. */
  roundness: between(0, 40),
  buttonRoundness: between(0, 999),
});

/** One theme of a brand; see {@link themeSettingsSchema} for units. */
export type ThemeSettings = v.InferOutput<typeof themeSettingsSchema>;

/** All themes of a brand, by name. */
export type Themes = Readonly<Record<ThemeName, ThemeSettings>>;

/** Schema of published themes of a brand: a theme that is absent keeps its delivered settings. */
export const publishedThemesSchema = v.strictObject({
  theme1: v.optional(themeSettingsSchema),
  theme2: v.optional(themeSettingsSchema),
  theme3: v.optional(themeSettingsSchema),
} satisfies Record<ThemeName, unknown>);

export type PublishedThemes = v.InferOutput<typeof publishedThemesSchema>;

function between(least: number, most: number) {
  return v.pipe(v.number(), v.minValue(least), v.maxValue(most));
}
