import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Clock, Log, ServiceClient } from '@foyer/runtime';
import { createBreaker } from './breaker.ts';
import { parseSettlementReport } from '../reconciliation/settlementReport.ts';
import type { ProviderResult, PaymentProvider, ProviderPayment } from './provider.ts';
import {
  accountsAnswer,
  methodsAnswer,
  paymentAnswer,
  personAnswer,
  refusalAnswer,
} from './providerShapes.ts';
import { PAYMENTS_SIGNATURE, signText } from './signature.ts';

/** requirements/reliability#deadlines: at most 10 s, then the payment is pending. */
const DEADLINE_MS = 10_000;
const READ_DEADLINE_MS = 3_000;
/**
 * Refusals that leave the outcome open. With 401 and 403 (clock skew, key rotation) the provider has not
 * processed the request.
 */
const NOT_DEFINITE = new Set([401, 403, 408, 409, 425, 429]);

export interface ProviderDeps {
  readonly address: string;
  /** The first one signs. */
  readonly secrets: readonly string[];
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly log: Log;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Idempotency key of a POST. */
  readonly key?: string;
}

/** The port to our payment provider (ADR 0100). */
export function createFoyerPayments({
  address,
  secrets,
  clock,
  serviceClient,
  log,
}: ProviderDeps): PaymentProvider {
  const breaker = createBreaker(clock);

  async function call<Value>(
    { method, path, body, key }: Call,
    read: (text: string) => Value,
  ): Promise<ProviderResult<Value>> {
    if (!breaker.admit()) return { kind: 'unknown' };
    const text = body === undefined ? '' : JSON.stringify(body);
    try {
      const { status, body: answer } = await serviceClient.call({
        baseUrl: address,
        path,
        method,
        headers: {
          [PAYMENTS_SIGNATURE]: signText(secrets, `${method}.${path}.${text}`, clock()),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: text }),
        deadlineMs: method === 'GET' ? READ_DEADLINE_MS : DEADLINE_MS,
        // a POST has an idempotency key
        isIdempotent: true,
      });
      breaker.record(status < 500);
      if (status >= 200 && status < 300) return { kind: 'answered', value: read(answer) };
      if (status >= 500 || NOT_DEFINITE.has(status)) return { kind: 'unknown' };
      return { kind: 'refused', code: codeOf(answer), status };
    } catch (error) {
      breaker.record(false);
      log.warn('payment provider call failed', { path: path.split('?')[0], error });
      return { kind: 'unknown' };
    }
  }

  function shape<Schema extends v.GenericSchema>(schema: Schema): (text: string) => v.InferOutput<Schema> {
    return (text) => v.parse(schema, JSON.parse(text));
  }

  async function ofPayment(result: Call): Promise<ProviderResult<ProviderPayment>> {
    return map(await call(result, shape(paymentAnswer)), (answer) => answer.payment);
  }

  return {
    name: 'foyer-payments',
    isReachable: () => breaker.isClosed(),
    methods: async (merchant, country, currency) =>
      map(
        await call(
          { method: 'GET', path: `/v1/methods?${query({ merchant, country, currency })}` },
          shape(methodsAnswer),
        ),
        (answer) => answer.methods,
      ),
    accounts: async (merchant, player) =>
      map(
        await call(
          { method: 'GET', path: `/v1/accounts?${query({ merchant, player })}` },
          shape(accountsAnswer),
        ),
        (answer) => answer.accounts,
      ),
    removeAccount: (merchant, player, id) =>
      call(
        { method: 'DELETE', path: `/v1/accounts/${encodeURIComponent(id)}?${query({ merchant, player })}` },
        () => undefined,
      ),
    pay: (order) => ofPayment({ method: 'POST', path: '/v1/payments', body: order, key: order.reference }),
    payHeld: (order) =>
      ofPayment({
        method: 'POST',
        path: '/v1/payments',
        body: { ...order, confirmation: 'merchant' },
        key: order.reference,
      }),
    person: async (id, proof) =>
      map(
        await call(
          { method: 'GET', path: `/v1/payments/${encodeURIComponent(id)}/person?${query({ proof })}` },
          shape(personAnswer),
        ),
        (answer) => answer.person,
      ),
    confirm: (id, player) =>
      ofPayment({
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(id)}/confirm`,
        body: { player },
        key: `confirm-${id}`,
      }),
    payOut: (order) => ofPayment({ method: 'POST', path: '/v1/payouts', body: order, key: order.reference }),
    find: (merchant, reference) =>
      ofPayment({ method: 'GET', path: `/v1/payments?${query({ merchant, reference })}` }),
    cancel: (id) =>
      ofPayment({
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(id)}/cancel`,
        body: {},
        key: `cancel-${id}`,
      }),
    refund: (id, amount) =>
      ofPayment({
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(id)}/refund`,
        body: { amount },
        key: `refund-${id}`,
      }),
    settlementReport: (merchant, day) =>
      call({ method: 'GET', path: `/v1/reconciliation/${day}?${query({ merchant })}` }, (text) => ({
        lines: parseSettlementReport(text),
        sha256: createHash('sha256').update(text).digest('hex'),
      })),
  };
}

function map<From, To>(result: ProviderResult<From>, view: (value: From) => To): ProviderResult<To> {
  return result.kind === 'answered' ? { kind: 'answered', value: view(result.value) } : result;
}

function query(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}

function codeOf(text: string): string {
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), refusalAnswer), text);
  return answer.success ? answer.output.code : 'REFUSED';
}
