import { setTimeout as wait } from 'node:timers/promises';
import { readBytes, readJson, sendJson, type PoolClient } from '@foyer/runtime';
import type { Call, Route } from '../http/routes.ts';
import { accountsOf, removeAccount } from '../payments/accounts.ts';
import { cancelPayment } from '../payments/cancel.ts';
import { confirmPayment } from '../payments/heldPayments.ts';
import { refundPayment } from '../payments/movePayment.ts';
import { SELECT_PAYMENT, type Payment } from '../payments/payment.ts';
import { findPayment, lockPayment } from '../payments/paymentStore.ts';
import { moment, paymentView } from '../payments/paymentView.ts';
import type { Work } from '../work.ts';
import { refusal, type Answer } from './answer.ts';
import { createPayment } from './createPayment.ts';
import { once } from './idempotency.ts';
import { methodView, offeredMethods } from './methods.ts';
import { readOrder, readPlayer } from './readOrder.ts';
import { reconciliationFile } from './reconciliation.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

const BODY_LIMIT = 32 * 1024;
const SECOND_MS = 1_000;
const ID = '([0-9a-f-]{36})';

type Ask = (call: Call, query: (name: string) => string) => Promise<Answer | string>;
type Effect = (client: PoolClient, body: unknown, parts: readonly string[]) => Promise<Answer>;

