import type { BankLogin } from '../store/bankLogins.ts';
import type { BrandAssets } from './assets.ts';
import { eidEntrance } from './eidEntrance.ts';
import { errorSummary, field, type FieldErrors } from './fields.ts';
import { html, type Html, type Piece } from '@foyer/runtime';
import { form, layout } from './layout.ts';
import { passkeyForm } from './passkeyForm.ts';
import type { Scene } from './scene.ts';
import { unfinishedNote } from './unfinishedNote.ts';

export interface SignInState {
  readonly email?: string | undefined;
  readonly errors?: FieldErrors;
  readonly problem?: Piece;
  /** An unfinished bank login of this browser. */
  readonly unfinished?: BankLogin | undefined;
}

export function signInPage(scene: Scene, assets: BrandAssets, state: SignInState = {}): Html {
  const path = scene.interaction?.path ?? '';
  const errors = state.errors ?? {};
  const hasProblem = state.problem !== undefined || Object.keys(errors).length > 0;
  const text = (name: string): string | undefined =>
    errors[name] === undefined ? undefined : scene.t(errors[name]);
  const body = html`<h1>${scene.t('identity.signIn.title')}</h1>
<p class="lead">${scene.t('identity.signIn.lead')}</p>
${unfinishedNote(scene, state.unfinished)}
${errorSummary(scene, errors, state.problem)}
${form(
  scene,
  `${path}/sign-in`,
  html`
${field(scene, { name: 'email', label: scene.t('identity.field.email'), type: 'email', inputmode: 'email', autocomplete: 'username webauthn', value: state.email, error: text('email'), hasFocus: !hasProblem && !state.email })}
${field(scene, { name: 'password', label: scene.t('identity.field.password'), type: 'password', autocomplete: 'current-password', error: text('password') })}
<input type="hidden" name="can_hold_passkey" value="">
<button class="button" type="submit">${scene.t('identity.signIn.submit')}</button>`,
)}
${passkeyForm(scene, 'authenticate')}
${eidEntrance(scene)}
${bankEntrance(scene, state.unfinished)}
<p class="links"><a href="${path}/code">${scene.t('identity.signIn.code')}</a></p>
<div class="divided"><p>${scene.t('identity.signIn.new')}</p><a class="button quiet" href="${scene.interaction?.registerHref ?? `${path}/register`}">${scene.t('identity.signIn.register')}</a></div>
${cancel(scene)}`;
  return layout(scene, assets, {
    title: scene.t('identity.signIn.title'),
    body,
    withScript: true,
    withPasskeys: scene.relyingParty !== undefined,
  });
}

/** Returns to the lobby with the information that no sign-in took place. */
export function cancel(scene: Scene): Html {
  return form(
    scene,
    `${scene.interaction?.path ?? ''}/cancel`,
    html`<button class="link" type="submit">${scene.t('identity.frame.back')}</button>`,
    { class: 'leave' },
  );
}

/** Shown when the brand offers bank login and this browser has no unfinished one. */
function bankEntrance(scene: Scene, unfinished: BankLogin | undefined): Html | undefined {
  if (unfinished || scene.market.brand.payAndPlay.length === 0) return undefined;
  return html`<p class="actions"><a class="button quiet" href="${scene.interaction?.path ?? ''}/bank">${scene.t('identity.bank.title')}</a></p>`;
}
