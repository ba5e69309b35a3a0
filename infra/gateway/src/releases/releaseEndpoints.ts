import { sendJson } from '@foyer/runtime';
import { BUCKET_HEADER } from '@foyer/kernel/browser-plan';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEmpty, sendText } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import { forBrowser } from '../html/documentPage.ts';
import { offeredLocale } from '../html/landing.ts';
import { sendKept } from './sendKept.ts';
import type { BrowserPlan } from './verifyReleasePlan.ts';
import type { StaffSight } from '../staff/staffSight.ts';
import { bucketOf, visitorOf, type EdgeVisitor, type VisitorReleases } from './visitorReleases.ts';

export interface ReleaseEndpointsPorts {
  current(): ReleasePlan | undefined;
  resolve(plan: ReleasePlan, visitor: EdgeVisitor): VisitorReleases;
  sightOf(request: IncomingMessage, context: RequestContext): StaffSight | undefined;
}

export interface SignedPlanPorts extends ReleaseEndpointsPorts {
  forBrowsers(): BrowserPlan | undefined;
}

/** What is live now for a page that is open: it asks when it was told of a change, when a part failed, and now and then when it cannot be told. */
export function answerReleaseSet(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  { current, resolve, sightOf }: ReleaseEndpointsPorts,
): void {
  const plan = current();
  if (!plan) return sendText(response, 503, 'Nothing is live yet.', { 'retry-after': '3' });
  const locale = offeredLocale(context.brand, new URLSearchParams(context.query).get('locale'));
  const { set, tag } = resolve(
    plan,
    visitorOf(context, locale, bucketOf(request, context).bucket, sightOf(request, context)),
  );
  const etag = `"${tag}"`;
  if (request.headers['if-none-match'] === etag) return sendEmpty(response, 304, { etag });
  sendJson(response, 200, forBrowser(set), { etag });
}

/** The same question of a page that verifies the answer: it is given what was signed, and resolves it for itself. A page of the staff never asks this. */
export async function answerSignedPlan(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  { current, resolve, forBrowsers }: SignedPlanPorts,
): Promise<void> {
  const plan = current();
  const browser = forBrowsers();
  if (!plan || !browser)
    return sendText(response, 503, 'Nothing that is signed for browsers is live.', { 'retry-after': '3' });
  const locale = offeredLocale(context.brand, new URLSearchParams(context.query).get('locale'));
  const { bucket } = bucketOf(request, context);
  const headers = {
    etag: `"${resolve(plan, visitorOf(context, locale, bucket)).tag}"`,
    [BUCKET_HEADER]: String(bucket),
    'cache-control': 'no-store',
  };
  if (request.headers['if-none-match'] === headers.etag) return sendEmpty(response, 304, headers);
  await sendKept(request, response, browser, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
}