/** API of the merchants. Every request is signed; requests with an effect carry an idempotency key. */
export function merchantRoutes(work: Work): readonly Route[] {
  const ask = (method: 'GET' | 'DELETE', path: string, answer: Ask): Route => ({
    site: 'merchant',
    method,
    path: new RegExp(`^/v1/${path}$`),
    async answer(call) {
      if ((await signedBody(call, work)) === undefined) return;
      send(call, await answer(call, (name) => call.url.searchParams.get(name) ?? ''));
    },
  });
  const act = (path: string, effect: Effect): Route => ({
    site: 'merchant',
    method: 'POST',
    path: new RegExp(`^/v1/${path}$`),
    async answer(call) {
      const bytes = await signedBody(call, work);
      if (bytes === undefined) return;
      const key = call.request.headers['idempotency-key'];
      if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
        return send(call, refusal(400, 'IDEMPOTENCY_KEY_MISSING'));
      const body = readJson(bytes);
      if (!body) return send(call, refusal(400, 'BODY_NOT_JSON'));
      const answer = await once(work, key, `${call.url.pathname}\n${bytes.toString('utf8')}`, (client) =>
        effect(client, body.value, call.parts),
      );
      if (answer.delaySeconds) await wait(answer.delaySeconds * SECOND_MS, undefined, { ref: false });
      send(call, answer);
    },
  });
  const viewed = (payment: Payment | undefined): Answer =>
    payment
      ? { status: 200, body: { payment: paymentView(payment, work) } }
      : refusal(404, 'PAYMENT_UNKNOWN');

  return [
    ask('GET', 'methods', async (_, query) => ({
      status: 200,
      body: {
        methods: (
          await offeredMethods(work.pool, {
            country: query('country') || undefined,
            currency: query('currency'),
          })
        ).map(methodView),
      },
    })),
    act('payments', (client, body) => order(client, body, 'deposit', work)),
    act('payouts', (client, body) => order(client, body, 'payout', work)),
    ask('GET', 'payments', async (_, query) => {
      const direction = query('direction') || 'deposit';
      const { rows } = await work.pool.query<Payment>(
        `${SELECT_PAYMENT} where payment.merchant = $1 and reference = $2 order by (payment.direction = $3) desc limit 1`,
        [query('merchant'), query('reference'), direction],
      );
      return viewed(rows[0]);
    }),
    ask('GET', `payments/${ID}`, async ({ parts }) => viewed(await findPayment(work.pool, parts[0] ?? ''))),
    ask('GET', `payments/${ID}/person`, async ({ parts }, query) => {
      const payment = await findPayment(work.pool, parts[0] ?? '');
      // paying through another player's link must not grant their identity, so the payer's own browser carries
      // the proof
      const isProved = payment?.isHeld !== true || work.links.read(query('proof'), 'return') === payment.id;
      return payment?.person && isProved
        ? { status: 200, body: { person: payment.person } }
        : refusal(404, 'PERSON_UNKNOWN');
    }),
    act(`payments/${ID}/confirm`, async (client, body, [id = '']) => {
      const payment = await lockPayment(client, id);
      const player = readPlayer(body);
      if (!payment) return viewed(undefined);
      if (!player) return refusal(400, 'INVALID', { field: 'player' });
      const confirmed = await confirmPayment(client, payment, player, work);
      return confirmed ? viewed(confirmed) : refusal(422, 'NOT_CONFIRMABLE', { status: payment.status });
    }),
    act(`payments/${ID}/cancel`, async (client, _, [id = '']) => {
      const payment = await lockPayment(client, id);
      if (!payment) return viewed(undefined);
      const cancelled = await cancelPayment(client, payment, work);
      return cancelled ? viewed(cancelled) : refusal(409, 'NOT_CANCELLABLE', { status: payment.status });
    }),
    act(`payments/${ID}/refund`, async (client, body, [id = '']) => {
      const payment = await lockPayment(client, id);
      if (!payment) return viewed(undefined);
      const amount = (body as { amount?: unknown } | null)?.amount;
      if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
        return refusal(400, 'INVALID', { field: 'amount' });
      if (payment.direction !== 'deposit' || payment.status !== 'completed')
        return refusal(409, 'NOT_REFUNDABLE', { status: payment.status });
      if (amount > payment.amount - payment.refunded)
        return refusal(422, 'AMOUNT_TOO_LARGE', { maximum: payment.amount - payment.refunded });
      return viewed(await refundPayment(client, payment, amount, work));
    }),
    ask('GET', 'accounts', async (_, query) => {
      const accounts = await accountsOf(work.pool, { merchant: query('merchant'), player: query('player') });
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
    ask('DELETE', `accounts/${ID}`, async ({ parts }, query) => {
      const removed = await removeAccount(
        work.pool,
        { id: parts[0] ?? '', merchant: query('merchant'), player: query('player') },
        work.clock(),
      );
      return removed ? { status: 200, body: {} } : refusal(404, 'ACCOUNT_UNKNOWN');
    }),
    ask('GET', 'reconciliation/(\\d{4}-\\d{2}-\\d{2})', async ({ parts }, query) => {
      const day = parts[0] ?? '';
      return Number.isNaN(Date.parse(`${day}T00:00:00Z`))
        ? refusal(404, 'DAY_UNKNOWN')
        : reconciliationFile(work.pool, query('merchant'), day);
    }),
  ];
}

async function order(
  client: PoolClient,
  body: unknown,
  direction: 'deposit' | 'payout',
  work: Work,
): Promise<Answer> {
  const read = readOrder(body, direction);
  return read.ok ? createPayment(client, read.value, work) : refusal(400, 'INVALID', { field: read.failure });
}

/** The raw body of a correctly signed request; answers and returns undefined otherwise. */
async function signedBody({ request, response }: Call, work: Work): Promise<Buffer | undefined> {
  const body = await readBytes(request, BODY_LIMIT).catch(() => undefined);
  if (body === undefined) return void sendJson(response, 413, { code: 'BODY_TOO_LARGE' });
  const message = Buffer.concat([Buffer.from(`${request.method ?? 'GET'}.${request.url ?? '/'}.`), body]);
  if (isSigned(work.secrets, message, request.headers[SIGNATURE_HEADER], work.clock())) return body;
  return void sendJson(response, 401, { code: 'SIGNATURE_INVALID' });
}

function send({ response }: Call, answer: Answer | string): void {
  if (typeof answer !== 'string') return sendJson(response, answer.status, answer.body);
  response
    .writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(answer);
}
