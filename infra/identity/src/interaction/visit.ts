import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { BrandAssets } from '../pages/assets.ts';
import type { Html } from '@foyer/runtime';
import { noticePage, type Notice, type NoticeDetails } from '../pages/noticePages.ts';
import { redirect, sendHtml } from '../pages/respond.ts';
import type { Scene } from '../pages/scene.ts';
import type { PublicOrigin } from '../realm/origins.ts';
import type { Services } from '../services.ts';
import type { Origin } from '../store/events.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** One request of an interaction, with everything that its response needs. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly services: Services;
  readonly provider: Provider;
  readonly interaction: Interaction;
  readonly site: PublicOrigin;
  readonly from: Origin;
  readonly scene: Scene;
  readonly assets: BrandAssets;
  readonly query: URLSearchParams;
  /** Empty for GET. */
  readonly form: URLSearchParams;
}

export function show(
  visit: Visit,
  status: number,
  page: Html,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendHtml(visit.response, status, page, headers);
}

export function showNotice(visit: Visit, status: number, notice: Notice, details: NoticeDetails = {}): void {
  const headers: Record<string, string> = status === 503 ? { 'retry-after': '10' } : {};
  show(visit, status, noticePage(visit.scene, visit.assets, notice, details), headers);
}

/** Redirects to the next page after a form, so that a reload repeats nothing. */
export function goTo(visit: Visit, path: string): void {
  redirect(visit.response, `${visit.scene.interaction?.path ?? ''}${path}`);
}
