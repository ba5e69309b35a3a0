import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge, readBody, sendJson, TooBusy } from '@foyer/runtime';
import { errors } from 'oidc-provider';
import { FORM_TOKEN_HEADER, formTokenOf, isOwnRequest } from '../interaction/formToken.ts';
import { createNonce, sendHtml, setSecurityHeaders } from '../pages/respond.ts';
import { originOf } from '../realm/origins.ts';
import { originFacts } from '../realm/realmVisit.ts';
import {
  authenticate,
  authenticationOptions,
  register,
  registrationOptions,
  skipPasskey,
} from './staffPasskeys.ts';
import { handleInvitation } from './acceptInvitation.ts';
import { staffNoticePage, type StaffNotice } from './staffPages.ts';
import type { StaffProvider } from './staffProvider.ts';
import { STAFF_REALM } from './staffRealm.ts';
import { createStaffScene } from './staffScene.ts';
import type { StaffServices } from './staffServices.ts';
import { cancelStaffSignIn, showStaffSignIn, staffSignIn } from './staffSignIn.ts';
import type { StaffVisit } from './staffVisit.ts';

const BASE = `/realms/${STAFF_REALM}`;
const FORM_BYTES = 32 * 1024;

const INVITATION = /^\/invitation\/([\w-]{1,100})(\/.*)?$/;

type Action = (visit: StaffVisit) => Promise<void>;

/** Every path of a sign-in, below `/realms/staff/interaction/{uid}`. */
const ACTIONS: Readonly<Record<string, Action>> = {
  'GET ': showStaffSignIn,
  'POST /sign-in': staffSignIn,
  'POST /cancel': cancelStaffSignIn,
  'POST /passkey/authenticate/options': authenticationOptions,
  'POST /passkey/authenticate': authenticate,
  'POST /passkey/register/options': registrationOptions,
  'POST /passkey/register': register,
  'POST /passkey/later': skipPasskey,
};

/** Handles everything below `/realms/staff`, on the console's own origin only. */
export async function handleStaffRealm(
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
  services: StaffServices,
  { provider }: StaffProvider,
): Promise<void> {
  if (originOf(request) !== services.site.origin) return sendJson(response, 404, { code: 'NOT_FOUND' });
  const url = new URL(request.url ?? '/', services.site.origin);
  if (/%00/.test(url.href)) return sendJson(response, 400, { code: 'BAD_ADDRESS' });
  delete request.headers['x-forwarded-host'];
  const path = url.pathname.slice(BASE.length);
  const nonce = createNonce();
  const secure = services.site.origin.startsWith('https:');
  setSecurityHeaders(response, nonce, { framedBySelf: false }, secure);
  const notice = (status: number, kind: StaffNotice): void =>
    sendHtml(
      response,
      status,
      staffNoticePage(createStaffScene({ site: services.site, nonce, assets: services.assets.staff }), kind),
    );
  if (path.startsWith('/assets/')) {
    if (!services.assets.serve(request, response, path.slice('/assets/'.length)))
      sendJson(response, 404, { code: 'NOT_FOUND' });
    return;
  }
  if (path.startsWith('/protocol/openid-connect/') || path.startsWith('/.well-known/')) {
    request.originalUrl = `${BASE}${path}${url.search}`;
    request.url = `${path}${url.search}`;
    return void (await provider.callback()(request, response));
  }
  const [, token, step = ''] = INVITATION.exec(path) ?? [];
  if (token !== undefined) return handleInvitation({ request, response, services, nonce, token }, step);
  const [, uid, rest = ''] = /^\/interaction\/([\w-]+)(\/.*)?$/.exec(path) ?? [];
  const action = Object.hasOwn(ACTIONS, `${request.method} ${rest}`)
    ? ACTIONS[`${request.method} ${rest}`]
    : undefined;
  if (uid === undefined || !action) return notice(404, 'notFound');
  const interaction = await findInteraction(request, response, provider, uid);
  if (!interaction) return notice(400, 'expired');

  const { redirect_uri: target, client_id: client } = interaction.params;
  const targetOrigin =
    typeof target === 'string' && URL.canParse(target) ? new URL(target).origin : undefined;
  setSecurityHeaders(
    response,
    nonce,
    { framedBySelf: false, formTarget: targetOrigin === services.site.origin ? undefined : targetOrigin },
    secure,
  );
  const formToken = formTokenOf(services.formKey, STAFF_REALM, uid);
  const scene = createStaffScene({
    site: services.site,
    nonce,
    assets: services.assets.staff,
    interaction: { path: `${BASE}/interaction/${uid}`, formToken },
  });
  const aim =
    client === 'preview'
      ? scene.s('identity.staff.signIn.forPreview', {
          host: targetOrigin === undefined ? '' : new URL(targetOrigin).host,
        })
      : scene.s('identity.staff.signIn.forConsole');
  const visit: StaffVisit = {
    request,
    response,
    services,
    provider,
    interaction,
    scene,
    aim,
    from: originFacts(request, ''),
    form: new URLSearchParams(),
  };
  try {
    if (request.method === 'GET') return await action(visit);
    const isScript = rest.endsWith('/options');
    const form = await readForm(request, isScript);
    const given = form?.get('form_token') ?? request.headers[FORM_TOKEN_HEADER];
    if (!form) return notice(415, 'invalid');
    if (
      !isOwnRequest(request, services.site.origin, formToken, typeof given === 'string' ? given : undefined)
    ) {
      await services.events.record({
        kind: 'FORGED_REQUEST_REFUSED',
        brand: STAFF_REALM,
        from: visit.from,
        details: { path: rest },
      });
      return notice(403, 'invalid');
    }
    await action({ ...visit, form });
  } catch (error) {
    if (response.headersSent) throw error;
    if (error instanceof BodyTooLarge) return notice(413, 'invalid');
    if (!(error instanceof TooBusy)) services.log.error('staff interaction failed', { error });
    notice(503, 'unavailable');
  }
}

async function findInteraction(
  request: IncomingMessage,
  response: ServerResponse,
  provider: StaffProvider['provider'],
  uid: string,
): Promise<StaffVisit['interaction'] | undefined> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

async function readForm(request: IncomingMessage, isScript: boolean): Promise<URLSearchParams | undefined> {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== (isScript ? 'application/json' : 'application/x-www-form-urlencoded')) return undefined;
  const body = await readBody(request, FORM_BYTES);
  return new URLSearchParams(isScript ? '' : body.replace(/%00|\0/g, ''));
}
