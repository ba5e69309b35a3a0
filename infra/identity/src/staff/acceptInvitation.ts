import type { IncomingMessage, ServerResponse } from 'node:http';
import { generateRegistrationOptions, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { BodyTooLarge, readBody, sendJson } from '@foyer/runtime';
import { FORM_TOKEN_HEADER, formTokenOf, isOwnRequest } from '../interaction/formToken.ts';
import { checkRegistration, passkeyAnswerOf } from '../interaction/passkeyAnswers.ts';
import { sendHtml } from '../pages/respond.ts';
import { originFacts } from '../realm/realmVisit.ts';
import {
  invitationDonePage,
  invitationNoticePage,
  invitationPage,
  type InvitationNotice,
} from './staffInvitationPages.ts';
import type { StaffInvitation } from './staffInvitations.ts';
import { STAFF_REALM } from './staffRealm.ts';
import { createStaffScene } from './staffScene.ts';
import type { StaffServices } from './staffServices.ts';

const FORM_BYTES = 32 * 1024;
const NOTICE_STATUS: Readonly<Record<InvitationNotice, number>> = {
  unknown: 404,
  expired: 410,
  replaced: 410,
  accepted: 410,
};

interface Acceptance {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly services: StaffServices;
  readonly nonce: string;
  readonly token: string;
}

/** `/realms/staff/invitation/{token}`: opening it changes nothing; registering a passkey there creates the account. */
export async function handleInvitation(visit: Acceptance, path: string): Promise<void> {
  const { request, response, services, token } = visit;
  const invitation = await services.invitations.find(token);
  if (invitation?.state !== 'open') return showNotice(visit, invitation?.state ?? 'unknown');
  if (request.method === 'GET' && path === '') return showForm(visit, invitation);
  if (request.method !== 'POST') return sendJson(response, 404, { code: 'NOT_FOUND' });
  let body: string;
  try {
    body = await readBody(request, FORM_BYTES);
  } catch (error) {
    if (error instanceof BodyTooLarge) return sendJson(response, 413, { code: 'BODY_TOO_LARGE' });
    throw error;
  }
  const isOptions = path === '/passkey/register/options';
  const form = new URLSearchParams(isOptions ? '' : body);
  if (!isOwnForm(visit, form)) {
    await services.events.record({
      kind: 'FORGED_REQUEST_REFUSED',
      brand: STAFF_REALM,
      from: originFacts(request, ''),
      details: { path: `/invitation${path}` },
    });
    return sendJson(response, 403, { code: 'FORGED_REQUEST' });
  }
  if (isOptions) return sendOptions(visit, invitation);
  if (path === '/passkey/register') return register(visit, invitation, form);
  sendJson(response, 404, { code: 'NOT_FOUND' });
}

function isOwnForm({ request, services, token }: Acceptance, form: URLSearchParams): boolean {
  const given = form.get('form_token') ?? request.headers[FORM_TOKEN_HEADER];
  const expected = formTokenOf(services.formKey, STAFF_REALM, token);
  return isOwnRequest(request, services.site.origin, expected, typeof given === 'string' ? given : undefined);
}

async function sendOptions(
  { response, services, token }: Acceptance,
  { email, userHandle }: StaffInvitation,
): Promise<void> {
  const options = await generateRegistrationOptions({
    rpName: 'Foyer',
    rpID: services.site.relyingParty,
    userName: email,
    userID: new Uint8Array(userHandle),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await services.interactionStates.write(STAFF_REALM, token, { challenge: options.challenge });
  sendJson(response, 200, options);
}

async function register(
  visit: Acceptance,
  invitation: StaffInvitation,
  form: URLSearchParams,
): Promise<void> {
  const { request, response, services, token } = visit;
  const challenge = await services.interactionStates.takeChallenge(STAFF_REALM, token);
  const answer = passkeyAnswerOf<RegistrationResponseJSON>(form);
  const passkey =
    challenge !== undefined && answer
      ? await checkRegistration(answer, { ...services.site, challenge }, (reason) =>
          services.log.info('staff passkey rejected', { reason }),
        )
      : undefined;
  if (!passkey) return showForm(visit, invitation, 422);
  const staffId = await services.invitations.accept(token, passkey, originFacts(request, ''));
  // another request has used the link first
  if (staffId === undefined) return showNotice(visit, 'accepted');
  services.log.info('staff invitation accepted', { staffId, invitationId: invitation.invitationId });
  sendHtml(response, 200, invitationDonePage(sceneOf(visit), `${services.site.origin}/`));
}

function showForm(visit: Acceptance, invitation: StaffInvitation, status = 200): void {
  const scene = sceneOf(visit);
  const problem = status === 200 ? undefined : scene.t('identity.passkey.failed');
  sendHtml(visit.response, status, invitationPage(scene, invitation, problem));
}

function showNotice(visit: Acceptance, notice: InvitationNotice): void {
  sendHtml(visit.response, NOTICE_STATUS[notice], invitationNoticePage(sceneOf(visit), notice));
}

function sceneOf({ services, nonce, token }: Acceptance): ReturnType<typeof createStaffScene> {
  return createStaffScene({
    site: services.site,
    nonce,
    assets: services.assets.staff,
    interaction: {
      path: `/realms/${STAFF_REALM}/invitation/${token}`,
      formToken: formTokenOf(services.formKey, STAFF_REALM, token),
    },
  });
}
