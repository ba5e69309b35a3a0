import type { CSSProperties } from 'react';
import { vars } from '@foyer/theme';
import type { CompleteSettings } from './completeSettings.ts';

/** Custom properties that give a part of the page the published colours; undefined for those of the theme. */
export function paletteStyle(palette: CompleteSettings['colorPalette']): CSSProperties | undefined {
  if (palette === null) return undefined;
  const colors = [
    [vars.color.surface0, palette.darkBackground],
    [vars.color.surface1, palette.background],
    [vars.color.text, palette.body],
    [vars.color.textMuted, palette.backgroundContrast],
    [vars.color.accentInk, palette.highlight],
  ] as const;
  return Object.fromEntries(
    colors.flatMap(([variable, color]) => (color === null ? [] : [[nameOf(variable), color]])),
  );
}

/** `var(--name)` → `--name` */
function nameOf(variable: string): string {
  return variable.slice('var('.length, -1);
}
