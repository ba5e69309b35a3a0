import { measureTheme, type ColorSetting, type ContrastMeasure } from '@foyer/market/check-themes';
import { themeSettingsSchema, type ThemeSettings } from '@foyer/market/theme-settings';
import * as v from 'valibot';

/** The contrast of a theme that is edited. */
export interface ThemeContrast {
  readonly pairs: number;
  readonly tooLow: readonly ContrastMeasure[];
  /** The pair of a text or control that is closest to its minimum, or furthest below it. */
  worstOf(color: ColorSetting): ContrastMeasure | undefined;
}

/**
 * Measures the colours that are shown, before the server has answered; a value that cannot be read counts as the
 * delivered one, and its field shows the server's finding.
 */
export function contrastOf(settings: ThemeSettings, delivered: ThemeSettings): ThemeContrast {
  const measures = measureTheme(readable(settings, delivered));
  return {
    pairs: measures.length,
    tooLow: measures.filter(({ ratio, minimum }) => ratio < minimum),
    worstOf: (color) =>
      measures
        .filter(({ foreground }) => foreground === color)
        .sort((one, other) => one.ratio / one.minimum - other.ratio / other.minimum)[0],
  };
}

function readable(settings: ThemeSettings, delivered: ThemeSettings): ThemeSettings {
  const read = v.safeParse(themeSettingsSchema, settings);
  if (read.success) return settings;
  const unreadable = new Set(read.issues.map(({ path }) => path?.[0].key));
  const replaced = Object.entries(delivered).filter(([name]) => unreadable.has(name));
  return { ...settings, ...Object.fromEntries(replaced) };
}
