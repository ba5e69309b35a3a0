import { sendJson } from '@foyer/runtime';
import { BUCKET_HEADER } from '@foyer/kernel/browser-plan';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEmpty, sendText } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import { forBrowser } from '../html/documentPage.ts';
import { offeredLocale } from '../html/landing.ts';
import { acceptedEncodings } from '../assets/encodings.ts';
import { encode } from '../html/compression.ts';
import type { BrowserPlan } from './verifyReleasePlan.ts';
import type { ActivePreview } from '../staff/activePreview.ts';
import { bucketOf, visitorOf, type EdgeVisitor, type VisitorReleases } from './visitorReleases.ts';

export interface ReleaseEndpointsPorts {
  current(): ReleasePlan | undefined;
  resolve(plan: ReleasePlan, visitor: EdgeVisitor): VisitorReleases;
  activePreviewOf(request: IncomingMessage, context: RequestContext): ActivePreview | undefined;
}

export interface SignedPlanPorts extends ReleaseEndpointsPorts {
  forBrowsers(): BrowserPlan | undefined;
}

/**
 * The current release set for an open page: requested after a notification, after a failure, and by polling
 * without a connection.
 */
export function answerReleaseSet(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  { current, resolve, activePreviewOf }: ReleaseEndpointsPorts,
): void {
  const plan = current();
  if (!plan) return sendText(response, 503, 'Nothing is live yet.', { 'retry-after': '3' });
  const locale = offeredLocale(context.brand, new URLSearchParams(context.query).get('locale'));
  const { set, tag } = resolve(
    plan,
    visitorOf(context, locale, bucketOf(request, context).bucket, activePreviewOf(request, context)),
  );
  const etag = `"${tag}"`;
  if (request.headers['if-none-match'] === etag) return sendEmpty(response, 304, { etag });
  sendJson(response, 200, forBrowser(set), { etag });
}

/** The signed plan for pages that verify and resolve it themselves. Not used for staff previews. */
export async function answerSignedPlan(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  { current, resolve, forBrowsers }: SignedPlanPorts,
): Promise<void> {
  const plan = current();
  const browser = forBrowsers();
  if (!plan || !browser)
    return sendText(response, 503, 'No signed browser plan is available.', { 'retry-after': '3' });
  const locale = offeredLocale(context.brand, new URLSearchParams(context.query).get('locale'));
  const { bucket } = bucketOf(request, context);
  const headers = {
    etag: `"${resolve(plan, visitorOf(context, locale, bucket)).tag}"`,
    [BUCKET_HEADER]: String(bucket),
    'cache-control': 'no-store',
  };
  if (request.headers['if-none-match'] === headers.etag) return sendEmpty(response, 304, headers);
  await sendSignedPlan(request, response, browser, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
}

/** Compressed bodies by encoding: after a change all open pages request the same one. */
const compressedBodies = new WeakMap<BrowserPlan, Map<string, Promise<Buffer>>>();

/** Sends the signed plan; each encoding is compressed once per plan. */
async function sendSignedPlan(
  request: IncomingMessage,
  response: ServerResponse,
  browser: BrowserPlan,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const bodies = compressedBodies.get(browser) ?? new Map<string, Promise<Buffer>>();
  compressedBodies.set(browser, bodies);
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
