import { expect } from '@jest/globals';
import { sendWebhook } from '../fakes/fakePayments.ts';
import { executeGraphql, tokenOfSession } from '../graphqlClient.ts';
import { depositInput } from '../paymentInputs.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../testApi.ts';

export const VICTIM = 'aurora-funded';
const THIEF = 'aurora-empty';

export const DEPOSIT =
  'mutation($input: StartDepositInput!) { startDeposit(input: $input) { __typename ... on StartedPayment { payments { id } } ... on PaymentRefusal { code } } }';
export const WITHDRAWAL =
  'mutation($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { __typename ... on StartedPayment { payments { id } } ... on PaymentRefusal { code } } }';

export interface Reply {
  readonly status: number;
  readonly text: string;
}

export async function toReply(answer: Response): Promise<Reply> {
  return { status: answer.status, text: await answer.text() };
}

/** Kind of the response: the code of a refusal, the type of a failure, or the HTTP status. */
export function kindOf({ status, text }: Reply): string {
  const parsed = parseJson(text) as
    | {
        code?: string;
        errors?: { extensions?: { type?: string } }[];
        data?: Record<string, { code?: string } | null>;
      }
    | undefined;
  return (
    parsed?.errors?.[0]?.extensions?.type ??
    Object.values(parsed?.data ?? {})[0]?.code ??
    parsed?.code ??
    String(status)
  );
}

/** Undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Internal names that must not appear in responses. */
export const INTERNALS =
  /\bat \S+ \(|\.ts:\d|node_modules|\/infra\/|\bselect \*|insert into|\bapi\.[a-z_]+\(|P04\d\d|ECONN|violates|constraint|PostgreSQL|InternalFailure|-secret-/i;

/** The API with a victim who has an open and a paid deposit, and a thief who sends the requests. */
export interface AttackWorld {
  readonly api: TestApi;
  /** Access token of the victim. */
  readonly victim: string;
  /** Id of the victim's open deposit. */
  readonly openId: string;
  /** Webhook event of the victim's paid deposit. */
  readonly paid: {
    readonly id: string;
    readonly type: string;
    readonly payment: { readonly reference: string; readonly amount: number };
  };
  /** Time of the API clock, in milliseconds. */
  now(): number;
  tokenOf(playerId: string, brand?: string): Promise<string>;
  webhook(event: object): Promise<Response>;
  /** Sends a request body with the token of the thief, unless the headers replace it. */
  post(body: string, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** Snapshot of all monetary state and the number of orders sent to the provider. */
  money(): Promise<MoneySnapshot>;
  /** Snapshot of the last call of `rememberMoney`. */
  readonly moneyBefore: MoneySnapshot;
  rememberMoney(): Promise<void>;
  /**
   * Asserts the expected refusal, without internal details and without a change of monetary state.
   * @param kinds Accepted kinds, separated by `|`.
   */
  expectRefused(answer: Reply, kinds: string): Promise<void>;
}

export type MoneySnapshot = readonly [state: unknown, orders: number];

export async function startAttackWorld(): Promise<AttackWorld> {
  const api = await startTestApi();
  const now = (): number => Date.now() + api.skew.milliseconds;
  const tokenOf = (playerId: string, brand = 'aurora'): Promise<string> =>
    tokenOfSession(api, { brand, playerId, sid: `sid-${playerId}` });
  const webhook = (event: object): Promise<Response> =>
    sendWebhook(api.baseUrl, event, { secret: TEST_SECRETS.payments, clock: now });
  const [victim, thief] = [await tokenOf(VICTIM), await tokenOf(THIEF)];
  const open = depositInput();
  await executeGraphql(api, { query: DEPOSIT, variables: { input: open }, token: victim });
  const second = depositInput();
  await executeGraphql(api, { query: DEPOSIT, variables: { input: second }, token: victim });
  const paid = api.payments.setPaymentStatus(second.id, 'completed');
  expect((await webhook(paid)).status).toBe(200);
  const money = async (): Promise<MoneySnapshot> => {
    const { rows } = await api.pool.query<{ state: unknown }>(`select jsonb_build_object(
      'journal', (select count(*) from api.journal), 'entries', (select count(*) from api.entry), 'balances', (select jsonb_agg(jsonb_build_array(id, balance) order by id) from api.account),
      'payments', (select jsonb_agg(jsonb_build_array(id, status, amount, currency, player_id) order by id) from api.payment_transaction t),
      'events', (select count(*) from api.payment_event), 'refunds', (select count(*) from api.payment_refund)) as state`);
    return [rows[0]?.state, api.payments.orders.length];
  };
  let moneyBefore = await money();
  return {
    api,
    victim,
    openId: open.id,
    paid,
    now,
    tokenOf,
    webhook,
    post: (body, headers = {}) =>
      fetch(`${api.baseUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          brand: 'aurora',
          authorization: `Bearer ${thief}`,
          ...headers,
        },
        body,
      }).then(toReply),
    money,
    get moneyBefore() {
      return moneyBefore;
    },
    async rememberMoney() {
      moneyBefore = await money();
    },
    async expectRefused(answer, kinds) {
      expect(kindOf(answer)).toMatch(new RegExp(`^(?:${kinds})$`));
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toMatch(INTERNALS);
      expect(await money()).toEqual(moneyBefore);
    },
  };
}
