import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import {
  compressible,
  IMMUTABLE,
  sendCompressible,
  sendJson,
  type Compressible,
  type Route,
} from '@foyer/runtime';

export interface Asset {
  readonly path: string;
  readonly integrity: string;
  readonly file: Compressible;
}

export interface Assets {
  readonly frameScript: Asset;
  readonly frameStyle: Asset;
  readonly pageStyle: Asset;
}

const SOURCES = join(import.meta.dirname, '..');
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Builds the frame's script and styles. File names are content hashes. */
export async function buildAssets(): Promise<Assets> {
  const result = await build({
    entryPoints: {
      frame: join(SOURCES, 'frame', 'browser', 'startFrame.ts'),
      look: join(SOURCES, 'frame', 'browser', 'frame.css'),
      page: join(SOURCES, 'pages', 'page.css'),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome109', 'firefox115', 'safari16'],
    outdir: 'out',
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const built = (file: string): Asset => {
    const output = result.outputFiles.find(({ path }) => path.replace(/^.*[\\/]/, '') === file);
    if (!output) throw new Error(`${file} is missing from the build output.`);
    const body = Buffer.from(output.contents);
    const [base = '', ending = ''] = file.split('.');
    return {
      path: `/assets/${base}-${createHash('sha256').update(body).digest('hex').slice(0, 16)}.${ending}`,
      integrity: `sha384-${createHash('sha384').update(body).digest('base64')}`,
      file: compressible(TYPES[ending] ?? 'application/octet-stream', body),
    };
  };
  return { frameScript: built('frame.js'), frameStyle: built('look.css'), pageStyle: built('page.css') };
}

/** Serves the files of {@link buildAssets} below `/assets/`. */
export function assetRoute(assets: Assets): Route {
  const files = new Map(
    Object.values(assets as unknown as Record<string, Asset>).map((asset) => [asset.path, asset]),
  );
  return ({ request, response, url }) => {
    const asset = files.get(url.pathname);
    if (!asset) return sendJson(response, 404, { code: 'NOT_FOUND' });
    sendCompressible({ request, response }, asset.file, {
      'cache-control': IMMUTABLE,
      'cross-origin-resource-policy': 'same-origin',
    });
  };
}
