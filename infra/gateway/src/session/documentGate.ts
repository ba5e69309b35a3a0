import { documentHeaders } from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEmpty } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import { sendDocument } from '../html/compression.ts';
import { landingOf } from '../html/landing.ts';
import { createNonce, textPagePolicy } from '../html/textPagePolicy.ts';
import { isCrossSite, isVisit, scrubQuery, type AddressTokens } from './addressTokens.ts';
import { clearedCookie, cookieHeader, readCookie, storedLocale } from '../cookies.ts';
import { offerCookie, readOffer } from './offerCookie.ts';
import { composeOfferPage } from './offerPage.ts';
import type { SessionApi } from './sessionApi.ts';
import { formTokenOf } from './signInAttempt.ts';

export interface DocumentGateDeps {
  readonly api: SessionApi;
  readonly gamesOrigin: string;
  readonly sessionSeconds: number;
  readonly brandCss: (brand: RequestContext['brand']['id']) => string;
}

/**
 * True if it has sent the response. Tokens never reach a page, and a confirmation is shown before its page.
 */
export type DocumentGate = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => Promise<boolean>;

export function createDocumentGate(deps: DocumentGateDeps): DocumentGate {
  const { api } = deps;

  /**
   * requirements/routes#query-parameters: the browser always continues at the same address without tokens.
   */
  async function takeFromAddress(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    found: { readonly tokens: AddressTokens | undefined; readonly rest: string },
  ): Promise<void> {
    const isOurs = context.brand.authentication === 'custom';
    // a prefetched address is opened again with the click and needs its tokens then
    if (isOurs && request.headers['sec-purpose'] !== undefined) return sendEmpty(response, 503);
    const landing = landingOf(context.brand, context.path, found.rest);
    const address = landing.kind === 'redirect' ? landing.to : `${context.path}${found.rest}`;
    if (isOurs && found.tokens && isVisit(request)) {
      const taken = await api.take(
        context,
        readCookie(request, context, 'session'),
        found.tokens,
        isCrossSite(request),
      );
      if (typeof taken === 'object') {
        const cookies = taken.isOffered
          ? [offerCookie(context, taken.handle, address)]
          : [
              cookieHeader(context, 'session', taken.handle, deps.sessionSeconds),
              clearedCookie(context, 'offer'),
            ];
        response.setHeader('set-cookie', cookies);
      }
    }
    sendEmpty(response, 303, { location: address, 'referrer-policy': 'no-referrer' });
  }

  async function offerSignIn(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
  ): Promise<boolean> {
    const address = `${context.path}${context.query}`;
    const handle = request.method === 'GET' ? readOffer(request, context, address) : undefined;
    if (handle === undefined) return false;
    const landing = landingOf(context.brand, context.path, context.query, storedLocale(request, context));
    const offer = await api.offer(context, handle);
    if (offer === 'refused') response.setHeader('set-cookie', clearedCookie(context, 'offer'));
    if (typeof offer === 'string' || landing.kind === 'redirect') return false;
    const nonce = createNonce();
    const html = composeOfferPage({
      brand: context.brand.id,
      brandCss: deps.brandCss(context.brand.id),
      locale: landing.locale,
      nonce,
      initial: offer.initial,
      isReplacing: readCookie(request, context, 'session') !== undefined,
      formToken: formTokenOf(handle),
      to: address,
    });
    // with no-referrer the browser would send the form with origin null
    const headers = documentHeaders({
      policy: textPagePolicy(nonce, { 'form-action': "'self'" }),
      gamesOrigin: deps.gamesOrigin,
      referrer: 'strict-origin-when-cross-origin',
    });
    await sendDocument(request, response, 200, html, headers);
    return true;
  }

  return async (request, response, context) => {
    const found = scrubQuery(context.query);
    if (found.hasTokens) {
      await takeFromAddress(request, response, context, found);
      return true;
    }
    return context.brand.authentication === 'custom' && offerSignIn(request, response, context);
  };
}
