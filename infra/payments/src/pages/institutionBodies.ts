import { chargedFor } from '../payments/charges.ts';
import type { Holder, HolderAccount, Institution } from '../payments/holders.ts';
import type { Payment } from '../payments/payment.ts';
import { html, type Html } from '@foyer/runtime';
import { amountText, textsOf, type Text } from './texts.ts';

interface SignIn {
  readonly payment: Payment;
  readonly path: string;
  readonly institution: Institution;
  readonly problem: string | undefined;
  /** The login typed before. */
  readonly login: string;
}

export function signInBody({ payment, path, institution, problem, login }: SignIn): Html {
  const text = textsOf(payment.locale);
  const isMail = institution === 'wallet';
  return html`<h1>${text('page.signIn')}</h1>
<p class="lead">${text('page.toPay', { merchant: payment.merchantName })}</p>
${problemBody(text, problem)}
<form method="post" action="${path}/sign-in">
<label for="login">${text(isMail ? 'page.walletLogin' : 'page.login')}</label>
<input id="login" name="login" type="${isMail ? 'email' : 'text'}" autocomplete="username" autocapitalize="none" spellcheck="false" value="${login}" required${login === '' && html` autofocus`}>
<label for="password">${text('page.password')}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${login !== '' && html` autofocus`}>
<button type="submit">${text('page.signIn')}</button>
</form>
${refuseForm(text, path)}`;
}

interface Approval {
  readonly payment: Payment;
  readonly path: string;
  readonly holder: Holder;
  readonly accounts: readonly HolderAccount[];
  readonly problem: string | undefined;
}

export function approvalBody({ payment, path, holder, accounts, problem }: Approval): Html {
  const text = textsOf(payment.locale);
  const charged = chargedFor(payment);
  const chosen = accounts.find(({ balance }) => balance >= charged)?.number;
  return html`<h1>${text('page.approve')}</h1>
<dl><div><dt>${text('page.to')}</dt><dd>${payment.merchantName}</dd></div>${amountRows(payment, text)}</dl>
${problemBody(text, problem ?? (accounts.length === 0 ? 'page.noAccount' : undefined), { currency: payment.currency })}
${
  accounts.length > 0 &&
  html`<form method="post" action="${path}/approve">
<fieldset><legend>${text('page.from')}</legend>
${accounts.map((account) => accountChoice(payment, account, account.number === chosen))}
</fieldset>
${shared(payment, text)}
<button type="submit">${text('page.pay', { amount: amountText(payment.locale, charged, payment.currency) })}</button>
</form>`
}
${refuseForm(text, path)}
<form method="post" action="${path}/sign-out" class="who"><span>${text('page.signedInAs', { name: holder.name })}</span><button type="submit" class="plain">${text('page.signOut')}</button></form>`;
}

export function unknownBody(text: Text): Html {
  return html`<h1>${text('page.unknown')}</h1><p class="lead">${text('page.unknownText')}</p>`;
}

export function problemBody(
  text: Text,
  problem: string | undefined,
  values: Readonly<Record<string, string | number>> = {},
): Html {
  return problem === undefined ? html`` : html`<p class="problem" role="alert">${text(problem, values)}</p>`;
}

/** Amount to be charged and the fee it includes. */
function amountRows(payment: Payment, text: Text): Html {
  const row = (key: string, sum: number, isTotal: boolean): Html =>
    html`<div><dt>${text(key)}</dt><dd${isTotal && html` class="amount"`}>${amountText(payment.locale, sum, payment.currency)}</dd></div>`;
  if (payment.fee === 0) return row('page.amount', payment.amount, true);
  return html`${row('page.amount', payment.amount, false)}${row('page.fee', payment.fee, false)}${row('page.total', chargedFor(payment), true)}`;
}

function accountChoice(payment: Payment, account: HolderAccount, isChosen: boolean): Html {
  const ending = account.number.slice(-4);
  return html`<label class="choice"><input type="radio" name="account" value="${account.number}" required${isChosen && html` checked`}><span class="name">${account.name} <span class="number">··${ending}</span></span><span class="balance">${amountText(payment.locale, account.balance, payment.currency)}</span></label>`;
}

/** The data that the merchant receives, and the notice that the money is held. */
function shared({ kind, isHeld, merchantName }: Payment, text: Text): Html {
  const payerAttributes =
    kind === 'open-banking' ? 'page.shares' : kind === 'wallet' ? 'page.sharesMail' : 'page.sharesPerson';
  if (!isHeld && kind !== 'open-banking') return html``;
  return html`<p class="note">${text(payerAttributes, { merchant: merchantName })}</p>${isHeld && html`<p class="note">${text('page.held', { merchant: merchantName })}</p>`}`;
}

function refuseForm(text: Text, path: string): Html {
  return html`<form method="post" action="${path}/refuse"><button type="submit" class="second">${text('page.refuse')}</button></form>`;
}
