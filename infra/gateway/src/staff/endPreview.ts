import { BodyTooLarge, readBody } from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEmpty } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import { clearedCookie } from '../cookies.ts';
import { sameSiteAddress } from './previewLink.ts';

const MAX_FORM_BYTES = 2_048;

/** Ends the preview: for the shell's request, and for a form that works without the shell. */
export async function endPreview(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  if (request.method !== 'POST') return sendEmpty(response, 405, { allow: 'POST' });
  if (
    request.headers.origin?.toLowerCase() !== context.origin.toLowerCase() ||
    (site !== undefined && site !== 'same-origin')
  )
    return sendEmpty(response, 403, { connection: 'close' });
  const body = await readBody(request, MAX_FORM_BYTES).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  });
  if (body === undefined) return sendEmpty(response, 413, { connection: 'close' });
  response.setHeader('set-cookie', clearedCookie(context, 'activePreview'));
  if (!(request.headers.accept ?? '').includes('text/html')) return sendEmpty(response, 204);
  sendEmpty(response, 303, { location: sameSiteAddress(new URLSearchParams(body).get('to') ?? '/') });
}
