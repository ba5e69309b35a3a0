import { html, inTransaction, type Html, type Route, type RouteCall, type Routes } from '@foyer/runtime';
import type { Asset } from '../http/assets.ts';
import {
  answerChallenge,
  CHALLENGE_ATTEMPTS,
  endChallenge,
  findChallenge,
  type ChallengeOutcome,
} from '../payments/challenge.ts';
import { chargedFor } from '../payments/charges.ts';
import type { Payment } from '../payments/payment.ts';
import { findPayment } from '../payments/paymentStore.ts';
import { TOKEN_PARAM } from '../security/links.ts';
import type { PaymentsDeps } from '../deps.ts';
import { readForm } from './forms.ts';
import { problemBody, unknownBody } from './institutionBodies.ts';
import { sendPage } from './page.ts';
import { amountText, textsOf } from './texts.ts';

const CHALLENGE = `/challenge/${TOKEN_PARAM}` as const;

/** The bank's 3-D Secure challenge, on its own origin inside the payment frame. */
export function challengePages(deps: PaymentsDeps, style: Asset, institution: string): Routes<Route> {
  function send({ response }: RouteCall, status: number, payment: Payment | undefined, body: Html): void {
    const text = textsOf(payment?.locale ?? 'en');
    const merchant = payment?.returnUrl ? [new URL(payment.returnUrl).origin] : [];
    sendPage(
      response,
      status,
      {
        locale: payment?.locale ?? 'en',
        title: text('challenge.title'),
        institution,
        body,
        style,
        text,
        kind: 'framed',
      },
      { frameAncestors: [deps.links.payOrigin, ...merchant], formTargets: [] },
    );
  }

  async function show(call: RouteCall, isWrong = false): Promise<void> {
    const id = deps.links.read(call.params['token'] ?? '', 'challenge');
    const payment = id === undefined ? undefined : await findPayment(deps.pool, id);
    const challenge = payment && (await findChallenge(deps.pool, payment.id));
    if (!payment || !challenge) return send(call, 404, undefined, unknownBody(textsOf('en')));
    if (challenge.outcome !== null) return send(call, 200, payment, outcomeBody(payment, challenge.outcome));
    send(
      call,
      isWrong ? 422 : 200,
      payment,
      questionBody(
        payment,
        `/challenge/${call.params['token'] ?? ''}`,
        isWrong ? CHALLENGE_ATTEMPTS - challenge.attempts : undefined,
      ),
    );
  }

  const act =
    (answer: (id: string, form: URLSearchParams) => Promise<ChallengeOutcome | undefined>): Route =>
    async (call) => {
      const form = await readForm(call.request, deps.links.bankOrigin);
      const id = deps.links.read(call.params['token'] ?? '', 'challenge');
      if (!form || id === undefined) return void call.response.writeHead(403).end();
      await show(call, (await answer(id, form)) === undefined);
    };

  return {
    [`GET ${CHALLENGE}`]: (call) => show(call),
    [`POST ${CHALLENGE}/code`]: act((id, form) =>
      inTransaction(deps.pool, (client) =>
        answerChallenge(client, id, (form.get('code') ?? '').trim(), deps),
      ),
    ),
    [`POST ${CHALLENGE}/cancel`]: act((id) =>
      inTransaction(deps.pool, (client) => endChallenge(client, id, 'cancelled', deps)),
    ),
  };
}

function questionBody(payment: Payment, path: string, left: number | undefined): Html {
  const text = textsOf(payment.locale);
  return html`<h1>${text('challenge.title')}</h1>
<p class="lead">${text('challenge.text', { merchant: payment.merchantName, amount: amountText(payment.locale, chargedFor(payment), payment.currency) })}</p>
${left !== undefined && problemBody(text, 'challenge.wrong', { count: left })}
<form method="post" action="${path}/code">
<label for="code">${text('challenge.code')}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]*" maxlength="10" required>
<button type="submit">${text('challenge.confirm')}</button>
</form>
<form method="post" action="${path}/cancel"><button type="submit" class="second">${text('challenge.cancel')}</button></form>`;
}

function outcomeBody(payment: Payment, outcome: ChallengeOutcome): Html {
  return html`<h1 role="status">${textsOf(payment.locale)(`challenge.${outcome}`)}</h1>`;
}
