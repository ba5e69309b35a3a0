import { inTransaction } from '@foyer/runtime';
import type { Asset } from '../http/assets.ts';
import type { Call, Route } from '../http/routes.ts';
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
import { TOKEN_PATTERN } from '../security/links.ts';
import type { Work } from '../work.ts';
import { readForm } from './forms.ts';
import { html, type Html } from './html.ts';
import { problemBody, unknownBody } from './institutionBodies.ts';
import { sendPage } from './page.ts';
import { amountText, textsOf } from './texts.ts';

/** The bank's 3-D Secure challenge, on its own origin inside the payment frame. */
export function challengePages(work: Work, style: Asset, institution: string): readonly Route[] {
  function send({ response }: Call, status: number, payment: Payment | undefined, body: Html): void {
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
      { frameAncestors: [work.links.payOrigin, ...merchant], formTargets: [] },
    );
  }

  async function show(call: Call, isWrong = false): Promise<void> {
    const id = work.links.read(call.parts[0] ?? '', 'challenge');
    const payment = id === undefined ? undefined : await findPayment(work.pool, id);
    const challenge = payment && (await findChallenge(work.pool, payment.id));
    if (!payment || !challenge) return send(call, 404, undefined, unknownBody(textsOf('en')));
    if (challenge.outcome !== null) return send(call, 200, payment, outcomeBody(payment, challenge.outcome));
    send(
      call,
      isWrong ? 422 : 200,
      payment,
      questionBody(
        payment,
        `/challenge/${call.parts[0] ?? ''}`,
        isWrong ? CHALLENGE_ATTEMPTS - challenge.attempts : undefined,
      ),
    );
  }

  const act = (
    name: string,
    answer: (id: string, form: URLSearchParams) => Promise<ChallengeOutcome | undefined>,
  ): Route => ({
    site: 'bank',
    method: 'POST',
    path: new RegExp(`^/challenge/${TOKEN_PATTERN}/${name}$`),
    async answer(call) {
      const form = await readForm(call.request, work.links.bankOrigin);
      const id = work.links.read(call.parts[0] ?? '', 'challenge');
      if (!form || id === undefined) return void call.response.writeHead(403).end();
      await show(call, (await answer(id, form)) === undefined);
    },
  });

  return [
    {
      site: 'bank',
      method: 'GET',
      path: new RegExp(`^/challenge/${TOKEN_PATTERN}$`),
      answer: (call) => show(call),
    },
    act('code', (id, form) =>
      inTransaction(work.pool, (client) =>
        answerChallenge(client, id, (form.get('code') ?? '').trim(), work),
      ),
    ),
    act('cancel', (id) => inTransaction(work.pool, (client) => endChallenge(client, id, 'cancelled', work))),
  ];
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
