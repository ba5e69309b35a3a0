import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Html } from '@foyer/runtime';

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

export interface FramePolicy {
  /** Only for responses that a hidden frame of our own pages may receive: the silent sign-in. */
  readonly framedBySelf: boolean;
  /** Origin where a form of this page may end: that of a client on another origin. */
  readonly formTarget?: string | undefined;
}

/**
 * Denies everything and then allows what the page needs. Chromium applies form-action to redirects too;
 * those of players stay on this origin.
 */
export function setSecurityHeaders(
  response: ServerResponse,
  nonce: string,
  { framedBySelf, formTarget }: FramePolicy,
  https: boolean,
): void {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self'${formTarget === undefined ? '' : ` ${formTarget}`}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBySelf ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /csp-report',
  ];
  response.setHeader('content-security-policy', policy.join('; '));
  response.setHeader('x-content-type-options', 'nosniff');
  // same-origin, because no-referrer makes browsers send `Origin: null` with our own forms
  response.setHeader('referrer-policy', 'same-origin');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader(
    'permissions-policy',
    'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  );
  response.setHeader('cache-control', 'no-store');
  if (https) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

export function sendHtml(
  response: ServerResponse,
  status: number,
  page: Html,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(page.markup)),
    ...headers,
  });
  response.end(page.markup);
}

export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'content-length': '0' });
  response.end();
}
