import type { PayAndPlayFlow } from '@foyer/market';
import type { OfferedFlow } from '../players/payAndPlayApi.ts';
import type { BrandAssets } from './assets.ts';
import { choice, errorSummary, field, type FieldErrors } from './fields.ts';
import { html, type Html, type Piece } from '@foyer/runtime';
import { form, layout } from './layout.ts';
import type { MessageId } from './messages.ts';
import { moneyText } from './formats.ts';
import type { Scene } from './scene.ts';
import { cancel } from './signInPage.ts';

export interface BankStartState {
  readonly offered: readonly OfferedFlow[];
  readonly flow: PayAndPlayFlow | undefined;
  /** As typed, in major units. */
  readonly amount: string | undefined;
  readonly errors: FieldErrors;
  readonly problem?: Piece;
}

const NAMES: Readonly<Record<PayAndPlayFlow, MessageId>> = {
  BankPayment: 'identity.bank.kind.BankPayment',
  OpenBanking: 'identity.bank.kind.OpenBanking',
  PaymentGateway: 'identity.bank.kind.PaymentGateway',
};

/** Asks for the amount and the bank, and explains the next steps. */
export function bankStartPage(
  scene: Scene,
  assets: BrandAssets,
  { offered, flow, amount, errors, problem }: BankStartState,
): Html {
  const path = scene.interaction?.path ?? '';
  const { currency } = scene.market.brand;
  const text = (name: string): string | undefined =>
    errors[name] === undefined ? undefined : scene.t(errors[name]);
  const bounds = {
    minimum: moneyText(scene, Math.min(...offered.map((one) => one.minimum)), currency),
    maximum: moneyText(scene, Math.max(...offered.map((one) => one.maximum)), currency),
  };
  const chosen = offered.find((one) => one.flow === flow) ?? offered[0];
  const title = scene.t('identity.bank.title');
  const body = html`<h1>${title}</h1>
<p class="lead">${scene.t('identity.bank.lead')}</p>
${errorSummary(scene, errors, problem)}
${form(
  scene,
  `${path}/bank/start`,
  html`
${field(scene, { name: 'amount', label: scene.t('identity.bank.amount', { currency }), inputmode: 'decimal', autocomplete: 'transaction-amount', value: amount, hint: scene.t('identity.bank.bounds', bounds), error: text('amount') })}
${choice({ name: 'flow', label: scene.t('identity.bank.kind'), value: chosen?.flow, options: offered.map((one) => ({ value: one.flow, label: scene.t(NAMES[one.flow], { method: one.methodName }) })), error: text('flow') })}
<button class="button" type="submit">${scene.t('identity.bank.start')}</button>`,
)}
<ul class="promised">${(['identity.bank.promiseWho', 'identity.bank.promiseHeld', 'identity.bank.promiseLimits'] as const).map((id) => html`<li>${scene.t(id)}</li>`)}</ul>
<div class="divided"><a class="button quiet" href="${path}/sign-in">${scene.t('identity.bank.otherWay')}</a></div>
${cancel(scene)}`;
  return layout(scene, assets, { title, body, withScript: true });
}
