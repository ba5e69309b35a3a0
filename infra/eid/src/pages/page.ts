import type { ServerResponse } from 'node:http';
import { html, type Html } from '@foyer/runtime';
import type { PageFiles } from './files.ts';
import type { Text } from './texts.ts';

export interface Page {
  readonly language: string;
  readonly text: Text;
  readonly title: string;
  readonly institution: string;
  readonly body: Html;
  readonly files: PageFiles;
  /** Origins where a form of this page may end. */
  readonly formTargets?: readonly string[];
  readonly waiting?: Waiting | undefined;
}

/**
 * True for a waiting page, which reloads only when its state changes, so that the keyboard focus is kept
 * until then.
 */
export interface Waiting {
  readonly state: string;
  /** Path that responds with the current state. */
  readonly stateAt: string;
}

/** Without scripts, a page that waits reloads in this interval: long enough to reach its last control. */
const RELOAD_SECONDS = 15;

/** Sends a page whose policy denies everything it does not need; only a waiting page has a script. */
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
      ...(page.waiting ? ["script-src 'self'", "connect-src 'self'"] : []),
      `form-action ${["'self'", ...(page.formTargets ?? [])].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // same-origin rather than no-referrer: with the latter, browsers send `Origin: null` with our own forms
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
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

/** Responds with the state of a page that waits. */
export function sendState(response: ServerResponse, state: string): void {
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(state)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(state);
}

function waitingHead({ state, stateAt }: Waiting, { script }: PageFiles): Html {
  return html`<noscript><meta http-equiv="refresh" content="${RELOAD_SECONDS}"></noscript>
<script src="${script.path}" integrity="${script.integrity}" defer data-state="${state}" data-state-at="${stateAt}"></script>`;
}

function document({ language, text, title, institution, body, files, waiting }: Page): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${institution}</title>
<link rel="stylesheet" href="${files.style.path}" integrity="${files.style.integrity}">
${waiting && waitingHead(waiting, files)}
</head>
<body>
<header><p class="institution">${institution}</p></header>
<main>${body}</main>
<footer><p>${text('eid.test')}</p></footer>
</body>
</html>
`;
}
