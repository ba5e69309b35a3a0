import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { compressible, type Compressible } from '@foyer/runtime';
import type { GameType } from '../../catalogue/row.ts';

export interface FrameAssets {
  /** By file name, below /assets/. */
  readonly files: ReadonlyMap<string, Compressible>;
  readonly scriptOf: Readonly<Record<GameType, string>>;
  readonly style: string;
  /** The font file that every text of a Latin locale needs. */
  readonly font: string;
}

const BROWSER = join(import.meta.dirname, '..', 'frame', 'browser');
const FONT = /^manrope-latin-wght-normal-.+\.woff2$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** Builds the frame of every engine. File names are content hashes. */
export async function buildFrameAssets(): Promise<FrameAssets> {
  const result = await build({
    entryPoints: {
      slot: join(BROWSER, 'slot', 'slot.ts'),
      roulette: join(BROWSER, 'roulette', 'roulette.ts'),
      frame: join(BROWSER, 'frame.css'),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome109', 'firefox115', 'safari16'],
    outdir: 'out',
    loader: { '.woff2': 'file' },
    publicPath: '/assets',
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const files = new Map<string, Compressible>();
  const names = new Map<string, string>();
  for (const output of result.outputFiles) {
    const file = output.path.replace(/^.*[\\/]/, '');
    const [base = '', ending = ''] = file.split('.');
    const body = Buffer.from(output.contents);
    // the style sheet refers to a font by the name that esbuild gave it, which carries a hash already
    const name =
      ending === 'woff2'
        ? file
        : `${base}-${createHash('sha256').update(body).digest('hex').slice(0, 16)}.${ending}`;
    names.set(file, name);
    files.set(name, compressible(TYPES[ending] ?? 'application/octet-stream', body));
  }
  const nameOf = (file: string): string => names.get(file) ?? '';
  return {
    files,
    scriptOf: { slot: nameOf('slot.js'), roulette: nameOf('roulette.js') },
    style: nameOf('frame.css'),
    font: [...files.keys()].find((file) => FONT.test(file)) ?? '',
  };
}
