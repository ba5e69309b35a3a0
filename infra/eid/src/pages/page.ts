import type { IncomingMessage, ServerResponse } from 'node:http';
import { html, IMMUTABLE, type Html } from '@foyer/runtime';
import type { Style } from './style.ts';
import type { Text } from './texts.ts';

export interface Page {
  readonly language: string;
  readonly text: Text;
  readonly title: string;
  readonly institution: string;
  readonly body: Html;
  readonly style: Style;
  /** Origins where a form of this page may end. */
  readonly formTargets?: readonly string[];
  /** Seconds after which the page looks for an answer. */
  readonly refreshSeconds?: number;
}

/** Sends a page without scripts that denies everything it does not need. */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: Page,
  headers: Readonly<Record<string, string>> = {},
): void {
  const markup = document(page).markup;
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(markup)),
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      `form-action ${["'self'", ...(page.formTargets ?? [])].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // same-origin rather than no-referrer: with the latter, browsers send `Origin: null` with our own forms
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(page.refreshSeconds !== undefined && { refresh: String(page.refreshSeconds) }),
    ...headers,
  });
  response.end(markup);
}

export function goTo(
  response: ServerResponse,
  location: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(303, { location, 'content-length': '0', 'cache-control': 'no-store', ...headers }).end();
}

/** Serves the style under its own name; false for another path. */
export function sendStyle(request: IncomingMessage, response: ServerResponse, style: Style): boolean {
  if (request.url !== style.path || request.method !== 'GET') return false;
  response.writeHead(200, {
    'content-type': 'text/css; charset=utf-8',
    'content-length': String(style.css.length),
    'cache-control': IMMUTABLE,
    'x-content-type-options': 'nosniff',
  });
  response.end(style.css);
  return true;
}

function document({ language, text, title, institution, body, style }: Page): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${institution}</title>
<link rel="stylesheet" href="${style.path}" integrity="${style.integrity}">
</head>
<body>
<header><p class="institution">${institution}</p></header>
<main>${body}</main>
<footer><p>${text('eid.test')}</p></footer>
</body>
</html>
`;
}
