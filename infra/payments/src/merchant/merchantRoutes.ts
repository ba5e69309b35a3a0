import { setTimeout as wait } from 'node:timers/promises';
import {
  ifTooLarge,
  readBytes,
  readJson,
  sendJson,
  type PoolClient,
  type Route,
  type RouteCall,
  type Routes,
} from '@foyer/runtime';
import { accountsOf, removeAccount } from '../payments/accounts.ts';
import { cancelPayment } from '../payments/cancel.ts';
import { confirmPayment } from '../payments/heldPayments.ts';
import { refundPayment } from '../payments/changeStatus.ts';
import { SELECT_PAYMENT, type Payment } from '../payments/payment.ts';
import { findPayment, lockPayment } from '../payments/paymentStore.ts';
import { moment, paymentView } from '../payments/paymentView.ts';
import type { PaymentsDeps } from '../deps.ts';
import { refusal, type Answer } from './answer.ts';
import { createPayment } from './createPayment.ts';
import { once } from './idempotency.ts';
import { methodView, offeredMethods } from './methods.ts';
import { readOrder, readPlayer } from './readOrder.ts';
import { reconciliationFile } from './reconciliation.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

const BODY_LIMIT = 32 * 1024;
const SECOND_MS = 1_000;
const ID = ':id([0-9a-f-]{36})';

type Query = (call: RouteCall, query: (name: string) => string) => Promise<Answer | string>;
type Effect = (client: PoolClient, body: unknown, id: string) => Promise<Answer>;

