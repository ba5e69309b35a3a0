import { fontAddress } from '@foyer/runtime';
import { brandFonts } from '@foyer/theme/brand-css';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Built, BuiltApp } from '../files/builtApp.ts';
import { consoleThemeCss } from './consoleTheme.ts';

/** The console's document, the same for every address. */
export interface Pages {
  serve(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
  /** Font files by address. */
  readonly fonts: ReadonlyMap<string, Buffer>;
}

const NONCE_BYTES = 18;
const FILE_LIKE = /\.[a-z0-9]{1,8}$/i;
const FACE = 'inter';

export async function createPages(app: BuiltApp): Promise<Pages> {
  const resolve = createRequire(import.meta.url).resolve;
  const fonts = new Map<string, Buffer>();
  const addresses = new Map<string, string>();
  for (const { module } of brandFonts('aurora')) {
    const content = await readFile(resolve(module));
    addresses.set(module, fontAddress(module, content));
    fonts.set(fontAddress(module, content), content);
  }
  const theme = consoleThemeCss((module) => addresses.get(module) ?? '');
  const preload = [...addresses].find(([module]) => module.includes(`/${FACE}-latin-wght`))?.[1];

  return {
    fonts,
    async serve(request, response, url) {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || FILE_LIKE.test(url.pathname)) {
        return void response
          .writeHead(request.method === 'GET' ? 404 : 405, {
            'content-type': 'text/plain; charset=utf-8',
            'cache-control': 'no-store',
          })
          .end('Page not found.');
      }
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      const built = await app.current();
      const html = built ? documentOf(built, { nonce, theme, preload }) : waitingPage(nonce);
      response
        .writeHead(built ? 200 : 503, { ...headersOf(nonce), ...(built ? {} : { 'retry-after': '2' }) })
        .end(html);
    },
  };
}

function documentOf(
  { release, base, entry, scripts, css, sri }: Built,
  { nonce, theme, preload }: { nonce: string; theme: string; preload: string | undefined },
): string {
  const sheets = css.map(
    (file) =>
      `<link rel="stylesheet" href="${base}${file}" integrity="${sri[file]}" crossorigin="anonymous">`,
  );
  const code = [...scripts, entry].map(
    (file) =>
      `<script defer src="${base}${file}" integrity="${sri[file]}" crossorigin="anonymous" nonce="${nonce}"></script>`,
  );
  const styles = Object.fromEntries(Object.entries(sri).filter(([file]) => file.endsWith('.css')));
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Foyer console</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="dark light"><meta name="robots" content="noindex">',
    "<link rel=\"icon\" href=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%23222831'/%3E%3Cpath d='M9 8h14v4H13v3h8v4h-8v6H9z' fill='%238ac4ff'/%3E%3C/svg%3E\">",
    preload === undefined
      ? ''
      : `<link rel="preload" as="font" type="font/woff2" href="${preload}" crossorigin>`,
    `<style nonce="${nonce}">${theme}</style>`,
    ...sheets,
    `<script type="application/json" id="page" nonce="${nonce}">${JSON.stringify({ release, base, styles }).replaceAll('<', '\\u003c')}</script>`,
    ...code,
    '</head><body><div id="root"><noscript>The console needs JavaScript.</noscript></div></body></html>',
  ].join('');
}

/** Shown until the first build is available. */
function waitingPage(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Foyer console</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="2"><style nonce="${nonce}">body{font:1rem system-ui,sans-serif;background:#16181d;color:#f3f4f6;display:grid;place-items:center;min-height:90vh}</style></head><body><main><h1>The console is being built</h1><p>This page opens by itself.</p></main></body></html>`;
}

/** Security headers: scripts by nonce only, no framing, no referrer. */
function headersOf(nonce: string): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
