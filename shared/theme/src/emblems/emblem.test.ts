import { describe, expect, it } from '@jest/globals';
import { BRAND_THEMES } from '../brands/brandThemes.ts';
import { emblemSvg, type EmblemTier } from './emblem.ts';
import { EMBLEM_HEIGHT, EMBLEM_WIDTH, hexagon, star } from './geometry.ts';

const TIERS: readonly EmblemTier[] = ['epic', 'major', 'minor'];
const brands = Object.values(BRAND_THEMES).map((theme) => theme.id);

describe('the hexagon (requirements/constants#artwork: about 95 by 110 units)', () => {
  it('points up and fills its bounding box', () => {
    const xs = hexagon(55).map(([x]) => x);
    const ys = hexagon(55).map(([, y]) => y);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(EMBLEM_WIDTH, 1);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(EMBLEM_HEIGHT, 1);
    expect(Math.min(...ys)).toBe(0);
  });

  it('has a ten-cornered star in its centre', () => {
    expect(star(24)).toHaveLength(10);
  });
});

describe('emblems', () => {
  it('differ between all brands and tiers', () => {
    const drawn = brands.flatMap((brand) => TIERS.map((tier) => emblemSvg(brand, tier)));
    expect(new Set(drawn).size).toBe(brands.length * TIERS.length);
  });

  it.each(brands)('%s is small and deterministic', (brand) => {
    for (const tier of TIERS) {
      expect(emblemSvg(brand, tier)).toBe(emblemSvg(brand, tier));
      expect(emblemSvg(brand, tier).length).toBeLessThan(8000);
      expect(emblemSvg(brand, tier)).not.toContain('NaN');
    }
  });

  it('includes an escaped title only when one is given', () => {
    expect(emblemSvg('aurora', 'epic')).toContain('aria-hidden="true"');
    expect(emblemSvg('aurora', 'epic', 'A < B')).toContain('<title>A &lt; B</title>');
  });

  it('has a version in currentColor', () => {
    expect(emblemSvg('forced-colors', 'major')).not.toMatch(/#[0-9a-f]{6}/);
  });
});
