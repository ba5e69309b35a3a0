import { treemapOf } from '@foyer/build/treemap';
import type { Release } from '@foyer/build';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes over the wire (brotli) that a first visit of a remote's page downloads besides the shell. */
export interface TemplateBytes {
  /** The container with the federation runtime and the platform's runtime: entry and scripts. */
  readonly entry: number;
  /** The page without the framework, and its styles. */
  readonly page: number;
  /** A framework that the shell does not provide, an estimate within the page's script. */
  readonly framework: number;
  /** English texts. */
  readonly texts: number;
  readonly requests: number;
}

/** Libraries that the shell does not provide. */
const FRAMEWORKS: ReadonlySet<string> = new Set(['svelte', 'esm-env', 'clsx']);

/** Measures a built folder with one page. */
export function templateBytes(folder: string): TemplateBytes {
  const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release;
  const [ofPage = []] = Object.values(release.pages);
  const entry = [release.entry, ...release.scripts];
  const texts = release.i18n['en'] ?? [];
  const framework = Math.round(ofPage.reduce((sum, file) => sum + frameworkIn(folder, file), 0));
  return {
    entry: sizeOf(folder, entry),
    page: sizeOf(folder, [...ofPage, ...release.css]) - framework,
    framework,
    texts: sizeOf(folder, texts),
    requests: new Set([...entry, ...ofPage, ...release.css, ...texts]).size,
  };
}

function sizeOf(folder: string, files: readonly string[]): number {
  return files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length,
    0,
  );
}

function frameworkIn(folder: string, file: string): number {
  const map = path.join(folder, `${file}.map`);
  if (!file.endsWith('.js') || !existsSync(map)) return 0;
  const script = path.join(folder, file);
  const nodes = treemapOf(script, map);
  const all = nodes.reduce((sum, { bytes }) => sum + bytes, 0);
  const own = nodes.filter(({ name }) => FRAMEWORKS.has(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  // the treemap counts the plain size of a file without a compressed copy
  return (own / all) * sizeOf(folder, [file]);
}
