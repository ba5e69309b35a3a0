import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from '../assets/encodings.ts';
import { encode } from '../html/compression.ts';
import type { BrowserPlan } from './verifyReleasePlan.ts';

/** Compressed bodies by encoding: after a change all open pages request the same one. */
const kept = new WeakMap<BrowserPlan, Map<string, Promise<Buffer>>>();

/** Sends the signed plan, compressed once. */
export async function sendSignedPlan(
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
