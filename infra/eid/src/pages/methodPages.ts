import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { METHODS, type Method } from '../../catalogue/people.ts';
import type { EidParts } from '../deps.ts';
import { answerCard, answerPhone, showForm } from './methodForms.ts';
import { choiceBody, expiredBody } from './methodBodies.ts';
import { formToken, readForm } from './forms.ts';
import { sendPageFile, type PageFiles } from './files.ts';
import { goTo } from './page.ts';
import { textsOf } from './texts.ts';
import { finish, reject, send, type Visit } from './visit.ts';
import { sendWaitState, showWait } from './waitPage.ts';

const PATH = /^\/interaction\/([\w-]+)(?:\/([a-z-]+))?$/;

/** Pages of one authentication: choose a method, prove the identity, wait for the phone, or cancel. */
export function methodPages(
  parts: EidParts,
  provider: Provider,
  files: PageFiles,
): (request: IncomingMessage, response: ServerResponse) => void {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (sendPageFile(request, response, files)) return;
    const [, uid = '', rest = ''] = PATH.exec((request.url ?? '').split('?', 1)[0] ?? '') ?? [];
    const interaction = await provider.interactionDetails(request, response).catch((error: unknown) => {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    });
    const requested = interaction?.params['ui_locales'] ?? request.headers['accept-language'];
    const { language, text } = textsOf(typeof requested === 'string' ? requested : 'en');
    const token = formToken(parts.keys.forms, uid);
    const common = { parts, provider, files, request, response, language, text, token };
    if (!interaction || interaction.uid !== uid)
      return send(common, 410, { title: text('eid.expiredTitle'), body: expiredBody(text) });
    const visit: Visit = {
      ...common,
      interaction,
      path: `/interaction/${uid}`,
      clientId: String(interaction.params['client_id']),
      clientName: (await provider.Client.find(String(interaction.params['client_id'])))?.clientName ?? '',
      returnOrigin: new URL(String(interaction.params['redirect_uri'])).origin,
    };
    if (request.method === 'GET') return show(visit, rest);
    const form = await readForm(request, parts.issuer, token);
    if (!form) return goTo(response, visit.path);
    return post(visit, rest, form);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      parts.log.error('authentication failed', { error });
      if (response.headersSent) return void response.destroy();
      const { language, text } = textsOf('en');
      send({ parts, files, response, language, text }, 503, {
        title: text('eid.downTitle'),
        body: expiredBody(text),
      });
    });
  };
}

async function show(visit: Visit, rest: string): Promise<void> {
  if (rest === 'wait') return showWait(visit);
  if (rest === 'state') return sendWaitState(visit);
  if (isMethod(rest)) return showForm(visit, rest, 200);
  send(visit, 200, { title: visit.text('eid.choose'), body: choiceBody(visit) });
}

async function post(visit: Visit, rest: string, form: URLSearchParams): Promise<void> {
  if (rest === 'id-card') return answerCard(visit, form);
  if (rest === 'mobile-id' || rest === 'smart-id') return answerPhone(visit, rest, form);
  if (rest === 'wait') return finishIfApproved(visit);
  if (rest !== 'cancel') return goTo(visit.response, visit.path);
  await visit.parts.authentications.cancel(visit.interaction.uid);
  await reject(visit, reasonOf(form.get('reason')));
}

/** The person continues after an approval on the phone. */
async function finishIfApproved(visit: Visit): Promise<void> {
  const found = await visit.parts.authentications.ofInteraction(visit.interaction.uid);
  if (found?.state !== 'approved' || found.personId === null)
    return goTo(visit.response, `${visit.path}/wait`);
  await finish(visit, found.personId, found.method, found.decidedAt?.getTime());
}

function isMethod(text: string): text is Method {
  return (METHODS as readonly string[]).includes(text);
}

const REASONS = ['refused', 'expired', 'wrong-code', 'pin-blocked'] as const;

/** The outcome of the authentication before the person returned. */
function reasonOf(text: string | null): string {
  return REASONS.find((reason) => reason === text) ?? 'cancelled';
}
