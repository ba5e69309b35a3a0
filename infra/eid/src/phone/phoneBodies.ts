import { BRANDS, brands, type BrandId } from '@foyer/market';
import { html, type Html } from '@foyer/runtime';
import type { Authentication } from '../authentications/authentications.ts';
import { form } from '../pages/forms.ts';
import { refusal } from '../pages/methodBodies.ts';
import type { Text, TextId } from '../pages/texts.ts';

export function openBody(text: Text, token: string, problem: string | undefined): Html {
  return html`<h1>${text('eid.phone.open')}</h1>
<p class="lead">${text('eid.phone.openLead')}</p>
${problemBox(problem)}
${form(
  '/open',
  token,
  html`<label for="phoneNumber">${text('eid.phone')}</label>
<input id="phoneNumber" name="phoneNumber" type="tel" autocomplete="tel" maxlength="25" required>
<button type="submit">${text('eid.continue')}</button>`,
)}`;
}

export function inboxBody(
  text: Text,
  token: string,
  { number, requests }: { readonly number: string; readonly requests: readonly Authentication[] },
  problem: TextId | undefined,
): Html {
  return html`<h1>${text('eid.phone.inbox')}</h1>
<p class="note">${number}</p>
${problemBox(problem && text(problem))}
${requests.length === 0 ? html`<p class="lead" role="status">${text('eid.phone.empty')}</p>` : requests.map((request) => requestBody(text, token, request, problem === 'eid.phone.wrongPin'))}
${form('/close', token, html`<button class="second" type="submit">${text('eid.phone.close')}</button>`)}`;
}

function requestBody(text: Text, token: string, request: Authentication, isPinRefused: boolean): Html {
  const { id, method, clientId, controlCode, offeredCodes } = request;
  const site = (BRANDS as readonly string[]).includes(clientId)
    ? brands[clientId as BrandId].title
    : clientId;
  return html`<section class="request"><h2>${text(method === 'smart-id' ? 'eid.phone.smart' : 'eid.phone.mobile', { site })}</h2>
${method === 'mobile-id' ? html`<p class="note">${text('eid.phone.compare')}</p><p class="code">${controlCode}</p>` : undefined}
${form(
  '/decide',
  token,
  html`<input type="hidden" name="request" value="${id}">
${offeredCodes.length === 0 ? undefined : html`<fieldset><legend>${text('eid.phone.choose')}</legend>${offeredCodes.map((code) => html`<label class="choice"><input type="radio" name="code" value="${code}">${code}</label>`)}</fieldset>`}
<label for="pin">${text('eid.pin')}</label>
<input id="pin" name="pin" type="password" inputmode="numeric" autocomplete="off" maxlength="12"${refusal('pin', isPinRefused ? 'pin' : undefined)}>
<button type="submit" name="decision" value="approve">${text('eid.phone.approve')}</button>
<button class="second" type="submit" name="decision" value="refuse">${text('eid.phone.refuse')}</button>`,
)}</section>`;
}

function problemBox(problem: string | undefined): Html | undefined {
  return problem === undefined
    ? undefined
    : html`<p class="problem" id="problem" role="alert">${problem}</p>`;
}
