import { parseEstonianCode } from '@foyer/runtime/personal-code';
import type { Method } from '../../catalogue/people.ts';
import type { PhoneMethod } from '../authentications/authentications.ts';
import { formBody } from './methodBodies.ts';
import { goTo } from './page.ts';
import type { TextId } from './texts.ts';
import { finish, send, type Visit } from './visit.ts';

const PIN = /^\d{4,12}$/;
const DOCUMENT = /^[A-Z]{2}\d{7}$/;
const PHONE = /^\+\d{7,15}$/;
const COUNTRY_CODE = '+372';

type Problem = Extract<TextId, `eid.problem.${string}`>;

/** The field of each problem. */
const FIELD_OF: Readonly<Record<Problem, string>> = {
  'eid.problem.card': 'pin',
  'eid.problem.code': 'personalCode',
  'eid.problem.phone': 'phoneNumber',
  'eid.problem.tooMany': '',
  'eid.problem.waiting': '',
};

export function showForm(visit: Visit, method: Method, status: number, problem?: Problem): void {
  const { text } = visit;
  send(visit, status, {
    title: text(`eid.method.${method}`),
    body: formBody(visit, method, problem && { field: FIELD_OF[problem], text: text(problem) }),
  });
}

/**
 * The chip of the card is proved by its PIN1. An unknown card, a wrong PIN and a blocked one have the same
 * message.
 */
export async function answerCard(visit: Visit, form: URLSearchParams): Promise<void> {
  const { parts, clientId } = visit;
  const documentNumber = plain(form.get('document')).toUpperCase();
  const pin = plain(form.get('pin'));
  if (!DOCUMENT.test(documentNumber) || !PIN.test(pin))
    return showForm(visit, 'id-card', 422, 'eid.problem.card');
  const person = await parts.people.byDocument(documentNumber);
  const check = person ? await parts.people.checkPin(person.id, pin) : 'wrong';
  if (person && check === 'right') return finish(visit, person.id, 'id-card');
  await parts.authentications.record({
    kind: check === 'blocked' ? 'pin-blocked' : 'wrong-pin',
    method: 'id-card',
    clientId,
    personId: person?.id ?? null,
  });
  showForm(visit, 'id-card', 422, 'eid.problem.card');
}

/** Sends the request to the phone. Unknown people see the same page as people whose phone does not answer. */
export async function answerPhone(visit: Visit, method: PhoneMethod, form: URLSearchParams): Promise<void> {
  const { parts, interaction, clientId } = visit;
  const code = parseEstonianCode(form.get('personalCode') ?? '')?.normalised;
  const phone = method === 'mobile-id' ? phoneNumber(form.get('phoneNumber')) : '';
  if (code === undefined) return showForm(visit, method, 422, 'eid.problem.code');
  if (phone === undefined) return showForm(visit, method, 422, 'eid.problem.phone');
  const person =
    method === 'mobile-id'
      ? await parts.people.byPhone(phone, code, method)
      : await parts.people.byCode(code, method);
  const sent = await parts.authentications.request({
    uid: interaction.uid,
    method,
    person,
    targetHash: parts.people.targetHash(phone, code),
    clientId,
  });
  if (sent === 'waiting') return showForm(visit, method, 429, 'eid.problem.waiting');
  if (sent === 'too-many') return showForm(visit, method, 429, 'eid.problem.tooMany');
  goTo(visit.response, `${visit.path}/wait`);
}

function plain(text: string | null): string {
  return (text ?? '').replace(/[\s-]/g, '');
}

/** International format; an Estonian number may be typed without the country code. */
export function phoneNumber(text: string | null): string | undefined {
  const typed = (text ?? '').replace(/[\s()-]/g, '').replace(/^00/, '+');
  const number = typed.startsWith('+') ? typed : `${COUNTRY_CODE}${typed}`;
  return PHONE.test(number) ? number : undefined;
}
