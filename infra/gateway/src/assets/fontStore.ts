import { brandFonts, BRAND_THEMES } from '@foyer/theme/brand-css';
import type { BrandId } from '@foyer/market';
import { fontAddress } from '@foyer/runtime';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Font files of all brands, kept in memory: a few hundred kilobytes that every page needs. */
export interface FontStore {
  /** @throws for a module that no brand uses. */
  readonly urlOf: (module: string) => string;
  readonly fileAt: (path: string) => Buffer | undefined;
  /** Fonts of the text that is painted first. */
  readonly preloadsOf: (brand: BrandId) => readonly string[];
}

export async function loadFonts(): Promise<FontStore> {
  const resolve = createRequire(import.meta.url).resolve;
  const brandIds = Object.keys(BRAND_THEMES) as BrandId[];
  const modules = new Set(brandIds.flatMap((brand) => brandFonts(brand).map((font) => font.module)));
  const urls = new Map<string, string>();
  const files = new Map<string, Buffer>();
  for (const module of modules) {
    const content = await readFile(resolve(module));
    const url = fontAddress(module, content);
    urls.set(module, url);
    files.set(url, content);
  }
  function urlOf(module: string): string {
    const url = urls.get(module);
    if (url === undefined) throw new Error(`No brand uses the font ${module}.`);
    return url;
  }
  return {
    urlOf,
    fileAt: (path) => files.get(path),
    preloadsOf: (brand) =>
      brandFonts(brand)
        .filter((font) => font.preload)
        .map((font) => urlOf(font.module)),
  };
}
