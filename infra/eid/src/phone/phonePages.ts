import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieHeader, readCookie, seal, unseal } from '@foyer/runtime';
import type { Authentication } from '../authentications/authentications.ts';
import type { EidParts } from '../deps.ts';
import { formToken, readForm } from '../pages/forms.ts';
import { phoneNumber } from '../pages/methodForms.ts';
import { sendPageFile, type PageFiles } from '../pages/files.ts';
import { goTo, sendPage, sendState } from '../pages/page.ts';
import { textsOf, type TextId } from '../pages/texts.ts';
import type { FoundPerson } from '../people/people.ts';
import { inboxBody, openBody } from './phoneBodies.ts';
import { decideOnPhone } from './decideOnPhone.ts';

const COOKIE = 'eid_phone';
const COOKIE_SECONDS = 12 * 3_600;
const STATE_PATH = '/state';

/**
 * The phone of a person, with the requests that wait on it. Opening it takes the number only, like picking up a
 * phone; approving a request takes PIN1.
 */
export function phonePages(
  parts: EidParts,
  files: PageFiles,
): (request: IncomingMessage, response: ServerResponse) => void {
  const cookie = (value: string, seconds: number): Record<string, string> => ({
    'set-cookie': cookieHeader(COOKIE, value, {
      path: '/',
      maxAge: seconds,
      secure: parts.phoneOrigin.startsWith('https:'),
      sameSite: 'strict',
    }),
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (sendPageFile(request, response, files)) return;
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const { language, text } = textsOf(request.headers['accept-language'] ?? 'en');
    const opened = await phoneOf(parts, readCookie(request, COOKIE));
    const token = formToken(parts.keys.forms, `phone:${opened?.person.id ?? ''}`);

    const show = async (status: number, problem?: TextId): Promise<void> => {
      const requests = opened ? await parts.authentications.waitingOf(opened.person.id) : [];
      sendPage(response, status, {
        language,
        text,
        files,
        title: text('eid.phone.title'),
        institution: text('eid.phone.title'),
        body: opened
          ? inboxBody(text, token, { number: opened.number, requests }, problem)
          : openBody(text, token, problem && text(problem)),
        // no reload while the player answers: it would discard the input
        ...(opened && requests.length === 0 && { waiting: { state: stateOf([]), stateAt: STATE_PATH } }),
      });
    };

    if (request.method !== 'POST') {
      if (path !== STATE_PATH || !opened) return show(200);
      return sendState(response, stateOf(await parts.authentications.waitingOf(opened.person.id)));
    }
    const form = await readForm(request, parts.phoneOrigin, token);
    if (!form) return goTo(response, '/');
    if (path === '/open') {
      const number = phoneNumber(form.get('phoneNumber'));
      const person = number === undefined ? undefined : await parts.people.byPhoneNumber(number);
      if (number === undefined || !person) return show(422, 'eid.phone.unknown');
      const sealed = seal(parts.keys.cookies, number).toString('base64url');
      return goTo(response, '/', cookie(sealed, COOKIE_SECONDS));
    }
    if (path === '/close') return goTo(response, '/', cookie('', 0));
    if (path !== '/decide' || !opened) return goTo(response, '/');
    const problem = await decideOnPhone(parts, opened.person.id, form);
    return problem === undefined ? goTo(response, '/') : show(422, problem);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      parts.log.error('phone page failed', { error });
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'content-length': '0', 'retry-after': '2' }).end();
    });
  };
}

/** The requests that the page shows. */
function stateOf(requests: readonly Authentication[]): string {
  return requests.map(({ id }) => id).join();
}

async function phoneOf(
  { keys, people }: EidParts,
  value: string | undefined,
): Promise<{ readonly number: string; readonly person: FoundPerson } | undefined> {
  const number = value === undefined ? undefined : unseal(keys.cookies, Buffer.from(value, 'base64url'));
  const person = number === undefined ? undefined : await people.byPhoneNumber(number);
  return number !== undefined && person?.phoneReachable === true ? { number, person } : undefined;
}
