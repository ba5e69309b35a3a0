import { testClient } from '@foyer/runtime/service-calls';
import { expect } from '@jest/globals';
import { runPayments } from '../../src/payments/paymentJob.ts';
import { createPayments, type PaymentDeps } from '../../src/payments/payments.ts';
import { sendWebhook } from '../fakes/fakePayments.ts';
import { executeGraphql } from '../graphqlClient.ts';
import { depositInput } from '../paymentInputs.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../testApi.ts';
import { moneyFaults, SILENT } from './paymentWorld.ts';

export const PAYER = 'aurora-empty';
const FIELDS =
  'id status outcome amount failure isCancellable groupId accountLabel action { kind nonce } steps { kind at } method { id kind }';
const DEPOSIT = `mutation($input: StartDepositInput!) { startDeposit(input: $input) { __typename ... on StartedPayment { payments { ${FIELDS} } } ... on PaymentRefusal { code blocks bound } } }`;
const WITHDRAWAL = `mutation($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { __typename ... on StartedPayment { payments { ${FIELDS} } } ... on PaymentRefusal { code blocks bound } } }`;

export interface StartedPayment {
  readonly __typename: string;
  readonly code?: string;
  readonly payments?: readonly { readonly id: string; readonly outcome: string; readonly status: string }[];
}

/** The API with a signed-in player who deposits and withdraws. */
export interface Payer {
  readonly api: TestApi;
  /** Dependencies of the payment jobs, with the clock of the API. */
  readonly deps: PaymentDeps;
  /** Access token that is valid at the time of the API clock. */
  readonly token: string;
  start(input: Record<string, unknown>): Promise<StartedPayment>;
  withdraw(input: Record<string, unknown>): Promise<StartedPayment>;
  cancel(id: string): Promise<unknown>;
  sendEvent(event: object, skewMs?: number): Promise<Response>;
  /**
   * Completes a deposit.
   * @returns its id.
   */
  pay(amount: number): Promise<string>;
  /** Advances the API clock and runs the payment jobs. */
  later(milliseconds: number): Promise<void>;
  /** Restores the provider after a test. Asserts that ledger and payments are consistent. */
  endTest(): Promise<void>;
}

export async function startPayer(): Promise<Payer> {
  const api = await startTestApi();
  const clock = (): number => Date.now() + api.skew.milliseconds;
  const newToken = (): Promise<string> =>
    api.identity.token({ brand: 'aurora', playerId: PAYER, sid: 'payer' });
  let token = await newToken();
  const deps: PaymentDeps = {
    pool: api.pool,
    clock,
    log: SILENT,
    relay: { kick: () => undefined },
    payments: createPayments({
      address: api.payments.baseUrl,
      secrets: [TEST_SECRETS.payments],
      clock,
      serviceClient: testClient,
      log: SILENT,
    }),
  };

  async function send(query: string, input: Record<string, unknown>): Promise<StartedPayment> {
    const { data, errors } = await executeGraphql(api, { query, variables: { input }, token });
    expect(errors).toEqual([]);
    return Object.values(data ?? {})[0] as StartedPayment;
  }
  const start = (input: Record<string, unknown>): Promise<StartedPayment> => send(DEPOSIT, input);
  const sendEvent = (event: object, skewMs = 0): Promise<Response> =>
    sendWebhook(api.baseUrl, event, { secret: TEST_SECRETS.payments, clock, skewMs });

  return {
    api,
    deps,
    get token() {
      return token;
    },
    start,
    withdraw: (input) => send(WITHDRAWAL, input),
    cancel: (id) =>
      executeGraphql(api, { query: `mutation { cancelPayment(id: "${id}") { cancelled } }`, token }),
    sendEvent,
    async pay(amount) {
      const input = depositInput({ amount });
      await start(input);
      const completed = api.payments.setPaymentStatus(input.id, 'completed', {
        account: { id: 'acc-card', label: '•••• 4242', holder: 'A B' },
      });
      expect((await sendEvent(completed)).status).toBe(200);
      return input.id;
    },
    async later(milliseconds) {
      api.skew.milliseconds += milliseconds;
      token = await newToken();
      await runPayments(deps);
    },
    async endTest() {
      api.payments.mode = 'normal';
      expect(await moneyFaults(api.pool)).toEqual([]);
    },
  };
}
