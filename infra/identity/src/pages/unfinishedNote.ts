import type { BankLogin } from '../store/bankLogins.ts';
import { html, type Html } from '@foyer/runtime';
import { moneyText } from './formats.ts';
import type { Scene } from './scene.ts';

/** Announces an unfinished bank login of this browser on every sign-in and registration page. */
export function unfinishedNote(scene: Scene, login: BankLogin | undefined): Html | undefined {
  if (!login) return undefined;
  return html`<div class="unfinished"><p>${scene.t('identity.bank.note', { amount: moneyText(scene, login.amount, login.currency) })}</p><a class="button quiet" href="${scene.interaction?.path ?? ''}/bank">${scene.t('identity.bank.noteGoOn')}</a></div>`;
}
