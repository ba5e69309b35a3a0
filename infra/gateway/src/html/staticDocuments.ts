import type { Brand, BrandId } from '@foyer/market';
import { documentHeaders } from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '../context.ts';
import { sendDocument } from './compression.ts';
import { requestLocale } from './requestLocale.ts';
import { createNonce, textPagePolicy } from './textPagePolicy.ts';
import { composeStaticPage, type StaticPage } from './staticPage.ts';

/** `staff`: no staff member is signed in. `other`: another staff member is signed in. */
export type PreviewNotice = 'staff' | 'other' | 'over' | 'again' | 'unreachable';

/** Pages without the shell. */
export interface StaticDocuments {
  /** Shown until a shell is live; reloads automatically. */
  preparing(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void>;
  unknownHost(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Shown to a person when an upstream page is unavailable. */
  unavailable(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    status: number,
  ): Promise<void>;
  /** Explains why a staff preview link shows nothing, and how to continue. */
  notice(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    status: number,
    kind: PreviewNotice,
    to: { readonly live: string; readonly signIn?: string },
  ): Promise<void>;
}

const PREPARING_REFRESH_SECONDS = 3;

export function createStaticDocuments({
  themeCss,
  gamesOrigin,
}: {
  readonly themeCss: (brand: BrandId) => string;
  readonly gamesOrigin: string;
}): StaticDocuments {
  async function sendStatic(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    brand: Brand | undefined,
    page: Omit<StaticPage, 'nonce' | 'theme' | 'locale'>,
  ): Promise<void> {
    const nonce = createNonce();
    const locale = requestLocale(request, brand);
    const html = composeStaticPage({
      ...page,
      nonce,
      locale,
      theme: brand && { brand: brand.id, css: themeCss(brand.id) },
    });
    const headers = documentHeaders({ policy: textPagePolicy(nonce), gamesOrigin, referrer: 'no-referrer' });
    await sendDocument(
      request,
      response,
      status,
      html,
      status >= 500 ? { ...headers, 'retry-after': String(PREPARING_REFRESH_SECONDS) } : headers,
    );
  }

  return {
    preparing: (request, response, context) =>
      sendStatic(request, response, 503, context.brand, {
        title: 'gateway.preparing.title',
        text: 'gateway.preparing.text',
        refreshSeconds: PREPARING_REFRESH_SECONDS,
      }),
    unknownHost: (request, response) =>
      sendStatic(request, response, 421, undefined, {
        title: 'gateway.unknownHost.title',
        text: 'gateway.unknownHost.text',
      }),
    notice: (request, response, context, status, kind, { live, signIn }) =>
      sendStatic(request, response, status, context.brand, {
        title: `gateway.preview.${kind}.title`,
        text: `gateway.preview.${kind}.text`,
        links: [
          { href: live, text: 'gateway.preview.live' },
          ...(signIn === undefined ? [] : [{ href: signIn, text: 'gateway.preview.signIn' } as const]),
        ],
      }),
    unavailable: (request, response, context, status) =>
      sendStatic(request, response, status, context.brand, {
        title: 'gateway.unavailable.title',
        text: 'gateway.unavailable.text',
        retry: 'gateway.unavailable.retry',
      }),
  };
}
