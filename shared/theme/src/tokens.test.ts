import { describe, expect, it } from '@jest/globals';
import { brandChrome, brandFonts, faviconSvg, isBrandId, themeCss } from './brandCss.ts';
import { BRAND_THEMES } from './brands/brandThemes.ts';
import { CONTRACT } from './contract.ts';
import { tokenName } from './tokenName.ts';
import { vars } from './vars.css.ts';

const fontUrl = (module: string): string => `/fonts/${module.split('/').at(-1) ?? ''}`;
const brands = Object.values(BRAND_THEMES);

describe('the theme contract', () => {
  it('derives variable names from the token path, equal in every build', () => {
    expect(vars.color.accentText).toBe('var(--fy-color-accent-text)');
    expect(tokenName(['space', 'x12'])).toBe('fy-space-x12');
  });

  it.each(brands)('$name defines every variable of the contract', ({ id }) => {
    const css = themeCss(id, { fontUrl });
    const unset = Object.entries(CONTRACT)
      .flatMap(([group, names]) => Object.keys(names).map((name) => `--${tokenName([group, name])}:`))
      .filter((name) => !new RegExp(`${name}[^;}]`).test(css));
    expect(unset).toEqual([]);
  });
});

describe.each(brands)('the style sheet of $name', ({ id, tokens }) => {
  it('serves every font it references, only from its own origin', () => {
    const css = themeCss(id, { fontUrl });
    for (const font of brandFonts(id)) {
      expect(css).toContain(fontUrl(font.module));
    }
    expect(css.match(/https?:\/\/(?!www\.w3\.org)/)).toBeNull();
  });

  it('gives each family a fallback font with the same metrics', () => {
    const families = [tokens.font.body, tokens.font.heading].map((stack) =>
      /^'([^']+)', '([^']+)'/.exec(stack)?.slice(1),
    );
    const css = themeCss(id, { fontUrl });
    for (const [family, standIn] of families.map((pair) => pair ?? [])) {
      expect(standIn).toBe(`${family} Fallback`);
      expect(css).toContain(`@font-face{font-family:"${standIn}"`);
    }
  });

  it('is small enough to be inlined in the HTML', () => {
    expect(themeCss(id, { fontUrl }).length).toBeLessThan(24_000);
  });

  it('provides hex colours and an icon for browsers', () => {
    expect(brandChrome(id).themeColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(faviconSvg(id)).toMatch(/^<svg .*<title>.*<\/svg>$/s);
  });
});

describe('isBrandId', () => {
  it.each([
    ['aurora', true],
    ['toString', false],
    ['', false],
  ])('%s → %s', (value, expected) => {
    expect(isBrandId(value)).toBe(expected);
  });
});
