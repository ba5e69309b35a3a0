import { randomBytes } from 'node:crypto';
import type { FrameData } from '../rgs/view.ts';
import type { FrameAssets } from './assets.ts';

export interface FramePage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The frame's document: no inline script, no third party, embeddable only by the launch's origins. */
export function renderFramePage(data: FrameData, assets: FrameAssets): FramePage {
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html>
<html lang="${data.locale.replace('_', '-')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(data.title)}</title>
<link rel="preload" as="font" type="font/woff2" href="/assets/${assets.font}" crossorigin>
<link rel="stylesheet" href="/assets/${assets.style}">
<script type="application/json" id="frame-data">${escapeJson(data)}</script>
<script type="module" nonce="${nonce}" src="/assets/${assets.scriptOf[data.engine]}"></script>
</head>
<body><div id="game"></div></body>
</html>
`;
  return { html, headers: frameHeaders(nonce, data.hostOrigins) };
}

function frameHeaders(nonce: string, hostOrigins: readonly string[]): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${hostOrigins.length > 0 ? hostOrigins.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), clipboard-read=(), clipboard-write=()',
    'origin-agent-cluster': '?1',
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON escaped so that it cannot close its element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
