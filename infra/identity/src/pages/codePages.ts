import type { BrandAssets } from './assets.ts';
import { errorSummary, field, type FieldErrors } from './fields.ts';
import { html, type Html, type Piece } from '@foyer/runtime';
import { form, layout } from './layout.ts';
import type { Scene } from './scene.ts';

export interface CodeState {
  readonly email?: string | undefined;
  readonly errors?: FieldErrors;
  readonly problem?: Piece;
}

/** Asks for the address that receives the code. */
export function codeRequestPage(scene: Scene, assets: BrandAssets, state: CodeState = {}): Html {
  const path = scene.interaction?.path ?? '';
  const error = state.errors?.['email'];
  const body = html`<h1>${scene.t('identity.code.requestTitle')}</h1>
<p class="lead">${scene.t('identity.code.requestLead')}</p>
${errorSummary(scene, state.errors ?? {}, state.problem)}
${form(
  scene,
  `${path}/code`,
  html`
${field(scene, { name: 'email', label: scene.t('identity.field.email'), type: 'email', inputmode: 'email', autocomplete: 'username', value: state.email, error: error && scene.t(error), hasFocus: state.errors === undefined })}
<button class="button" type="submit">${scene.t('identity.code.send')}</button>`,
)}
<p class="links"><a href="${path}/sign-in">${scene.t('identity.code.backToPassword')}</a></p>`;
  return layout(scene, assets, { title: scene.t('identity.code.requestTitle'), body, withScript: true });
}

/** Asks for the code, with the same text whether or not the address has an account. */
export function codeEntryPage(scene: Scene, assets: BrandAssets, state: CodeState = {}): Html {
  const path = scene.interaction?.path ?? '';
  const error = state.errors?.['code'];
  const body = html`<h1>${scene.t('identity.code.title')}</h1>
<p class="lead">${scene.t('identity.code.lead', { email: state.email ?? '' })}</p>
${errorSummary(scene, state.errors ?? {}, state.problem)}
${form(
  scene,
  `${path}/code/check`,
  html`
${field(scene, { name: 'code', label: scene.t('identity.code.field'), inputmode: 'numeric', autocomplete: 'one-time-code', hint: scene.t('identity.code.hint'), segmented: !scene.features.has('BasicEnterCode'), error: error && scene.t(error), hasFocus: state.errors === undefined })}
<button class="button" type="submit">${scene.t('identity.signIn.submit')}</button>`,
)}
<p class="links"><a href="${path}/code">${scene.t('identity.code.again')}</a><a href="${path}/sign-in">${scene.t('identity.code.backToPassword')}</a></p>`;
  return layout(scene, assets, { title: scene.t('identity.code.title'), body, withScript: true });
}

/** Follows a sign-in by code, because most of these players have forgotten the password. */
export function newPasswordPage(scene: Scene, assets: BrandAssets, errors: FieldErrors = {}): Html {
  const path = scene.interaction?.path ?? '';
  const error = errors['password'];
  const body = html`<h1>${scene.t('identity.newPassword.title')}</h1>
<p class="lead">${scene.t('identity.newPassword.lead')}</p>
${errorSummary(scene, errors)}
${form(
  scene,
  `${path}/new-password`,
  html`
${field(scene, { name: 'password', label: scene.t('identity.newPassword.field'), type: 'password', autocomplete: 'new-password', hint: scene.t('identity.register.passwordHint'), error: error && scene.t(error) })}
<button class="button" type="submit">${scene.t('identity.newPassword.save')}</button>`,
)}
${form(scene, `${path}/new-password/skip`, html`<button class="link" type="submit">${scene.t('identity.passkey.later')}</button>`, { class: 'leave' })}`;
  return layout(scene, assets, { title: scene.t('identity.newPassword.title'), body, withScript: true });
}
