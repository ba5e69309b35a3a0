import { readFileSync } from 'node:fs';
import type { BrandId } from '@foyer/market';

/** Where browsers ask for them; each is also named in the document. // spec §3, theme settings */
export const ICON_FILES = { '/favicon-16.png': 16, '/favicon-32.png': 32, '/apple-touch-icon.png': 180 } as const;

export type IconPath = keyof typeof ICON_FILES;

export function isIconPath(path: string): path is IconPath {
  return Object.hasOwn(ICON_FILES, path);
}

/** The picture of a brand's icon, drawn beforehand by `npm run icons`. */
export function iconPicture(brand: BrandId, path: IconPath): Buffer {
  return readFileSync(new URL(`./${brand}-${ICON_FILES[path]}.png`, import.meta.url));
}

export function iconTags(): string {
  const [small, medium, apple] = Object.keys(ICON_FILES);
  return [
    // a browser that reads SVG takes the last that fits
    `<link rel="icon" href="${small}" sizes="16x16" type="image/png"><link rel="icon" href="${medium}" sizes="32x32" type="image/png">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="${apple}" sizes="180x180">`,
  ].join('');
}
