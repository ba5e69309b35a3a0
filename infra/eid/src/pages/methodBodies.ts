import { html, type Html } from '@foyer/runtime';
import { METHODS, type Method } from '../../catalogue/people.ts';
import { form } from './forms.ts';
import type { Text } from './texts.ts';
import type { Visit } from './visit.ts';

/** The methods, the data that the relying party receives, and the link back to it. */
export function choiceBody(visit: Visit): Html {
  const { text, path, clientName } = visit;
  return html`<h1>${text('eid.choose')}</h1>
<p class="lead">${text('eid.purpose', { site: clientName })}</p>
<div class="methods">${METHODS.map((method) => html`<a class="button second" href="${path}/${method}">${text(`eid.method.${method}`)}</a>`)}</div>
${cancelForm(visit)}`;
}

/** Error message of refused input, shown at its field. */
export interface FieldProblem {
  readonly field: string;
  readonly text: string;
}

/** Fields of one method. Nothing that was typed is shown again; the refused field has the focus. */
export function formBody(visit: Visit, method: Method, problem: FieldProblem | undefined): Html {
  const { text, path, token } = visit;
  return html`<h1>${text(`eid.method.${method}`)}</h1>
<p class="lead">${text(`eid.lead.${method}`)}</p>
${problem === undefined ? undefined : html`<p class="problem" id="problem" role="alert">${problem.text}</p>`}
${form(`${path}/${method}`, token, FIELDS[method](text, problem?.field))}
<a class="button second" href="${path}">${text('eid.otherMethod')}</a>
${cancelForm(visit)}`;
}

const personalCode = (
  text: Text,
  refused: string | undefined,
): Html => html`<label for="personalCode">${text('eid.personalCode')}</label>
<input id="personalCode" name="personalCode" inputmode="numeric" autocomplete="off" maxlength="20" required${refusal('personalCode', refused)}>`;

/** Associates a refused field with its error message. */
export function refusal(field: string, refused: string | undefined): Html | undefined {
  return field === refused ? html` aria-invalid="true" aria-describedby="problem" autofocus` : undefined;
}

const FIELDS: Readonly<Record<Method, (text: Text, refused: string | undefined) => Html>> = {
  'id-card': (text, refused) => html`<label for="document">${text('eid.document')}</label>
<input id="document" name="document" autocomplete="off" maxlength="20" required>
<label for="pin">${text('eid.pin')}</label>
<input id="pin" name="pin" type="password" inputmode="numeric" autocomplete="off" maxlength="12" required${refusal('pin', refused)}>
<button type="submit">${text('eid.continue')}</button>`,
  'mobile-id': (text, refused) => html`<label for="phoneNumber">${text('eid.phone')}</label>
<input id="phoneNumber" name="phoneNumber" type="tel" autocomplete="tel" maxlength="25" required${refusal('phoneNumber', refused)}>
${personalCode(text, refused)}
<button type="submit">${text('eid.continue')}</button>`,
  'smart-id': (text, refused) => html`${personalCode(text, refused)}
<button type="submit">${text('eid.continue')}</button>`,
};

export function cancelForm({ text, path, token, clientName }: Visit, reason = 'cancelled'): Html {
  return form(
    `${path}/cancel`,
    token,
    html`<input type="hidden" name="reason" value="${reason}">
<button class="second" type="submit">${text('eid.back', { site: clientName })}</button>`,
  );
}

export function expiredBody(text: Text): Html {
  return html`<h1>${text('eid.expiredTitle')}</h1><p class="lead">${text('eid.expired')}</p>`;
}
