import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Assets } from '../http/assets.ts';
import { html, inlineJson, trustedHtml } from '@foyer/runtime';
import { CLOSED_HEADERS } from '../pages/page.ts';
import type { FrameData } from './frameData.ts';

/**
 * The only document in which card numbers are entered: one script with integrity, nothing inline, no
 * cookie, no third party.
 */
export function sendFrame(
  response: ServerResponse,
  data: FrameData,
  assets: Assets,
  bankOrigin: string,
): void {
  const nonce = randomBytes(16).toString('base64');
  const { markup } = html`<!doctype html>
<html lang="${data.texts.locale.replace('_', '-')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${data.texts.messages['pay.frame.title']}</title>
<link rel="stylesheet" nonce="${nonce}" href="${assets.frameStyle.path}" integrity="${assets.frameStyle.integrity}">
<script type="application/json" id="frame-data">${trustedHtml(inlineJson(data))}</script>
<script type="module" nonce="${nonce}" src="${assets.frameScript.path}" integrity="${assets.frameScript.integrity}"></script>
</head>
<body><div id="frame"></div></body>
</html>
`;
  response.writeHead(200, {
    ...frameHeaders({ nonce, hostOrigins: data.hostOrigins, bankOrigin }),
    'content-length': String(Buffer.byteLength(markup)),
  });
  response.end(markup);
}

/** All security headers of the frame. */
export function frameHeaders({
  nonce,
  hostOrigins,
  bankOrigin,
}: {
  readonly nonce: string;
  readonly hostOrigins: readonly string[];
  readonly bankOrigin: string;
}): Readonly<Record<string, string>> {
  return {
    ...CLOSED_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      "style-src 'self'",
      "connect-src 'self'",
      `frame-src ${bankOrigin}`,
      `frame-ancestors ${hostOrigins.length > 0 ? hostOrigins.join(' ') : "'none'"}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  };
}
