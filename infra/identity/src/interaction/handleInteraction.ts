import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { BodyTooLarge, readBody, sendJson, TooBusy } from '@foyer/runtime';
import { noticePage, type Notice } from '../pages/noticePages.ts';
import { sendHtml } from '../pages/respond.ts';
import { createScene, type Scene } from '../pages/scene.ts';
import { pageLanguage, rememberLanguage } from '../pages/pageLanguage.ts';
import { ApiUnavailable, RegisterUnavailable } from '../players/playersApi.ts';
import { REGISTRATION_PARAMETER } from '../realm/policy.ts';
import { originFacts, type RealmVisit } from '../realm/realmVisit.ts';
import { FORM_TOKEN_HEADER, formTokenOf, isOwnRequest } from './formToken.ts';
import { route, SCRIPT_ADDRESSES } from './routes.ts';
import { registrationPage } from './registrationPage.ts';
import { showNotice, type Interaction, type Visit } from './visit.ts';

const FORM_BYTES = 32 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** `/interaction/{uid}…` of one realm. */
export async function handleInteraction(visit: RealmVisit, provider: Provider, path: string): Promise<void> {
  const { request, response, services, site } = visit;
  const [, uid = '', rest = ''] = /^\/interaction\/([\w-]+)(\/.*)?$/.exec(path) ?? [];
  const interaction = await findInteraction(provider, request, response, uid);
  if (!interaction) return sendNotice(visit, 400, 'expired');
  const formToken = formTokenOf(services.formKey, site.brand, uid);
  const scene = sceneOf(visit, interaction, formToken);
  const inside: Visit = {
    request,
    response,
    services,
    provider,
    interaction,
    site,
    scene,
    from: originFacts(request, scene.market.country),
    assets: services.assets.of(site.brand),
    query: visit.query,
    form: new URLSearchParams(),
  };
  await answering(inside, async () => {
    if (request.method === 'GET') return route(inside, 'GET', rest);
    if (request.method !== 'POST') return showNotice(inside, 405, 'not-found');
    const form = await readForm(inside, SCRIPT_ADDRESSES.includes(rest));
    const given = form?.get('form_token') ?? request.headers[FORM_TOKEN_HEADER];
    if (!form) return showNotice(inside, 415, 'invalid');
    if (!isOwnRequest(request, site.origin, formToken, typeof given === 'string' ? given : undefined)) {
      await services.events.record({
        kind: 'FORGED_REQUEST_REFUSED',
        brand: site.brand,
        from: inside.from,
        details: { path: rest },
      });
      return showNotice(inside, 403, 'invalid');
    }
    return route({ ...inside, form }, 'POST', rest);
  });
}

/** Returns the interaction of both cookie and address; undefined when they differ. */
async function findInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  uid: string,
): Promise<Interaction | undefined> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/** Maps the failures that any step can have to a page. A retry loses no input. */
async function answering(visit: Visit, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof BodyTooLarge) return showNotice(visit, 413, 'invalid');
    if (error instanceof TooBusy) return showNotice(visit, 503, 'busy');
    if (!(error instanceof ApiUnavailable))
      visit.services.log.error('interaction failed', { brand: visit.site.brand, error });
    if (visit.response.headersSent) return void visit.response.end();
    if (SCRIPT_ADDRESSES.some((address) => visit.request.url?.endsWith(address)))
      return sendJson(visit.response, 503, { code: 'UNAVAILABLE' });
    showNotice(visit, 503, error instanceof RegisterUnavailable ? 'register-unavailable' : 'unavailable');
  }
}

async function readForm({ request }: Visit, isScript: boolean): Promise<URLSearchParams | undefined> {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== (isScript ? 'application/json' : FORM_TYPE)) return undefined;
  const body = await readBody(request, FORM_BYTES);
  // PostgreSQL cannot store NUL, and no keyboard types it
  return new URLSearchParams(isScript ? '' : body.replace(/%00|\0/g, ''));
}

function sceneOf(visit: RealmVisit, interaction: Interaction, formToken: string): Scene {
  const { site, market } = visit;
  const requested = interaction.params['ui_locales'];
  const locale = pageLanguage(visit.request, site, requested);
  // a choice of the browser may change
  if (requested !== undefined) rememberLanguage(visit.request, visit.response, site, locale);
  const path = `/realms/${site.brand}/interaction/${interaction.uid}`;
  return createScene({
    brand: site.brand,
    country: market.country,
    protectionMode: visit.services.settings.protectionMode,
    locale,
    nonce: visit.nonce,
    relyingParty: site.relyingParty,
    interaction: {
      path,
      formToken,
      registerHref: registrationPage(interaction.params[REGISTRATION_PARAMETER]) ?? `${path}/register`,
    },
  });
}

export function sendNotice(visit: RealmVisit, status: number, notice: Notice): void {
  const { site, services } = visit;
  const locale = pageLanguage(visit.request, site, visit.query.get('ui_locales'));
  const scene = createScene({
    brand: site.brand,
    country: visit.market.country,
    protectionMode: services.settings.protectionMode,
    locale,
    nonce: visit.nonce,
    relyingParty: site.relyingParty,
  });
  sendHtml(visit.response, status, noticePage(scene, services.assets.of(site.brand), notice));
}
