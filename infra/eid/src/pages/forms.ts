import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { html, ifTooLarge, readBody, type Html, type Piece } from '@foyer/runtime';

const BODY_LIMIT = 4 * 1024;
const FORM = /^application\/x-www-form-urlencoded\b/;

/** Fields of a form of our own page; undefined for anything else. */
export async function readForm(
  request: IncomingMessage,
  origin: string,
  token: string,
): Promise<URLSearchParams | undefined> {
  if (request.headers.origin !== origin || !FORM.test(request.headers['content-type'] ?? ''))
    return undefined;
  const body = await readBody(request, BODY_LIMIT).catch(ifTooLarge);
  const form = new URLSearchParams(body ?? '');
  return isSame(form.get('form_token') ?? '', token) ? form : undefined;
}

/** Proves that a form came from a page of its own interaction or phone. */
export function formToken(key: Buffer, subject: string): string {
  return createHmac('sha256', key).update(subject).digest('base64url');
}

/** A form with the token of its page. */
export function form(action: string, token: string, body: Piece): Html {
  return html`<form method="post" action="${action}">
<input type="hidden" name="form_token" value="${token}">
${body}
</form>`;
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
