import { registrationAgeOf } from '@foyer/market';
import { html, type Html, type Piece } from '@foyer/runtime';
import type { EidFailure, EidPerson } from '../store/eidLogins.ts';
import type { BrandAssets } from './assets.ts';
import { errorSummary, field, type FieldErrors } from './fields.ts';
import { form, layout } from './layout.ts';
import type { Scene } from './scene.ts';
import { cancel } from './signInPage.ts';

/** Redirects to the provider, with a link for browsers that do not follow the redirect. */
export function eidGoPage(scene: Scene, assets: BrandAssets, url: string): Html {
  const title = scene.t('identity.eid.opening');
  const body = html`<h1>${title}</h1><p class="lead">${scene.t('identity.bank.openingText')}</p>
<p class="actions"><a class="button" href="${url}">${scene.t('identity.eid.continue')}</a></p>`;
  return layout(scene, assets, { title, body, redirectTo: url });
}

export function eidFailedPage(scene: Scene, assets: BrandAssets, failure: EidFailure): Html {
  const title = scene.t('identity.eid.failedTitle');
  const body = html`<h1>${title}</h1>
<p class="lead" role="alert">${scene.t(`identity.eid.failed.${failure}`)}</p>
<div class="actions">${form(scene, `${scene.interaction?.path ?? ''}/e-id/start`, html`<button class="button" type="submit">${scene.t('identity.notice.retry')}</button>`)}
<a class="button quiet" href="${scene.interaction?.path ?? ''}">${scene.t('identity.eid.otherWay')}</a></div>
${cancel(scene)}`;
  return layout(scene, assets, { title, body });
}

/** A person without a connected account: connect an existing one, or open a new one. */
export function eidNewPage(
  scene: Scene,
  assets: BrandAssets,
  person: EidPerson,
  { mayRegister, hasAccount }: { readonly mayRegister: boolean; readonly hasAccount: boolean },
): Html {
  const path = scene.interaction?.path ?? '';
  const title = scene.t('identity.eid.newTitle', { name: person.givenName });
  const lead = hasAccount
    ? scene.t('identity.eid.connectLead')
    : mayRegister
      ? scene.t('identity.eid.newLead')
      : scene.t('identity.underAge.text', { age: registrationAgeOf(scene.market) });
  const body = html`<h1>${title}</h1>
<p class="lead">${lead}</p>
${statedPerson(scene, { name: `${person.givenName} ${person.familyName}`, personalCode: person.personalCode })}
<div class="actions">${mayRegister && !hasAccount ? form(scene, `${path}/e-id/register`, html`<button class="button" type="submit">${scene.t('identity.signIn.register')}</button>`) : undefined}
<a class="button quiet" href="${path}/e-id/link">${scene.t('identity.eid.linkTitle')}</a></div>
${cancel(scene)}`;
  return layout(scene, assets, { title, body });
}

/** Asks once for the password of the existing account. */
export function eidLinkPage(
  scene: Scene,
  assets: BrandAssets,
  state: { readonly email: string; readonly errors?: FieldErrors; readonly problem?: Piece },
): Html {
  const { email, errors = {}, problem } = state;
  const title = scene.t('identity.eid.linkTitle');
  const text = (name: string): string | undefined =>
    errors[name] === undefined ? undefined : scene.t(errors[name]);
  const body = html`<h1>${title}</h1>
<p class="lead">${scene.t('identity.eid.linkLead')}</p>
${errorSummary(scene, errors, problem)}
${form(
  scene,
  `${scene.interaction?.path ?? ''}/e-id/link`,
  html`
${field(scene, { name: 'email', label: scene.t('identity.field.email'), type: 'email', inputmode: 'email', autocomplete: 'username', value: email, error: text('email') })}
${field(scene, { name: 'password', label: scene.t('identity.field.password'), type: 'password', autocomplete: 'current-password', error: text('password') })}
<button class="button" type="submit">${scene.t('identity.bank.linkSubmit')}</button>`,
)}
${cancel(scene)}`;
  return layout(scene, assets, { title, body, withScript: true });
}

/** The person as the e-ID stated it, with a masked personal code. */
export function statedPerson(
  scene: Scene,
  { name, personalCode }: { readonly name: string; readonly personalCode: string },
): Html {
  return html`<p class="chosen"><span>${scene.t('identity.bank.youAre')}</span> <strong>${name}</strong></p>
<p class="chosen"><span>${scene.t('identity.field.personalCode')}</span> <strong>${maskedCode(personalCode)}</strong></p>`;
}

const SHOWN_CHARACTERS = 4;

/** The last characters only: no page shows a personal code again after it was entered. */
export function maskedCode(code: string): string {
  return `${'•'.repeat(Math.max(0, code.length - SHOWN_CHARACTERS))}${code.slice(-SHOWN_CHARACTERS)}`;
}
