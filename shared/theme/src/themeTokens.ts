import { luminance, parseColor } from '@foyer/market/color';
import type { ThemeSettings } from '@foyer/market/theme-settings';
import { FONT_FAMILIES } from './fonts.ts';
import { BRAND_MARKS } from './marks/brandMarks.ts';
import { cssImage } from './marks/svg.ts';
import type { BrandTheme, ThemeTokens } from './tokens.ts';

type Pictured = ThemeSettings['logo'];

/** Path of the brand's drawn wordmark; styles contain the drawing itself, which saves a request. */
export const DRAWN_LOGO = '/logo.svg';

/** Returns the values of all CSS variables: the brand's own character, and the settings of one theme. */
export function themeTokens(brand: BrandTheme, settings: ThemeSettings): ThemeTokens {
  const { tokens } = brand;
  return {
    ...tokens,
    color: colors(settings),
    image: {
      ribbon: settings.gradientPrimary,
      ground: settings.gradientBackground,
      header: settings.gradientHeader,
      logo: logoImage(brand, settings.logo),
      sign: cssImage(BRAND_MARKS[brand.id].sign),
    },
    font: {
      body: FONT_FAMILIES[settings.bodyFont].stack,
      heading: FONT_FAMILIES[settings.headingFont].stack,
      ...tokens.font,
      weightHeading: String(settings.heading1FontWeight),
      weightHeading2: String(settings.heading2FontWeight),
      weightHeading3: String(settings.heading3FontWeight),
      weightHeading4: String(settings.heading4FontWeight),
      weightHeading5: String(settings.heading5FontWeight),
      weightHeading6: String(settings.heading6FontWeight),
    },
    text: textSizes(settings),
    leading: { ...tokens.leading, body: String(settings.bodyLineHeight) },
    radius: radii(tokens.radius, settings),
    size: { ...tokens.size, ...logoSize(settings.logo) },
  };
}

/** Returns the variables of the wordmark on desktop; empty when they equal those on phones. */
export function desktopLogo(
  brand: BrandTheme,
  { logo, logoDesktop }: ThemeSettings,
): Readonly<Record<string, string>> {
  const small = { image: logoImage(brand, logo), ...logoSize(logo) };
  const large = { image: logoImage(brand, logoDesktop), ...logoSize(logoDesktop) };
  if (JSON.stringify(small) === JSON.stringify(large)) return {};
  return {
    '--fy-image-logo': large.image,
    '--fy-size-logo-width': large.logoWidth,
    '--fy-size-logo-height': large.logoHeight,
  };
}

/** `color-scheme` that suits the page background: scroll bars and form controls of the browser. */
export function schemeOf(settings: ThemeSettings): 'dark' | 'light' {
  return luminance(parseColor(settings.backgroundColor0)) < 0.18 ? 'dark' : 'light';
}

function colors(settings: ThemeSettings): ThemeTokens['color'] {
  return {
    surface0: settings.backgroundColor0,
    surface1: settings.backgroundColor30,
    surface2: settings.backgroundColor60,
    surface3: settings.backgroundColor80,
    surface4: settings.backgroundColor90,
    text: settings.contrastColor100,
    textMuted: settings.contrastColor80,
    line: settings.contrastColor30,
    lineStrong: settings.contrastColor60,
    accent: settings.primaryColor,
    accentHover: settings.primaryColorHover,
    accentText: settings.primaryColorContrast,
    accentInk: settings.primaryColorText,
    accentSoft: settings.primaryColorSoft,
    second: settings.secondaryColor,
    secondText: settings.secondaryColorContrast,
    positive: settings.positiveColor,
    positiveSoft: settings.positiveColorSoft,
    negative: settings.negativeColor,
    negativeSoft: settings.negativeColorSoft,
    negativeFill: settings.negativeColorFill,
    negativeFillText: settings.negativeColorFillContrast,
    warning: settings.warningColor,
    warningSoft: settings.warningColorSoft,
    info: settings.tertiaryColor,
    infoSoft: settings.tertiaryColorSoft,
    focus: settings.focusColor,
    frame: settings.backgroundColorBase,
    frameText: settings.contrastColor100,
    frameMuted: settings.contrastColor80,
    scrim: settings.scrimColor,
    scrimText: settings.scrimColorContrast,
    backdrop: settings.backdropColor,
  };
}

function textSizes(settings: ThemeSettings): ThemeTokens['text'] {
  const body = (factor: number): string =>
    fluid(factor * settings.bodyFontSizeMobile, factor * settings.bodyFontSizeDesktop);
  return {
    caption: body(0.8125),
    small: body(0.875),
    body: body(1),
    lead: body(1.125),
    title6: fluid(settings.heading6FontSizeMobile, settings.heading6FontSizeDesktop),
    title5: fluid(settings.heading5FontSizeMobile, settings.heading5FontSizeDesktop),
    title4: fluid(settings.heading4FontSizeMobile, settings.heading4FontSizeDesktop),
    title3: fluid(settings.heading3FontSizeMobile, settings.heading3FontSizeDesktop),
    title2: fluid(settings.heading2FontSizeMobile, settings.heading2FontSizeDesktop),
    title1: fluid(settings.heading1FontSizeMobile, settings.heading1FontSizeDesktop),
    display: fluid(settings.displayFontSizeMobile, settings.displayFontSizeDesktop),
  };
}

function radii(
  brand: BrandTheme['tokens']['radius'],
  { roundness, buttonRoundness }: ThemeSettings,
): ThemeTokens['radius'] {
  const proportion = roundness / Number.parseFloat(brand.card);
  const scaled = (radius: string): string => `${round(Number.parseFloat(radius) * proportion)}px`;
  return {
    small: scaled(brand.small),
    field: scaled(brand.field),
    button: `${buttonRoundness}px`,
    card: scaled(brand.card),
    tile: scaled(brand.tile),
    sheet: scaled(brand.sheet),
    round: brand.round,
  };
}

/** Grows linearly between viewport widths of 390 px and 1440 px; in rem, so that it follows the reader's text size. */
function fluid(mobile: number, desktop: number): string {
  const [from, to] = [mobile / 16, desktop / 16];
  if (from === to) return `${from}rem`;
  const slope = (to - from) / ((1440 - 390) / 16);
  const start = from - slope * (390 / 16);
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  return `clamp(${round(least)}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${round(most)}rem)`;
}

function logoImage({ id }: BrandTheme, { url }: Pictured): string {
  return url === DRAWN_LOGO ? cssImage(BRAND_MARKS[id].wordMark) : `url("${url}")`;
}

function logoSize({ width, height }: Pictured): Pick<ThemeTokens['size'], 'logoWidth' | 'logoHeight'> {
  return { logoWidth: `${width / 16}rem`, logoHeight: `${height / 16}rem` };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
