import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BRANDS } from '@foyer/market';
import { faviconSvg } from '@foyer/theme/brand-css';
import { ICON_FILES, iconPicture, iconTags, type IconPath } from './icons.ts';

const PATHS = Object.keys(ICON_FILES) as IconPath[]; // the table's own keys
const drawn = JSON.parse(readFileSync(new URL('./drawn.json', import.meta.url), 'utf8')) as Record<string, string>;

describe('the icons of a brand (spec §3, theme settings)', () => {
  it.each(BRANDS.flatMap((brand) => PATHS.map((path) => [brand, path] as const)))('%s has %s as a PNG of its size', (brand, path) => {
    const picture = iconPicture(brand, path);
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([ICON_FILES[path], ICON_FILES[path]]);
  });

  it.each(BRANDS)('%s was drawn from the icon it has now; if not: npm run icons', (brand) => {
    expect(drawn[brand]).toBe(createHash('sha256').update(faviconSvg(brand)).digest('hex'));
  });

  it('are all named in the document', () => {
    for (const path of PATHS) expect(iconTags()).toContain(`href="${path}"`);
  });
});
