import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { sendJson, type Route } from '@foyer/runtime';

export interface Asset {
  readonly path: string;
  readonly integrity: string;
  readonly type: string;
  readonly body: Buffer;
  readonly brotli: Buffer;
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
      type: TYPES[ending] ?? 'application/octet-stream',
      body,
      brotli: brotliCompressSync(body),
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
    const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const body = isBrotli ? asset.brotli : asset.body;
    response.writeHead(200, {
      'content-type': asset.type,
      'content-length': String(body.length),
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(isBrotli ? { 'content-encoding': 'br' } : {}),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
