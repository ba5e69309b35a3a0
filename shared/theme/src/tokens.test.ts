import { describe, expect, it } from '@jest/globals';
import { brandChrome, brandFonts, faviconSvg, fontModules, isBrandId, themeCss } from './brandCss.ts';
import { THEME_NAMES, type ThemeSettings } from '@foyer/market/theme-settings';
import { DELIVERED_THEMES } from '@foyer/market/themes';
import { BRAND_THEMES } from './brands/brandThemes.ts';
import { CONTRACT } from './contract.ts';
import { themeTokens } from './themeTokens.ts';
import { tokenName } from './tokenName.ts';
import { vars } from './vars.css.ts';

const fontUrl = (module: string): string => `/fonts/${module.split('/').at(-1) ?? ''}`;
const brands = Object.values(BRAND_THEMES);
const themes = brands.flatMap(({ id }) =>
  THEME_NAMES.map((name) => [id, name, DELIVERED_THEMES[id][name]] as const),
);

describe('the theme contract', () => {
  it('derives variable names from the token path, equal in every build', () => {
    expect(vars.color.accentText).toBe('var(--fy-color-accent-text)');
    expect(tokenName(['space', 'x12'])).toBe('fy-space-x12');
  });

  it.each(themes)('%s %s defines every variable of the contract', (id, _name, settings) => {
    const css = themeCss(id, { fontUrl, settings });
    const unset = Object.entries(CONTRACT)
      .flatMap(([group, names]) => Object.keys(names).map((name) => `--${tokenName([group, name])}:`))
      .filter((name) => !new RegExp(`${name}[^;}]`).test(css));
    expect(unset).toEqual([]);
    expect(css).not.toMatch(/undefined|NaN/);
  });
});

describe.each(themes)('the style sheet of %s %s', (id, _name, settings) => {
  it('serves every font it references, only from its own origin', () => {
    const css = themeCss(id, { fontUrl, settings });
    for (const font of brandFonts(id, settings)) {
      expect(css).toContain(fontUrl(font.module));
      expect(fontModules()).toContain(font.module);
    }
    expect(css.match(/https?:\/\/(?!www\.w3\.org)/)).toBeNull();
  });

  it('gives each family a fallback font with the same metrics', () => {
    const { font } = themeTokens(BRAND_THEMES[id], settings);
    const families = [font.body, font.heading].map((stack) => /^'([^']+)', '([^']+)'/.exec(stack)?.slice(1));
    const css = themeCss(id, { fontUrl, settings });
    for (const [family, standIn] of families.map((pair) => pair ?? [])) {
      expect(standIn).toBe(`${family} Fallback`);
      expect(css).toContain(`@font-face{font-family:"${standIn}"`);
    }
  });

  it('is small enough to be inlined in the HTML', () => {
    expect(themeCss(id, { fontUrl, settings }).length).toBeLessThan(24_000);
  });

  it('provides hex colours and an icon for browsers', () => {
    expect(brandChrome(id, settings).themeColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(faviconSvg(id)).toMatch(/^<svg .*<title>.*<\/svg>$/s);
  });
});

describe('themeTokens', () => {
  const { theme1 } = DELIVERED_THEMES.aurora;

  it('dims the space of the scrollbar beside a dialog like the page', () => {
    const settings = { ...theme1, backgroundColor0: '#ffffff', backdropColor: 'oklch(0 0 0 / 0.8)' };
    expect(themeCss('aurora', { fontUrl, settings })).toMatch(
      /html:has\(dialog:modal:not\(\[data-scrolls-page\]\)\)\{background:#333333\}$/,
    );
  });

  const tokensWith = (change: Partial<ThemeSettings>) =>
    themeTokens(BRAND_THEMES.aurora, { ...theme1, ...change });

  it('keeps the proportion of radii, except that of buttons', () => {
    expect(tokensWith({ roundness: 28, buttonRoundness: 4 }).radius).toEqual({
      small: '16px',
      field: '24px',
      button: '4px',
      card: '28px',
      tile: '28px',
      sheet: '40px',
      round: '999px',
    });
  });

  it.each<[keyof ThemeSettings, Partial<ThemeSettings>, readonly [group: string, token: string], string]>([
    [
      'bodyFont',
      { bodyFont: 'Fraunces' },
      ['font', 'body'],
      "'Fraunces', 'Fraunces Fallback', 'Hiragino Mincho ProN', 'Noto Serif JP', 'Yu Mincho', serif",
    ],
    [
      'bodyFontSizeDesktop',
      { bodyFontSizeMobile: 16, bodyFontSizeDesktop: 18 },
      ['text', 'body'],
      'clamp(1rem, 0.9536rem + 0.1905vw, 1.125rem)',
    ],
    ['bodyLineHeight', { bodyLineHeight: 1.7 }, ['leading', 'body'], '1.7'],
    [
      'heading4FontSizeMobile',
      { heading4FontSizeMobile: 20, heading4FontSizeDesktop: 20 },
      ['text', 'title4'],
      '1.25rem',
    ],
    ['heading6FontWeight', { heading6FontWeight: 900 }, ['font', 'weightHeading6'], '900'],
    ['backgroundColorBase', { backgroundColorBase: '#010203' }, ['color', 'frame'], '#010203'],
    ['tertiaryColor', { tertiaryColor: '#0a0b0c' }, ['color', 'info'], '#0a0b0c'],
    [
      'logo',
      { logo: { url: '/media/logo.png', width: 160, height: 40 } },
      ['image', 'logo'],
      'url("/media/logo.png")',
    ],
  ])('writes %s into its variable', (_setting, change, [group, token], value) => {
    const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...tokensWith(change) };
    expect(groups[group]?.[token]).toBe(value);
  });

  it('gives the wordmark its desktop size in a media query', () => {
    const logoDesktop = { url: '/media/wide.svg', width: 200, height: 32 };
    const css = themeCss('aurora', { fontUrl, settings: { ...theme1, logoDesktop } });
    expect(css).toContain(
      '@media (min-width:1024px){:root{--fy-image-logo:url("/media/wide.svg");--fy-size-logo-width:12.5rem;--fy-size-logo-height:2rem}}',
    );
  });

  it.each([
    ['oklch(0.2 0.02 262)', 'dark'],
    ['oklch(0.95 0.02 262)', 'light'],
  ])('a page of %s has the colour scheme %s', (backgroundColor0, scheme) => {
    const css = themeCss('aurora', { fontUrl, settings: { ...theme1, backgroundColor0 } });
    expect(css).toContain(`:root{color-scheme:${scheme};`);
  });
});

describe('isBrandId', () => {
  it.each([
    ['aurora', true],
    ['toString', false],
    ['', false],
  ])('returns for %s: %s', (value, expected) => {
    expect(isBrandId(value)).toBe(expected);
  });
});
