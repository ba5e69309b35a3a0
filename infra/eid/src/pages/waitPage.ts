import { html, type Html } from '@foyer/runtime';
import type { Authentication } from '../authentications/authentications.ts';
import { form } from './forms.ts';
import { cancelForm } from './methodBodies.ts';
import { goTo, sendState } from './page.ts';
import { send, type Visit } from './visit.ts';

/** Waits for the phone and shows the control code, or how the request ended. */
export async function showWait(visit: Visit): Promise<void> {
  const { parts, interaction, text, path } = visit;
  const found = await parts.authentications.ofInteraction(interaction.uid);
  if (!found || found.state === 'cancelled') return goTo(visit.response, path);
  if (found.state === 'waiting')
    return send(visit, 200, {
      title: text('eid.waitTitle'),
      body: waitBody(visit, found),
      waiting: { state: found.state, stateAt: `${path}/state` },
    });
  if (found.state === 'approved')
    return send(visit, 200, { title: text('eid.approvedTitle'), body: approvedBody(visit) });
  const { state } = found;
  send(visit, 200, {
    title: text('eid.failedTitle'),
    body: html`<h1>${text('eid.failedTitle')}</h1>
<p class="problem" role="alert">${text(`eid.failed.${state}`)}</p>
<a class="button" href="${path}/${found.method}">${text('eid.again')}</a>
<a class="button second" href="${path}">${text('eid.otherMethod')}</a>
${cancelForm(visit, state)}`,
  });
}

/** Responds with the state of the request, for the script of the page that waits. */
export async function sendWaitState({ parts, interaction, response }: Visit): Promise<void> {
  const found = await parts.authentications.ofInteraction(interaction.uid);
  sendState(response, found?.state ?? 'cancelled');
}

function waitBody(visit: Visit, { method, controlCode }: Authentication): Html {
  const { text, parts, path } = visit;
  return html`<h1>${text('eid.waitTitle')}</h1>
<p class="lead">${text(`eid.wait.${method === 'smart-id' ? 'smart' : 'mobile'}`)}</p>
<p class="code" aria-label="${text('eid.controlCode', { code: [...controlCode].join(' ') })}">${controlCode}</p>
<p class="note">${text('eid.phonePage')} <a href="${parts.phoneOrigin}/" target="_blank" rel="noopener">${parts.phoneOrigin}</a></p>
<a class="button second" href="${path}/wait">${text('eid.check')}</a>
${cancelForm(visit)}`;
}

/** One press returns to the relying party, because a page that reloads cannot end an authentication. */
function approvedBody({ text, path, token, clientName }: Visit): Html {
  return html`<h1>${text('eid.approvedTitle')}</h1>
${form(`${path}/wait`, token, html`<button type="submit">${text('eid.return', { site: clientName })}</button>`)}`;
}
