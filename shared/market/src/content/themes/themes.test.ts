import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { BRANDS } from '../../brand.ts';
import { publishedThemesSchema, THEME_NAMES, themeSettingsSchema } from '../themeSettings.ts';
import { DELIVERED_THEMES, themesOf } from './brandThemes.ts';
import { checkThemes, CONTRAST_PAIRS } from './checkThemes.ts';
import { contrastRatio, parseColor, toHex } from './color.ts';

const { theme1 } = DELIVERED_THEMES.aurora;
const all = BRANDS.flatMap((brand) => THEME_NAMES.map((theme) => [brand, theme] as const));

describe('delivered themes (requirements/entities#theme-settings)', () => {
  it.each(BRANDS)('satisfy the schema of published themes on %s', (brand) => {
    expect(v.safeParse(publishedThemesSchema, DELIVERED_THEMES[brand]).issues).toBeUndefined();
  });

  it.each(BRANDS)('reach the minimum contrast of every pair on %s', (brand) => {
    expect(checkThemes(DELIVERED_THEMES[brand])).toEqual([]);
  });

  it.each(all)('reach a contrast of 7 for body text of %s %s on cards and page', (brand, theme) => {
    const { contrastColor100, backgroundColor0, backgroundColor30 } = DELIVERED_THEMES[brand][theme];
    for (const background of [backgroundColor0, backgroundColor30]) {
      expect(contrastRatio(parseColor(contrastColor100), parseColor(background))).toBeGreaterThanOrEqual(7);
    }
  });

  it.each(BRANDS)('differ in page background, buttons and corners on %s', (brand) => {
    const themes = THEME_NAMES.map((theme) => DELIVERED_THEMES[brand][theme]);
    for (const setting of ['backgroundColor0', 'primaryColor', 'roundness'] as const) {
      expect(new Set(themes.map((theme) => theme[setting])).size).toBe(THEME_NAMES.length);
    }
  });
});

describe('checkThemes', () => {
  it.each(CONTRAST_PAIRS)('finds %s in the colour of %s', (foreground, background, minimum) => {
    const planted = { ...theme1, [foreground]: theme1[background] };
    expect(checkThemes({ theme2: planted })).toContainEqual({
      theme: 'theme2',
      foreground,
      background,
      ratio: 1,
      minimum,
    });
  });

  it.each([
    ['white artwork', 'oklch(0.150 0.034 158 / 0.30)'],
    ['black artwork', 'oklch(0.950 0.010 158 / 0.30)'],
  ])('finds a scrim that shows too much of %s', (_artwork, scrimColor) => {
    expect(checkThemes({ theme1: { ...theme1, scrimColor } })).toMatchObject([
      { foreground: 'scrimColorContrast', background: 'scrimColor', minimum: 4.5 },
    ]);
  });

  it('finds text that a bright drawing on the page background hides', () => {
    const gradientBackground = 'linear-gradient(90deg, oklch(0.95 0.02 250 / 0.9), transparent)';
    expect(checkThemes({ theme3: { ...theme1, gradientBackground } })).toMatchObject([
      { theme: 'theme3', foreground: 'contrastColor100', background: 'gradientBackground' },
      { foreground: 'contrastColor80', background: 'gradientBackground' },
      { foreground: 'primaryColorText', background: 'gradientBackground' },
    ]);
  });

  it('accepts a pair at its minimum and rejects one just below', () => {
    const grey = (contrastColor60: string) => checkThemes({ theme1: { ...theme1, contrastColor60 } });
    const [finding] = grey('oklch(0.525 0.036 262)');
    expect(finding).toMatchObject({ foreground: 'contrastColor60', minimum: 3 });
    expect(finding?.ratio).toBeGreaterThan(2);
    expect(grey('oklch(0.590 0.036 262)')).toEqual([]);
  });
});

describe('the schema of theme settings', () => {
  it.each([
    ['a colour that ends the declaration', { primaryColor: 'red;}body{display:none' }],
    ['a named colour', { primaryColor: 'red' }],
    ['an address in a gradient', { gradientHeader: 'linear-gradient(url(//evil.test/a))' }],
    [
      'an address after a gradient',
      { gradientHeader: 'linear-gradient(#000000, #ffffff), url(//evil.test/a)' },
    ],
    ['a picture of another origin', { logo: { url: '//evil.test/logo.svg', width: 10, height: 10 } }],
    ['a script as picture', { logo: { url: '/logo.js', width: 10, height: 10 } }],
    ['a font that is not self-hosted', { bodyFont: 'Comic Sans MS' }],
    ['a font host', { googleFontsUrl: 'https://fonts.googleapis.com/css2?family=Sora' }],
    ['body text below 14 px', { bodyFontSizeMobile: 12 }],
    ['lines too close to read', { bodyLineHeight: 1 }],
    ['an unknown setting', { shadow: 'none' }],
  ])('rejects %s', (_case, change) => {
    expect(v.is(themeSettingsSchema, { ...theme1, ...change })).toBe(false);
  });

  it('rejects a theme without one of the settings', () => {
    const { roundness: _removed, ...incomplete } = theme1;
    expect(v.is(themeSettingsSchema, incomplete)).toBe(false);
  });
});

describe('themesOf', () => {
  it('keeps delivered settings of themes that are not published', () => {
    const published = { ...theme1, roundness: 3 };
    expect(themesOf('aurora', { theme2: published })).toEqual({
      ...DELIVERED_THEMES.aurora,
      theme2: published,
    });
  });
});

describe('colours', () => {
  it.each([
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0 0 0)', '#000000'],
    ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
    ['oklch(0.452014 0.313214 264.052)', '#0000ff'],
    ['#5fe3a1', '#5fe3a1'],
  ])('parses %s as %s', (color, hex) => {
    expect(toHex(color)).toBe(hex);
  });

  it('returns a contrast of 21 for black on white', () => {
    expect(contrastRatio(parseColor('#000000'), parseColor('oklch(1 0 0)'))).toBeCloseTo(21, 3);
  });
});
