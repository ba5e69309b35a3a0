import type { BankLogin } from '../store/bankLogins.ts';
import type { BrandAssets } from './assets.ts';
import { heldDepositNotice } from './bankWaitPages.ts';
import { providerText } from './providerText.ts';
import { errorSummary, field, type FieldErrors } from './fields.ts';
import { html, type Html, type Piece } from '@foyer/runtime';
import { form, layout } from './layout.ts';
import type { Scene } from './scene.ts';
import { cancel } from './signInPage.ts';

export interface BankLinkState {
  readonly login: BankLogin;
  readonly email: string;
  readonly errors?: FieldErrors;
  readonly problem?: Piece;
}

/** Asks once for the password of the existing account; after that the bank alone signs the player in. */
export function bankLinkPage(
  scene: Scene,
  assets: BrandAssets,
  { login, email, errors = {}, problem }: BankLinkState,
): Html {
  const path = scene.interaction?.path ?? '';
  const title = providerText(scene, login, 'identity.bank.linkTitle');
  const text = (name: string): string | undefined =>
    errors[name] === undefined ? undefined : scene.t(errors[name]);
  const body = html`<h1>${title}</h1>
<p class="lead">${providerText(scene, login, 'identity.bank.linkLead')}</p>
${heldDepositNotice(scene, login, login.heldUntil)}
${errorSummary(scene, errors, problem)}
${form(
  scene,
  `${path}/bank/link`,
  html`
${field(scene, { name: 'email', label: scene.t('identity.field.email'), type: 'email', inputmode: 'email', autocomplete: 'username', value: email, error: text('email') })}
${field(scene, { name: 'password', label: scene.t('identity.field.password'), type: 'password', autocomplete: 'current-password', error: text('password') })}
<button class="button" type="submit">${scene.t('identity.bank.linkSubmit')}</button>`,
)}
<p class="links"><a href="${path}/bank">${scene.t('identity.bank.linkNew')}</a></p>
${cancel(scene)}`;
  return layout(scene, assets, { title, body, withScript: true });
}
