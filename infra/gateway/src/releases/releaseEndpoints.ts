import { sendJson } from '@foyer/runtime';
import type { ReleasePlan, Visitor } from '@foyer/kernel/release-plan';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEmpty, sendText } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import { forBrowser } from '../html/documentPage.ts';
import { offeredLocale } from '../html/landing.ts';
import { bucketOf, visitorOf, type VisitorReleases } from './visitorReleases.ts';

export interface ReleaseEndpointsPorts {
  current(): ReleasePlan | undefined;
  resolve(plan: ReleasePlan, visitor: Visitor): VisitorReleases;
}

/** What is live now for a page that is open: it asks when it was told of a change, when a part failed, and now and then when it cannot be told. */
export function answerReleaseSet(request: IncomingMessage, response: ServerResponse, context: RequestContext, { current, resolve }: ReleaseEndpointsPorts): void {
  const plan = current();
  if (!plan) return sendText(response, 503, 'Nothing is live yet.', { 'retry-after': '3' });
  const locale = offeredLocale(context.brand, new URLSearchParams(context.query).get('locale'));
  const { set, tag } = resolve(plan, visitorOf(context, locale, bucketOf(request, context).bucket));
  const etag = `"${tag}"`;
  if (request.headers['if-none-match'] === etag) return sendEmpty(response, 304, { etag });
  sendJson(response, 200, forBrowser(set), { etag });
}
