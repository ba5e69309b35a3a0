import { fontModules } from '@foyer/theme/brand-css';
import { fontAddress } from '@foyer/runtime';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Font files that themes may use, kept in memory: a few hundred kilobytes that every page needs. */
export interface FontStore {
  /** @throws for a module that no theme uses. */
  readonly urlOf: (module: string) => string;
  readonly fileAt: (path: string) => Buffer | undefined;
}

export async function loadFonts(): Promise<FontStore> {
  const resolve = createRequire(import.meta.url).resolve;
  const urls = new Map<string, string>();
  const files = new Map<string, Buffer>();
  for (const module of fontModules()) {
    const content = await readFile(resolve(module));
    const url = fontAddress(module, content);
    urls.set(module, url);
    files.set(url, content);
  }
  function urlOf(module: string): string {
    const url = urls.get(module);
    if (url === undefined) throw new Error(`No theme uses the font ${module}.`);
    return url;
  }
  return {
    urlOf,
    fileAt: (path) => files.get(path),
  };
}
