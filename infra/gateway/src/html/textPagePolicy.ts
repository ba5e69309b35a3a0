import { composePolicy } from '@foyer/runtime';
import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 18;

export function createNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64');
}

/** For pages with text only. */
export function textPagePolicy(nonce: string, extra: Readonly<Record<string, string>> = {}): string {
  return composePolicy({
    'default-src': "'none'",
    'style-src': `'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...extra,
  });
}
