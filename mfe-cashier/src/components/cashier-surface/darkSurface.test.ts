import { describe, expect, it } from '@jest/globals';
import { DARK_SURFACE } from './darkSurface.ts';

const GROUNDS = ['surface0', 'surface1', 'surface2', 'surface3', 'soft'] as const;
const INKS = ['text', 'textMuted', 'ink', 'positive', 'negative', 'warning'] as const;

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('dark cashier surface', () => {
  it.each(GROUNDS.flatMap((ground) => INKS.map((ink) => [ink, ground] as const)))(
    'has 4.5:1 between %s and %s',
    (ink, ground) => {
      expect(contrast(DARK_SURFACE[ink], DARK_SURFACE[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(GROUNDS)('has 3:1 between the outline of fields and %s', (ground) => {
    expect(contrast(DARK_SURFACE.lineStrong, DARK_SURFACE[ground])).toBeGreaterThanOrEqual(3);
  });
});
