import { createHash } from 'node:crypto';
import { parseSettlementReport } from '../reconciliation/settlementReport.ts';
import type { ProviderResult, PaymentProvider, ProviderPayment } from './provider.ts';
import { createProviderClient, jsonOf, type ProviderDeps, type ProviderRequest } from './providerClient.ts';
import { accountsAnswer, methodsAnswer, paymentAnswer, personAnswer } from './providerShapes.ts';

/** The port to our payment provider (ADR 0100). */
export function createFoyerPayments(deps: ProviderDeps): PaymentProvider {
  const { isReachable, call } = createProviderClient(deps);

  async function callPayment(request: ProviderRequest): Promise<ProviderResult<ProviderPayment>> {
    return map(await call(request, jsonOf(paymentAnswer)), (answer) => answer.payment);
  }

  return {
    name: 'foyer-payments',
    isReachable,
    methods: async (merchant, country, currency) =>
      map(
        await call(
          { method: 'GET', path: `/v1/methods?${query({ merchant, country, currency })}` },
          jsonOf(methodsAnswer),
        ),
        (answer) => answer.methods,
      ),
    accounts: async (merchant, player) =>
      map(
        await call(
          { method: 'GET', path: `/v1/accounts?${query({ merchant, player })}` },
          jsonOf(accountsAnswer),
        ),
        (answer) => answer.accounts,
      ),
    removeAccount: (merchant, player, id) =>
      call(
        { method: 'DELETE', path: `/v1/accounts/${encodeURIComponent(id)}?${query({ merchant, player })}` },
        () => undefined,
      ),
    pay: (order) => callPayment({ method: 'POST', path: '/v1/payments', body: order, key: order.reference }),
    payHeld: (order) =>
      callPayment({
        method: 'POST',
        path: '/v1/payments',
        body: { ...order, confirmation: 'merchant' },
        key: order.reference,
      }),
    person: async (id, proof) =>
      map(
        await call(
          { method: 'GET', path: `/v1/payments/${encodeURIComponent(id)}/person?${query({ proof })}` },
          jsonOf(personAnswer),
        ),
        (answer) => answer.person,
      ),
    confirm: (id, player) =>
      callPayment({
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(id)}/confirm`,
        body: { player },
        key: `confirm-${id}`,
      }),
    payOut: (order) =>
      callPayment({ method: 'POST', path: '/v1/payouts', body: order, key: order.reference }),
    find: (merchant, reference) =>
      callPayment({ method: 'GET', path: `/v1/payments?${query({ merchant, reference })}` }),
    cancel: (id) =>
      callPayment({
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(id)}/cancel`,
        body: {},
        key: `cancel-${id}`,
      }),
    refund: (id, amount) =>
      callPayment({
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(id)}/refund`,
        body: { amount },
        key: `refund-${id}`,
      }),
    settlementReport: async (merchant, day) => {
      const path = `/v1/reconciliation/${day}?${query({ merchant })}`;
      const file = await call({ method: 'GET', path }, (text) => text);
      try {
        return map(file, (text) => ({
          lines: parseSettlementReport(text),
          sha256: createHash('sha256').update(text).digest('hex'),
        }));
      } catch (error) {
        // not a failure for the circuit breaker: faulty reports must not block payments
        deps.log.warn('settlement report rejected', { merchant, day, error });
        return { kind: 'unknown' };
      }
    },
  };
}

function map<From, To>(result: ProviderResult<From>, view: (value: From) => To): ProviderResult<To> {
  return result.kind === 'answered' ? { kind: 'answered', value: view(result.value) } : result;
}

function query(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}
