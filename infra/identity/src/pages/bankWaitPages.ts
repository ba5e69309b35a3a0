import type { BankLogin } from '../store/bankLogins.ts';
import type { BrandAssets } from './assets.ts';
import { html, type Html } from '@foyer/runtime';
import { form, layout } from './layout.ts';
import { dateAndTime, moneyText } from './formats.ts';
import type { Scene } from './scene.ts';
import { cancel } from './signInPage.ts';

/** Redirects to the bank, with a link for browsers that do not follow the redirect. */
export function bankGoPage(scene: Scene, assets: BrandAssets, url: string): Html {
  const title = scene.t('identity.bank.opening');
  const body = html`<h1>${title}</h1><p class="lead">${scene.t('identity.bank.openingText')}</p>
<p class="actions"><a class="button" href="${url}">${scene.t('identity.bank.goOn')}</a></p>`;
  return layout(scene, assets, { title, body, redirectTo: url });
}

export interface Unfinished {
  readonly login: BankLogin;
  readonly url: string;
  /** Undefined until the bank's customer has approved the payment. */
  readonly heldUntil: Date | undefined;
}

/**
 * Shows a login whose tab was closed: the current step, where the money is, and how to continue or cancel.
 */
export function bankUnfinishedPage(
  scene: Scene,
  assets: BrandAssets,
  { login, url, heldUntil }: Unfinished,
): Html {
  const path = scene.interaction?.path ?? '';
  const title = scene.t('identity.bank.unfinishedTitle');
  const amount = moneyText(scene, login.amount, login.currency);
  const body = html`<h1>${title}</h1>
<p class="lead">${scene.t(heldUntil === undefined ? 'identity.bank.unfinishedOpen' : 'identity.bank.unfinishedHeld', { amount })}</p>
${heldDepositNotice(scene, login, heldUntil)}
<div class="actions"><a class="button" href="${url}">${scene.t('identity.bank.goOn')}</a>
${form(scene, `${path}/bank/give-up`, html`<button class="button quiet" type="submit">${scene.t(heldUntil === undefined ? 'identity.bank.giveUp' : 'identity.bank.giveUpHeld')}</button>`)}</div>
${cancel(scene)}`;
  return layout(scene, assets, { title, body });
}

/** The account is open, but the deposit was not credited; shows the reason. */
export function depositReturnedPage(scene: Scene, assets: BrandAssets, text: string): Html {
  return messagePage(
    scene,
    assets,
    scene.t('identity.bank.returnedTitle'),
    text,
    scene.t('identity.bank.returnedNext'),
  );
}

/** The account is open; the deposit is held until the player accepts the terms. */
export function depositWaitsPage(scene: Scene, assets: BrandAssets, text: string): Html {
  return messagePage(
    scene,
    assets,
    scene.t('identity.bank.waitsTitle'),
    text,
    scene.t('identity.bank.waitsNext'),
  );
}

function messagePage(scene: Scene, assets: BrandAssets, title: string, text: string, next: string): Html {
  const body = html`<h1>${title}</h1><p class="lead">${text}</p><p>${next}</p>
${form(scene, `${scene.interaction?.path ?? ''}/bank/continue`, html`<button class="button" type="submit">${scene.t('identity.bank.continue')}</button>`)}`;
  return layout(scene, assets, { title, body });
}

/** Describes where the money is until the account is open. */
export function heldDepositNotice(
  scene: Scene,
  { amount, currency }: Pick<BankLogin, 'amount' | 'currency'>,
  heldUntil: Date | null | undefined,
): Html | undefined {
  if (!heldUntil) return undefined;
  return html`<p class="fact">${scene.t('identity.bank.held', { amount: moneyText(scene, amount, currency), date: dateAndTime(scene, heldUntil.getTime()) })}</p>`;
}
