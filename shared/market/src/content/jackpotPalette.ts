import { contrastRatio, parseColor } from './themes/color.ts';
import type { JackpotPalette } from './siteSettings.ts';

/** Each text is used on each background (WCAG 2.2, 1.4.3). */
const TEXTS = ['body', 'backgroundContrast', 'highlight'] as const;
const BACKGROUNDS = [
  'background',
  'darkBackground',
  'backgroundGradient',
  'detailsBackground',
  'detailsContentBackground',
  'detailsModalBackground',
] as const;
const MIN_CONTRAST = 4.5;
/** The formats whose contrast can be measured. */
const COLORS = /oklch\([\d./ ]+\)|#[0-9a-f]{6}/g;

/** A colour that cannot be published; `name` is that of the palette. */
export interface PaletteProblem {
  readonly name: keyof JackpotPalette;
  /** `COLOR`: neither `#rrggbb` nor `oklch(…)`. `CONTRAST …`: the pair, its ratio and the minimum. */
  readonly problem: string;
}

/** Checks that each text has enough contrast on each background; a gradient counts with each of its colours. */
export function checkJackpotPalette(palette: JackpotPalette): readonly PaletteProblem[] {
  const unreadable = [...TEXTS, ...BACKGROUNDS].filter((name) => colorsOf(palette[name]).length === 0);
  if (unreadable.length > 0) return unreadable.map((name) => ({ name, problem: 'COLOR' }));
  return TEXTS.flatMap((name) =>
    BACKGROUNDS.flatMap((background) => {
      const ratio = Math.min(
        ...colorsOf(palette[background]).map((color) =>
          contrastRatio(parseColor(palette[name]), parseColor(color)),
        ),
      );
      return ratio < MIN_CONTRAST
        ? [{ name, problem: `CONTRAST on ${background}: ${ratio.toFixed(2)}, minimum ${MIN_CONTRAST}` }]
        : [];
    }),
  );
}

function colorsOf(text: string): readonly string[] {
  return text.match(COLORS) ?? [];
}
