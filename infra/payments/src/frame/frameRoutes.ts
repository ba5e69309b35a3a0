import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction, readBody, sendJson } from '@foyer/runtime';
import type { Assets } from '../http/assets.ts';
import type { Call, Route } from '../http/routes.ts';
import { cancelPayment } from '../payments/cancel.ts';
import { findChallenge } from '../payments/challenge.ts';
import { isPayable, type Payment } from '../payments/payment.ts';
import { payByCard } from '../payments/payByCard.ts';
import { payByVoucher } from '../payments/payByVoucher.ts';
import { findPayment, lockPayment } from '../payments/paymentStore.ts';
import { messagesOf, supportedLocale } from '../pages/texts.ts';
import { TOKEN_PATTERN } from '../security/links.ts';
import type { Work } from '../work.ts';
import type { FrameData, FrameState, FrameTexts } from './frameData.ts';
import { sendFrame } from './framePage.ts';

const BODY_LIMIT = 1024;
const SECOND_MS = 1_000;
const VOUCHER_CODE = /^\d{16}$/;

/**
 * Routes of the payment frame. Card numbers arrive here in one request body and are passed only to
 * `payByCard`.
 */
export function frameRoutes(work: Work, assets: Assets): readonly Route[] {
  const path = (rest: string): RegExp => new RegExp(`^/frame/${TOKEN_PATTERN}${rest}$`);
  const paymentOf = async (call: Call): Promise<Payment | undefined> => {
    const id = work.links.read(call.parts[0] ?? '', 'pay');
    const payment = id === undefined ? undefined : await findPayment(work.pool, id);
    if (!payment) sendJson(call.response, 404, { code: 'NOT_FOUND' });
    return payment;
  };
  const act = (
    name: string,
    answer: (payment: Payment, body: Readonly<Record<string, unknown>>) => Promise<FrameState | undefined>,
  ): Route => ({
    site: 'pay',
    method: 'POST',
    path: path(`/${name}`),
    async answer(call) {
      const body = await bodyOf(call, work.links.payOrigin);
      if (!body) return sendJson(call.response, 403, { code: 'FORBIDDEN' });
      const payment = await paymentOf(call);
      const state = payment && (await answer(payment, body));
      if (state) sendJson(call.response, 200, state);
      else if (payment) sendJson(call.response, 409, { code: 'WRONG_KIND' });
    },
  });

  return [
    {
      site: 'pay',
      method: 'GET',
      path: path(''),
      async answer(call) {
        if (work.links.read(call.parts[0] ?? '', 'inspect') !== undefined)
          return sendFrame(call.response, inspectionData(call.url.pathname), assets, work.links.bankOrigin);
        const payment = await paymentOf(call);
        if (payment)
          sendFrame(
            call.response,
            frameData(payment, call.url.pathname, work),
            assets,
            work.links.bankOrigin,
          );
      },
    },
    {
      site: 'pay',
      method: 'GET',
      path: path('/state'),
      async answer(call) {
        const payment = await paymentOf(call);
        if (payment) sendJson(call.response, 200, await stateOf(payment, work));
      },
    },
    {
      site: 'pay',
      method: 'GET',
      path: path('/texts'),
      async answer(call) {
        const payment = await paymentOf(call);
        if (payment)
          sendJson(call.response, 200, textsFor(call.url.searchParams.get('locale') ?? payment.locale));
      },
    },
    act('card', async (payment, body) => {
      const answer = await payByCard(work, payment.id, {
        number: digits(body['number']),
        expiry: text(body['expiry']),
        cvc: digits(body['cvc']),
      });
      if (!answer) return undefined;
      if (answer.delaySeconds > 0) await wait(answer.delaySeconds * SECOND_MS, undefined, { ref: false });
      return {
        ...(await stateOf(answer.payment, work)),
        ...(answer.invalid ? { invalid: answer.invalid } : {}),
      };
    }),
    act('voucher', async (payment, body) => {
      const code = digits(body['code']);
      if (!VOUCHER_CODE.test(code)) return { status: payment.status, invalid: ['voucher'] };
      const answer = await payByVoucher(work, payment.id, code);
      return (
        answer && {
          ...(await stateOf(answer.payment, work)),
          ...(answer.refused ? { refused: answer.refused } : {}),
        }
      );
    }),
    act('cancel', async (payment) => {
      const cancelled = await inTransaction(work.pool, async (client) => {
        const locked = await lockPayment(client, payment.id);
        return locked && ((await cancelPayment(client, locked, work)) ?? locked);
      });
      return stateOf(cancelled ?? payment, work);
    }),
  ];
}

function frameData(payment: Payment, path: string, work: Work): FrameData {
  const isFinished = payment.status !== 'created';
  const isExpired = !isPayable(payment, work.clock());
  return {
    path,
    nonce: payment.nonce,
    hostOrigins: payment.returnUrl === null ? [] : [new URL(payment.returnUrl).origin],
    kind: payment.kind === 'voucher' ? 'voucher' : 'card',
    account: payment.isKnownAccount ? payment.accountLabel : null,
    fatal: isFinished ? 'ALREADY_FINISHED' : isExpired ? 'EXPIRED' : null,
    texts: textsFor(payment.locale),
  };
}

/** Frame data without a payment: it cannot be embedded and states that the payment is closed. */
function inspectionData(path: string): FrameData {
  return {
    path,
    nonce: randomUUID(),
    hostOrigins: [],
    kind: 'card',
    account: null,
    fatal: 'EXPIRED',
    texts: textsFor('en'),
  };
}

function textsFor(locale: string): FrameTexts {
  return {
    locale: supportedLocale(locale),
    messages: Object.fromEntries(
      Object.entries(messagesOf(locale)).filter(
        ([key]) => key.startsWith('pay.frame.') || key.startsWith('pay.failure.'),
      ),
    ),
  };
}

async function stateOf(payment: Payment, work: Work): Promise<FrameState> {
  const { status, failure } = payment;
  const challenge = status === 'created' ? await findChallenge(work.pool, payment.id) : undefined;
  return {
    status,
    ...(failure === null ? {} : { failure }),
    ...(challenge?.outcome === null ? { challengeUrl: work.links.challengeUrl(payment.id) } : {}),
  };
}

/** Parses a JSON body from the frame. Errors carry no detail, so that no card number reaches a message. */
async function bodyOf(
  { request }: Call,
  origin: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (
    request.headers.origin !== origin ||
    !/^application\/json\b/.test(request.headers['content-type'] ?? '')
  )
    return undefined;
  try {
    const value = JSON.parse(await readBody(request, BODY_LIMIT)) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function digits(value: unknown): string {
  return text(value).replace(/[\s-]/g, '');
}
