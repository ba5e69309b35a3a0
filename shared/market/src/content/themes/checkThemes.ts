/**
 * Contrast of theme settings (WCAG 2.2, 1.4.3 and 1.4.11), checked before they are published.
 * @packageDocumentation
 */
import { THEME_NAMES, type PublishedThemes, type ThemeName, type ThemeSettings } from '../themeSettings.ts';
import { blend, contrastRatio, parseColor, type Rgb } from './color.ts';

/** Contrast of one pair of colours of a theme. */
export interface ContrastMeasure {
  /** Names of the settings; `scrimColor` is measured over white and over black artwork. */
  readonly foreground: ColorSetting;
  readonly background: ColorSetting | 'gradientBackground';
  /** WCAG contrast ratio, 1 to 21. */
  readonly ratio: number;
  readonly minimum: number;
}

/** A pair of colours below its minimum contrast. */
export interface ContrastFinding extends ContrastMeasure {
  readonly theme: ThemeName;
}

export type ColorSetting = Extract<keyof ThemeSettings, `${string}Color${string}`>;

/** Minimum contrast of text. */
const TEXT = 4.5;
/** Minimum contrast of large text and of outlines and fills that identify a control. */
const CONTROL = 3;

const LEVELS = ['backgroundColor0', 'backgroundColor30', 'backgroundColor60', 'backgroundColor80'] as const;

/** Every text on its background, and every control on the background it is used on. */
export const CONTRAST_PAIRS: readonly (readonly [
  foreground: ColorSetting,
  background: ColorSetting,
  minimum: number,
])[] = [
  ...LEVELS.flatMap((level) => [
    ['contrastColor100', level, TEXT] as const,
    ['contrastColor80', level, TEXT] as const,
    ['primaryColorText', level, TEXT] as const,
    ['positiveColor', level, TEXT] as const,
    ['negativeColor', level, TEXT] as const,
    ['warningColor', level, TEXT] as const,
    ['tertiaryColor', level, TEXT] as const,
    ['contrastColor60', level, CONTROL] as const,
    ['focusColor', level, CONTROL] as const,
  ]),
  ['contrastColor100', 'backgroundColor90', TEXT],
  ['contrastColor100', 'backgroundColorBase', TEXT],
  ['contrastColor80', 'backgroundColorBase', TEXT],
  ['primaryColorText', 'backgroundColorBase', TEXT],
  ['focusColor', 'backgroundColorBase', CONTROL],
  ['primaryColor', 'backgroundColor0', CONTROL],
  ['primaryColor', 'backgroundColor30', CONTROL],
  ['primaryColorContrast', 'primaryColor', TEXT],
  ['primaryColorContrast', 'primaryColorHover', TEXT],
  ['contrastColor100', 'primaryColorSoft', TEXT],
  ['primaryColorText', 'primaryColorSoft', TEXT],
  ['secondaryColorContrast', 'secondaryColor', TEXT],
  ['contrastColor100', 'tertiaryColorSoft', TEXT],
  ['tertiaryColor', 'tertiaryColorSoft', TEXT],
  ['contrastColor100', 'positiveColorSoft', TEXT],
  ['positiveColor', 'positiveColorSoft', TEXT],
  ['contrastColor100', 'negativeColorSoft', TEXT],
  ['negativeColor', 'negativeColorSoft', TEXT],
  ['negativeColorFillContrast', 'negativeColorFill', TEXT],
  ['contrastColor100', 'warningColorSoft', TEXT],
  ['warningColor', 'warningColorSoft', TEXT],
];

const COLORS_OF_GRADIENT = /oklch\([\d./ ]+\)|#[0-9a-f]{6}/g;
const ARTWORK = [parseColor('#ffffff'), parseColor('#000000')];

/**
 * Returns every pair below its minimum, in all given themes; empty when they may be published.
 * @throws for a colour that `publishedThemesSchema` rejects.
 */
export function checkThemes(themes: PublishedThemes): readonly ContrastFinding[] {
  return THEME_NAMES.flatMap((theme) => {
    const settings = themes[theme];
    return settings === undefined
      ? []
      : measureTheme(settings)
          .filter(({ ratio, minimum }) => ratio < minimum)
          .map((measure) => ({ theme, ...measure }));
  });
}

/**
 * Returns the contrast of every pair of a theme, the least where a background has several colours.
 * @throws for a colour that `themeSettingsSchema` rejects.
 */
export function measureTheme(settings: ThemeSettings): readonly ContrastMeasure[] {
  const page = parseColor(settings.backgroundColor0);
  const measure = (
    foreground: ColorSetting,
    background: ContrastMeasure['background'],
    behind: readonly Rgb[],
    minimum: number,
  ): ContrastMeasure => {
    const text = parseColor(settings[foreground]);
    const ratio = Math.min(...behind.map((rgb) => contrastRatio(text, rgb)));
    return { foreground, background, ratio, minimum };
  };
  const drawn = (settings.gradientBackground.match(COLORS_OF_GRADIENT) ?? []).map((color) =>
    blend(parseColor(color), page),
  );
  const scrim = ARTWORK.map((artwork) => blend(parseColor(settings.scrimColor), artwork));
  return [
    ...CONTRAST_PAIRS.map(([foreground, background, minimum]) =>
      measure(foreground, background, [blend(parseColor(settings[background]), page)], minimum),
    ),
    ...(drawn.length === 0
      ? []
      : (['contrastColor100', 'contrastColor80', 'primaryColorText'] as const).map((foreground) =>
          measure(foreground, 'gradientBackground', drawn, TEXT),
        )),
    measure('scrimColorContrast', 'scrimColor', scrim, TEXT),
  ];
}