/** API of the merchants. Every request is signed; requests with an effect carry an idempotency key. */
export function merchantRoutes(deps: PaymentsDeps): Routes<Route> {
  const query =
    (answer: Query): Route =>
    async (call) => {
      if ((await signedBody(call, deps)) === undefined) return;
      send(call, await answer(call, (name) => call.url.searchParams.get(name) ?? ''));
    };
  const act =
    (effect: Effect): Route =>
    async (call) => {
      const bytes = await signedBody(call, deps);
      if (bytes === undefined) return;
      const key = call.request.headers['idempotency-key'];
      if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
        return send(call, refusal(400, 'IDEMPOTENCY_KEY_MISSING'));
      const body = readJson(bytes);
      if (!body) return send(call, refusal(400, 'BODY_NOT_JSON'));
      const response = await once(deps, key, `${call.url.pathname}\n${bytes.toString('utf8')}`, (client) =>
        effect(client, body.value, call.params['id'] ?? ''),
      );
      if (response.delaySeconds) await wait(response.delaySeconds * SECOND_MS, undefined, { ref: false });
      send(call, response);
    };
  const viewed = (payment: Payment | undefined): Answer =>
    payment
      ? { status: 200, body: { payment: paymentView(payment, deps) } }
      : refusal(404, 'PAYMENT_UNKNOWN');

  return {
    'GET /v1/methods': query(async (_, query) => ({
      status: 200,
      body: {
        methods: (
          await offeredMethods(deps.pool, {
            country: query('country') || undefined,
            currency: query('currency'),
          })
        ).map(methodView),
      },
    })),
    'POST /v1/payments': act((client, body) => order(client, body, 'deposit', deps)),
    'POST /v1/payouts': act((client, body) => order(client, body, 'payout', deps)),
    'GET /v1/payments': query(async (_, query) => {
      const direction = query('direction') || 'deposit';
      const { rows } = await deps.pool.query<Payment>(
        `${SELECT_PAYMENT} where payment.merchant = $1 and reference = $2 order by (payment.direction = $3) desc limit 1`,
        [query('merchant'), query('reference'), direction],
      );
      return viewed(rows[0]);
    }),
    [`GET /v1/payments/${ID}`]: query(async ({ params }) =>
      viewed(await findPayment(deps.pool, params['id'] ?? '')),
    ),
    [`GET /v1/payments/${ID}/person`]: query(async ({ params }, query) => {
      const payment = await findPayment(deps.pool, params['id'] ?? '');
      // paying through another player's link must not grant their identity, so the payer's own browser carries
      // the proof
      const isProved = payment?.isHeld !== true || deps.links.read(query('proof'), 'return') === payment.id;
      return payment?.person && isProved
        ? { status: 200, body: { person: payment.person } }
        : refusal(404, 'PERSON_UNKNOWN');
    }),
    [`POST /v1/payments/${ID}/confirm`]: act(async (client, body, id) => {
      const payment = await lockPayment(client, id);
      const player = readPlayer(body);
      if (!payment) return viewed(undefined);
      if (!player) return refusal(400, 'INVALID', { field: 'player' });
      const confirmed = await confirmPayment(client, payment, player, deps);
      return confirmed ? viewed(confirmed) : refusal(422, 'NOT_CONFIRMABLE', { status: payment.status });
    }),
    [`POST /v1/payments/${ID}/cancel`]: act(async (client, _, id) => {
      const payment = await lockPayment(client, id);
      if (!payment) return viewed(undefined);
      const cancelled = await cancelPayment(client, payment, deps);
      return cancelled ? viewed(cancelled) : refusal(409, 'NOT_CANCELLABLE', { status: payment.status });
    }),
    [`POST /v1/payments/${ID}/refund`]: act(async (client, body, id) => {
      const payment = await lockPayment(client, id);
      if (!payment) return viewed(undefined);
      const amount = (body as { amount?: unknown } | null)?.amount;
      if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
        return refusal(400, 'INVALID', { field: 'amount' });
      if (payment.direction !== 'deposit' || payment.status !== 'completed')
        return refusal(409, 'NOT_REFUNDABLE', { status: payment.status });
      if (amount > payment.amount - payment.refunded)
        return refusal(422, 'AMOUNT_TOO_LARGE', { maximum: payment.amount - payment.refunded });
      return viewed(await refundPayment(client, payment, amount, deps));
    }),
    'GET /v1/accounts': query(async (_, query) => {
      const accounts = await accountsOf(deps.pool, { merchant: query('merchant'), player: query('player') });
      return {
        status: 200,
        body: {
          accounts: accounts.map(({ id, method, kind, label, holder, expiresAt, canReceive }) => ({
            id,
            method,
            kind,
            label,
            holder,
            canReceive,
            ...(expiresAt === null ? {} : { expiresAt: moment(expiresAt) }),
          })),
        },
      };
    }),
    [`DELETE /v1/accounts/${ID}`]: query(async ({ params }, query) => {
      const removed = await removeAccount(
        deps.pool,
        { id: params['id'] ?? '', merchant: query('merchant'), player: query('player') },
        deps.clock(),
      );
      return removed ? { status: 200, body: {} } : refusal(404, 'ACCOUNT_UNKNOWN');
    }),
    'GET /v1/reconciliation/:day(\\d{4}-\\d{2}-\\d{2})': query(async ({ params: { day = '' } }, query) => {
      return Number.isNaN(Date.parse(`${day}T00:00:00Z`))
        ? refusal(404, 'DAY_UNKNOWN')
        : reconciliationFile(deps.pool, query('merchant'), day);
    }),
  };
}

async function order(
  client: PoolClient,
  body: unknown,
  direction: 'deposit' | 'payout',
  deps: PaymentsDeps,
): Promise<Answer> {
  const read = readOrder(body, direction);
  return read.ok ? createPayment(client, read.value, deps) : refusal(400, 'INVALID', { field: read.failure });
}

/** The raw body of a correctly signed request; answers and returns undefined otherwise. */
async function signedBody({ request, response }: RouteCall, deps: PaymentsDeps): Promise<Buffer | undefined> {
  const body = await readBytes(request, BODY_LIMIT).catch(ifTooLarge);
  if (body === undefined) return void sendJson(response, 413, { code: 'BODY_TOO_LARGE' });
  const message = Buffer.concat([Buffer.from(`${request.method ?? 'GET'}.${request.url ?? '/'}.`), body]);
  if (isSigned(deps.secrets, message, request.headers[SIGNATURE_HEADER], deps.clock())) return body;
  return void sendJson(response, 401, { code: 'SIGNATURE_INVALID' });
}

function send({ response }: RouteCall, answer: Answer | string): void {
  if (typeof answer !== 'string') return sendJson(response, answer.status, answer.body);
  response
    .writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(answer);
}
