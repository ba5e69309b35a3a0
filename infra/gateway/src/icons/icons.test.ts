import { describe, expect, it } from '@jest/globals';
import { BRANDS } from '@foyer/market';
import { DELIVERED_THEMES } from '@foyer/market/themes';
import { inflateSync } from 'node:zlib';
import { ICON_FILES, iconPicture, iconTags, type IconPath } from './icons.ts';

const PATHS = Object.keys(ICON_FILES) as IconPath[]; // the keys of the table in the requirements

/** Raw image data of a PNG: all zeros would be an empty picture. */
function pixels(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.subarray(at + 4, at + 8).toString('latin1') === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return inflateSync(Buffer.concat(parts));
}

describe('icons of a brand (requirements/entities#theme-settings)', () => {
  it.each(BRANDS.flatMap((brand) => PATHS.map((path) => [brand, path] as const)))(
    '%s has %s as a PNG of its size',
    async (brand, path) => {
      const picture = await iconPicture(brand, path);
      expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
        ICON_FILES[path],
        ICON_FILES[path],
      ]);
      expect(new Set(pixels(picture)).size).toBeGreaterThan(10);
    },
  );

  it('differ between brands', async () => {
    const pictures = await Promise.all(
      BRANDS.map(async (brand) => (await iconPicture(brand, '/favicon-32.png')).toString('base64')),
    );
    expect(new Set(pictures).size).toBe(BRANDS.length);
  });

  it('are linked in the document', () => {
    for (const path of PATHS) expect(iconTags(DELIVERED_THEMES.aurora.theme1)).toContain(`href="${path}"`);
  });
});
