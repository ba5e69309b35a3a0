import { html, type Html, type Piece } from '@foyer/runtime';
import type { BrandAssets } from './assets.ts';
import { form, helpline, layout } from './layout.ts';
import type { Scene } from './scene.ts';

/** Offers to reopen an account that its player has closed. */
export function reopenPage(scene: Scene, assets: BrandAssets, problem?: Piece): Html {
  const path = scene.interaction?.path ?? '';
  const body = html`<h1>${scene.t('identity.reopen.title')}</h1>
<p class="lead">${scene.t('identity.reopen.text')}</p>
${problem === undefined ? undefined : html`<div class="summary" role="alert"><p>${problem}</p></div>`}
<p>${scene.t('identity.reopen.consider')} ${helpline(scene)}</p>
${form(scene, `${path}/reopen/confirm`, html`<button class="button" type="submit">${scene.t('identity.reopen.confirm')}</button>`)}
${form(scene, `${path}/reopen/decline`, html`<button class="button quiet" type="submit">${scene.t('identity.reopen.decline')}</button>`)}`;
  return layout(scene, assets, { title: scene.t('identity.reopen.title'), body });
}

/** Offers a passkey after a sign-up or a sign-in with a password, on devices that support one. */
export function passkeyOfferPage(
  scene: Scene,
  assets: BrandAssets,
  offer: Piece,
  isNew: boolean,
  problem?: Piece,
): Html {
  const path = scene.interaction?.path ?? '';
  const body = html`<h1>${scene.t(isNew ? 'identity.passkey.welcomeTitle' : 'identity.passkey.title')}</h1>
<p class="lead">${scene.t('identity.passkey.text')}</p>
${problem === undefined ? undefined : html`<div class="summary" role="alert"><p>${problem}</p></div>`}
${offer}
${form(scene, `${path}/passkey/later`, html`<button class="button quiet" type="submit">${scene.t('identity.passkey.later')}</button>`)}`;
  return layout(scene, assets, {
    title: scene.t('identity.passkey.title'),
    body,
    withScript: true,
    withPasskeys: true,
  });
}

/**
 * Asks for confirmation when there is no valid id_token_hint to show that the player requested the
 * sign-out.
 */
export function signOutPage(scene: Scene, assets: BrandAssets, action: string, xsrf: string): Html {
  const body = html`<h1>${scene.t('identity.signOut.title')}</h1>
<p class="lead">${scene.t('identity.signOut.text')}</p>
<form method="post" action="${action}" class="form"><input type="hidden" name="xsrf" value="${xsrf}"><button class="button" type="submit" name="logout" value="yes">${scene.t('identity.signOut.submit')}</button></form>
<p class="actions"><a class="button quiet" href="${scene.home}">${scene.t('identity.signOut.stay')}</a></p>`;
  return layout(scene, assets, { title: scene.t('identity.signOut.title'), body });
}
