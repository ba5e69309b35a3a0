import { describe, expect, it } from '@jest/globals';
import { BRAND_THEMES } from './brands/brandThemes.ts';
import { toHex } from './contrast.ts';
import { contrastRatio } from './contrastRatio.fixture.ts';
import type { ColorToken } from './tokens.ts';

const SURFACES = ['surface0', 'surface1', 'surface2', 'surface3'] as const satisfies readonly ColorToken[];

/** Colour pairs used for text, with the minimum contrast ratio (WCAG 1.4.3, 1.4.11). */
const PAIRS: readonly (readonly [ink: ColorToken, ground: ColorToken, least: number])[] = [
  ...SURFACES.flatMap((ground) => [
    ['text', ground, 7] as const,
    ['textMuted', ground, 4.5] as const,
    ['accentInk', ground, 4.5] as const,
    ['positive', ground, 4.5] as const,
    ['negative', ground, 4.5] as const,
    ['warning', ground, 4.5] as const,
    ['info', ground, 4.5] as const,
    ['lineStrong', ground, 3] as const,
    ['focus', ground, 3] as const,
  ]),
  ['text', 'surface4', 4.5],
  ['accentText', 'accent', 4.5],
  ['accentText', 'accentHover', 4.5],
  ['secondText', 'second', 4.5],
  ['text', 'accentSoft', 4.5],
  ['accentInk', 'accentSoft', 4.5],
  ['positive', 'positiveSoft', 4.5],
  ['text', 'positiveSoft', 4.5],
  ['negative', 'negativeSoft', 4.5],
  ['text', 'negativeSoft', 4.5],
  ['warning', 'warningSoft', 4.5],
  ['text', 'warningSoft', 4.5],
  ['info', 'infoSoft', 4.5],
  ['text', 'infoSoft', 4.5],
  ['negativeFillText', 'negativeFill', 4.5],
  ['accent', 'surface0', 3],
  ['accent', 'surface1', 3],
  ['focus', 'frame', 3],
  ['frameText', 'frame', 7],
  ['frameMuted', 'frame', 4.5],
  ['accentInk', 'frame', 4.5],
];

describe('contrast', () => {
  it.each([
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0 0 0)', '#000000'],
    ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
    ['oklch(0.452014 0.313214 264.052)', '#0000ff'],
  ])('parses %s as %s', (oklch, hex) => {
    expect(toHex(oklch)).toBe(hex);
  });

  it('returns 21 for black on white', () => {
    expect(contrastRatio('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 3);
  });
});

describe.each(Object.values(BRAND_THEMES))('the palette of $name', ({ tokens }) => {
  it.each(PAIRS)('%s on %s reaches %d', (ink, ground, least) => {
    expect(contrastRatio(tokens.color[ink], tokens.color[ground])).toBeGreaterThanOrEqual(least);
  });

  it.each(['oklch(1 0 0)', 'oklch(0 0 0)'])(
    'text on the scrim stays readable over artwork of %s',
    (artwork) => {
      const scrim = overlay(tokens.color.scrim, artwork);
      expect(contrastRatio(tokens.color.scrimText, scrim)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

/** Approximate opaque lightness of a translucent grey scrim over white or black. */
function overlay(scrim: string, artwork: string): string {
  const [, lightness, alpha] = /oklch\(([\d.]+).*\/ ([\d.]+)\)/.exec(scrim) ?? [];
  const below = artwork.includes('(1') ? 1 : 0;
  const mixed = Number(lightness) * Number(alpha) + below * (1 - Number(alpha));
  return `oklch(${mixed.toFixed(3)} 0 0)`;
}
