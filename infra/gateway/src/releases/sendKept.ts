import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from '../assets/encodings.ts';
import { encode } from '../html/compression.ts';
import type { BrowserPlan } from './verifyReleasePlan.ts';

/** Bodies by encoding: after a change every open page asks for the same one. */
const kept = new WeakMap<BrowserPlan, Map<string, Promise<Buffer>>>();

/** Sends what was signed for browsers, compressed once and not for each of them. */
export async function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  browser: BrowserPlan,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const bodies = kept.get(browser) ?? new Map<string, Promise<Buffer>>();
  kept.set(browser, bodies);
  const name = encoding ?? 'plain';
  const body =
    bodies.get(name) ??
    encode(Buffer.from(JSON.stringify({ payload: browser.payload, signature: browser.signature })), encoding);
  bodies.set(name, body);
  const bytes = await body;
  response
    .writeHead(200, {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      vary: 'accept-encoding',
      'content-length': String(bytes.length),
    })
    .end(request.method === 'HEAD' ? undefined : bytes);
}
