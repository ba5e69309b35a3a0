import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge, EID_RETURN_PATH, sendJson } from '@foyer/runtime';
import { returnFromBank } from '../bank/returnFromBank.ts';
import { returnFromEid } from '../eid/returnFromEid.ts';
import { handleInteraction, sendNotice } from '../interaction/handleInteraction.ts';
import { openResumeLink } from '../interaction/openResumeLink.ts';
import { RESUME_PATH } from '../interaction/resumeLink.ts';
import { createNonce, setSecurityHeaders } from '../pages/respond.ts';
import type { Services } from '../services.ts';
import { originOf } from './origins.ts';
import type { Providers } from './providers.ts';
import { LANDING_PATH, showLanding } from './showLanding.ts';
import { showMailbox } from './showMailbox.ts';
import { createRealmVisit } from './realmVisit.ts';
import { rotateBefore } from './refresh.ts';
import { userinfo } from './userinfo.ts';

const PROTOCOL = '/protocol/openid-connect';

export interface RealmDeps {
  readonly services: Services;
  providers(): Providers;
}

/** Handles everything below `/realms/{brand}`. */
export async function handleRealm(
  request: IncomingMessage,
  response: ServerResponse,
  deps: RealmDeps,
): Promise<void> {
  const { services } = deps;
  const url = new URL(request.url ?? '/', 'http://realm.invalid');
  const [, brand = '', path = ''] = /^\/realms\/([a-z]{1,20})(\/.*)$/.exec(url.pathname) ?? [];
  const site = services.origins.get(originOf(request));
  if (!site) return sendJson(response, 400, { code: 'UNKNOWN_HOST' });
  if (site.brand !== brand) return sendJson(response, 404, { code: 'NOT_FOUND' });
  if (/%00/.test(url.href)) return sendJson(response, 400, { code: 'BAD_ADDRESS' });
  // koa would trust this header; the gateway passes the host in `Host`
  delete request.headers['x-forwarded-host'];

  const nonce = createNonce();
  const isSilent = url.searchParams.get('prompt') === 'none';
  setSecurityHeaders(
    response,
    nonce,
    { framedBySelf: isSilent || path === LANDING_PATH },
    site.origin.startsWith('https:'),
  );
  const visit = createRealmVisit({ request, response, services, site, query: url.searchParams, nonce });
  if (path.startsWith('/assets/')) {
    if (!services.assets.serve(request, response, path.slice('/assets/'.length)))
      sendJson(response, 404, { code: 'NOT_FOUND' });
    return;
  }
  if (path === LANDING_PATH && request.method === 'GET') return showLanding(visit);
  if (path === '/development/mailbox' && services.mailbox) return showMailbox(visit, services.mailbox);
  if (path === RESUME_PATH && request.method === 'GET') return openResumeLink(visit);
  if (path === EID_RETURN_PATH && request.method === 'GET') return returnFromEid(visit);
  if (path === '/bank/return' && request.method === 'GET') return returnFromBank(visit);
  const providers = deps.providers();
  if (path === `${PROTOCOL}/userinfo`) return userinfo(request, response, services, site, providers.keys);
  const provider = providers.of(site);
  if (path.startsWith('/interaction/')) return handleInteraction(visit, provider, path);
  if (!path.startsWith(PROTOCOL) && !path.startsWith('/.well-known/'))
    return sendNotice(visit, 404, 'not-found');
  if (path === `${PROTOCOL}/token` && request.method === 'POST') {
    const isRead = await readable(() => rotateBefore(request, services, brand), response);
    if (!isRead) return;
  }
  passOn(request, brand, path, url);
  await provider.callback()(request, response);
}

async function readable(work: () => Promise<void>, response: ServerResponse): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    sendJson(response, 413, { error: 'invalid_request' });
    return false;
  }
}

/**
 * oidc-provider derives its mount point from the difference between `originalUrl` and `url`. Sign-up is the
 * auth endpoint with another prompt.
 */
function passOn(
  request: IncomingMessage & { originalUrl?: string },
  brand: string,
  path: string,
  url: URL,
): void {
  let rest = `${path}${url.search}`;
  if (path === `${PROTOCOL}/registrations`) {
    const query = new URLSearchParams(url.search);
    query.set('prompt', 'create');
    rest = `${PROTOCOL}/auth?${query.toString()}`;
  }
  request.originalUrl = `/realms/${brand}${rest}`;
  request.url = rest;
}
