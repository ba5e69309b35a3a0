import type { ServerResponse } from 'node:http';
import type { Asset } from '../http/assets.ts';
import { html, type Html } from '@foyer/runtime';
import type { Text } from './texts.ts';

export interface Page {
  readonly locale: string;
  readonly title: string;
  readonly institution: string;
  readonly body: Html;
  readonly style: Asset;
  readonly text: Text;
  /** `framed`: the bank's challenge inside the payment frame. */
  readonly kind: 'page' | 'framed';
}

/** Allowed embedders of a page and allowed targets of its form. */
export interface PagePolicy {
  readonly frameAncestors: readonly string[];
  readonly formTargets: readonly string[];
}

export const CLOSED_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // same-origin rather than no-referrer: with the latter, browsers send `Origin: null` with our own forms
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), clipboard-read=()',
  'origin-agent-cluster': '?1',
};

/** Sends a page with a content security policy that denies everything by default; bank pages run no scripts. */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: Page,
  policy: PagePolicy,
  headers: Readonly<Record<string, string>> = {},
): void {
  const markup = document(page).markup;
  response.writeHead(status, {
    ...CLOSED_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(markup)),
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      `form-action ${["'self'", ...policy.formTargets].join(' ')}`,
      "base-uri 'none'",
      `frame-ancestors ${policy.frameAncestors.length > 0 ? policy.frameAncestors.join(' ') : "'none'"}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    ...headers,
  });
  response.end(markup);
}

export function goTo(
  response: ServerResponse,
  location: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(303, {
      location,
      'content-length': '0',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      ...headers,
    })
    .end();
}

function document({ locale, title, institution, body, style, text, kind }: Page): Html {
  return html`<!doctype html>
<html lang="${locale.replace('_', '-')}" class="${kind}">
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
<footer><p>${text('page.test')}</p></footer>
</body>
</html>
`;
}
