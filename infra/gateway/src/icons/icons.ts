import type { BrandId } from '@foyer/market';
import type { ThemeSettings } from '@foyer/market/theme-settings';
import { escapeHtml } from '@foyer/runtime';
import { faviconSvg } from '@foyer/theme/brand-css';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Addresses of the icons, also linked in the document. requirements/entities#theme-settings */
export const ICON_FILES = {
  '/favicon-16.png': 16,
  '/favicon-32.png': 32,
  '/apple-touch-icon.png': 180,
} as const;

export type IconPath = keyof typeof ICON_FILES;

export function isIconPath(path: string): path is IconPath {
  return Object.hasOwn(ICON_FILES, path);
}

const drawn = new Map<string, Promise<Buffer>>();
let renderer: Promise<void> | undefined;

/** A brand's icon as PNG, rendered on first request. */
export function iconPicture(brand: BrandId, path: IconPath): Promise<Buffer> {
  const key = `${brand}${path}`;
  const known = drawn.get(key) ?? draw(brand, path);
  drawn.set(key, known);
  return known;
}

const ROUND_CORNERS = /(<rect[^>]*) rx="[^"]*"/;

async function draw(brand: BrandId, path: IconPath): Promise<Buffer> {
  renderer ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(
    (module) => initWasm(module),
  );
  await renderer;
  const svg = faviconSvg(brand);
  // phones round the corners themselves, so the picture fills the square
  const source = path === '/apple-touch-icon.png' ? svg.replace(ROUND_CORNERS, '$1') : svg;
  const image = new Resvg(source, { fitTo: { mode: 'width', value: ICON_FILES[path] } }).render();
  return Buffer.from(image.asPng());
}

/** Link elements of a theme's icons. */
export function iconTags({ favicon16, favicon32, appleTouchIcon }: ThemeSettings): string {
  // Browsers with SVG support use the last matching link: only the drawn mark has an SVG file.
  const drawn = isIconPath(favicon16.url) && isIconPath(favicon32.url);
  return [
    linkTag('icon', favicon16),
    linkTag('icon', favicon32),
    drawn ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' : '',
    linkTag('apple-touch-icon', appleTouchIcon),
  ].join('');
}

function linkTag(rel: string, { url, width, height }: ThemeSettings['favicon16']): string {
  return `<link rel="${rel}" href="${escapeHtml(url)}" sizes="${width}x${height}">`;
}
