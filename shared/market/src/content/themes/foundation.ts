import type { ThemeSettings } from '../themeSettings.ts';

type Pictures = Pick<
  ThemeSettings,
  'favicon16' | 'favicon32' | 'appleTouchIcon' | 'logo' | 'logoDesktop' | 'googleFontsUrl'
>;
type TypeScale = Pick<ThemeSettings, Extract<keyof ThemeSettings, `${string}FontSize${string}`>>;
type HeadingWeights = Pick<ThemeSettings, Extract<keyof ThemeSettings, `${string}FontWeight`>>;

/** The brand's drawn marks, as the gateway serves them; the size is that of the wordmark in CSS pixels. */
export function pictures(wordMark: { readonly width: number; readonly height: number }): Pictures {
  const logo = { url: '/logo.svg', ...wordMark };
  return {
    favicon16: { url: '/favicon-16.png', width: 16, height: 16 },
    favicon32: { url: '/favicon-32.png', width: 32, height: 32 },
    appleTouchIcon: { url: '/apple-touch-icon.png', width: 180, height: 180 },
    logo,
    logoDesktop: logo,
    googleFontsUrl: null,
  };
}

/**
 * Font sizes in CSS pixels: `title` and `display` are factors, because families of equal size differ in
 * width; `body` is the size of body text.
 */
export function typeScale(factors: {
  readonly title: number;
  readonly display: number;
  readonly body: number;
}): TypeScale {
  const { title, display, body } = factors;
  return {
    bodyFontSizeDesktop: body,
    bodyFontSizeMobile: body,
    displayFontSizeDesktop: round(64 * display),
    displayFontSizeMobile: round(36 * display),
    heading1FontSizeDesktop: round(38 * title),
    heading1FontSizeMobile: round(28 * title),
    heading2FontSizeDesktop: round(26 * title),
    heading2FontSizeMobile: round(21 * title),
    heading3FontSizeDesktop: round(20 * title),
    heading3FontSizeMobile: round(18 * title),
    heading4FontSizeDesktop: round(20 * title),
    heading4FontSizeMobile: round(18 * title),
    heading5FontSizeDesktop: round(0.875 * body),
    heading5FontSizeMobile: round(0.875 * body),
    heading6FontSizeDesktop: round(0.875 * body),
    heading6FontSizeMobile: round(0.875 * body),
  };
}

/** Headings 1 to 4 have the weight `heading`; 5 and 6 are labels. */
export function headingWeights(weights: {
  readonly heading: number;
  readonly label: number;
}): HeadingWeights {
  return {
    heading1FontWeight: weights.heading,
    heading2FontWeight: weights.heading,
    heading3FontWeight: weights.heading,
    heading4FontWeight: weights.heading,
    heading5FontWeight: weights.label,
    heading6FontWeight: weights.label,
  };
}

function round(size: number): number {
  return Math.round(size * 10_000) / 10_000;
}
