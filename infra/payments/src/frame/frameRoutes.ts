import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import {
  ifTooLarge,
  inTransaction,
  readBody,
  sendJson,
  type Route,
  type RouteCall,
  type Routes,
} from '@foyer/runtime';
import type { Assets } from '../http/assets.ts';
import { cancelPayment } from '../payments/cancel.ts';
import { findChallenge } from '../payments/challenge.ts';
import { isPayable, type Payment } from '../payments/payment.ts';
import { payByCard } from '../payments/payByCard.ts';
import { payByVoucher } from '../payments/payByVoucher.ts';
import { findPayment, lockPayment } from '../payments/paymentStore.ts';
import { messagesOf, supportedLocale } from '../pages/texts.ts';
import { TOKEN_PARAM } from '../security/links.ts';
import type { PaymentsDeps } from '../deps.ts';
import type { FrameData, FrameState, FrameTexts } from './frameData.ts';
import { sendFrame } from './framePage.ts';

const FRAME = `/frame/${TOKEN_PARAM}` as const;
const BODY_LIMIT = 1024;
const SECOND_MS = 1_000;
const VOUCHER_CODE = /^\d{16}$/;

/**
 * Routes of the payment frame. Card numbers arrive here in one request body and are passed only to
 * `payByCard`.
 */
export function frameRoutes(deps: PaymentsDeps, assets: Assets): Routes<Route> {
  const paymentOf = async (call: RouteCall): Promise<Payment | undefined> => {
    const id = deps.links.read(call.params['token'] ?? '', 'pay');
    const payment = id === undefined ? undefined : await findPayment(deps.pool, id);
    if (!payment) sendJson(call.response, 404, { code: 'NOT_FOUND' });
    return payment;
  };
  const act =
    (
      answer: (payment: Payment, body: Readonly<Record<string, unknown>>) => Promise<FrameState | undefined>,
    ): Route =>
    async (call) => {
      const body = await bodyOf(call, deps.links.payOrigin);
      if (!body) return sendJson(call.response, 403, { code: 'FORBIDDEN' });
      const payment = await paymentOf(call);
      const state = payment && (await answer(payment, body));
      if (state) sendJson(call.response, 200, state);
      else if (payment) sendJson(call.response, 409, { code: 'WRONG_KIND' });
    };

  return {
    async [`GET ${FRAME}`](call) {
      const { response, url, params } = call;
      if (deps.links.read(params['token'] ?? '', 'inspect') !== undefined)
        return sendFrame(response, inspectionData(url.pathname), assets, deps.links.bankOrigin);
      const payment = await paymentOf(call);
      if (payment) sendFrame(response, frameData(payment, url.pathname, deps), assets, deps.links.bankOrigin);
    },
    async [`GET ${FRAME}/state`](call) {
      const payment = await paymentOf(call);
      if (payment) sendJson(call.response, 200, await stateOf(payment, deps));
    },
    async [`GET ${FRAME}/texts`](call) {
      const payment = await paymentOf(call);
      if (payment)
        sendJson(call.response, 200, textsFor(call.url.searchParams.get('locale') ?? payment.locale));
    },
    [`POST ${FRAME}/card`]: act(async (payment, body) => {
      const answer = await payByCard(deps, payment.id, {
        number: digits(body['number']),
        expiry: text(body['expiry']),
        cvc: digits(body['cvc']),
      });
      if (!answer) return undefined;
      if (answer.delaySeconds > 0) await wait(answer.delaySeconds * SECOND_MS, undefined, { ref: false });
      return {
        ...(await stateOf(answer.payment, deps)),
        ...(answer.invalid ? { invalid: answer.invalid } : {}),
      };
    }),
    [`POST ${FRAME}/voucher`]: act(async (payment, body) => {
      const code = digits(body['code']);
      if (!VOUCHER_CODE.test(code)) return { status: payment.status, invalid: ['voucher'] };
      const answer = await payByVoucher(deps, payment.id, code);
      return (
        answer && {
          ...(await stateOf(answer.payment, deps)),
          ...(answer.refused ? { refused: answer.refused } : {}),
        }
      );
    }),
    [`POST ${FRAME}/cancel`]: act(async (payment) => {
      const cancelled = await inTransaction(deps.pool, async (client) => {
        const locked = await lockPayment(client, payment.id);
        return locked && ((await cancelPayment(client, locked, deps)) ?? locked);
      });
      return stateOf(cancelled ?? payment, deps);
    }),
  };
}

function frameData(payment: Payment, path: string, deps: PaymentsDeps): FrameData {
  const isFinished = payment.status !== 'created';
  const isExpired = !isPayable(payment, deps.clock());
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

async function stateOf(payment: Payment, deps: PaymentsDeps): Promise<FrameState> {
  const { status, failure } = payment;
  const challenge = status === 'created' ? await findChallenge(deps.pool, payment.id) : undefined;
  return {
    status,
    ...(failure === null ? {} : { failure }),
    ...(challenge?.outcome === null ? { challengeUrl: deps.links.challengeUrl(payment.id) } : {}),
  };
}

const bodySchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** Parses a JSON body from the frame. Errors carry no detail, so that no card number reaches a message. */
async function bodyOf(
  { request }: RouteCall,
  origin: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (
    request.headers.origin !== origin ||
    !/^application\/json\b/.test(request.headers['content-type'] ?? '')
  )
    return undefined;
  const body = v.safeParse(bodySchema, await readBody(request, BODY_LIMIT).catch(ifTooLarge));
  return body.success ? body.output : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function digits(value: unknown): string {
  return text(value).replace(/[\s-]/g, '');
}
