import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { signText } from '../../payments/signature.ts';
import { sendWebhook } from '../../../test/fakes/fakePayments.ts';
import { ask } from '../../../test/graphqlClient.ts';
import { moneyFaults } from '../../../test/worlds/paymentWorld.ts';
import {
  START_MS,
  startTestApi,
  PREVIOUS_PAYMENTS_SECRET,
  TEST_SECRETS,
  type TestApi,
} from '../../../test/testApi.ts';

const VICTIM = 'aurora-funded';
const THIEF = 'aurora-empty';
const FIVE_MINUTES_MS = 300_000;

const DEPOSIT =
  'mutation($input: StartDepositInput!) { startDeposit(input: $input) { __typename ... on StartedPayment { payments { id } } ... on PaymentRefusal { code } } }';
const WITHDRAWAL =
  'mutation($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { __typename ... on StartedPayment { payments { id } } ... on PaymentRefusal { code } } }';

let api: TestApi;
let thief: string;
let victim: string;
/** An open deposit of the victim, and a paid one with its webhook event. */
let openId = '';
let paid: {
  readonly id: string;
  readonly type: string;
  readonly payment: { readonly reference: string; readonly amount: number };
};

beforeAll(async () => {
  api = await startTestApi();
  [victim, thief] = [await tokenOf(VICTIM), await tokenOf(THIEF)];
  openId = crypto.randomUUID();
  await ask(api, { query: DEPOSIT, variables: { input: deposit({ id: openId }) }, token: victim });
  const paidId = crypto.randomUUID();
  await ask(api, { query: DEPOSIT, variables: { input: deposit({ id: paidId }) }, token: victim });
  paid = api.payments.tell(paidId, 'completed');
  expect((await webhook(paid)).status).toBe(200);
}, START_MS);
afterAll(async () => {
  const faults = await moneyFaults(api.pool);
  await api.close();
  expect(faults).toEqual([]);
});

const now = (): number => Date.now() + api.skew.milliseconds;
const tokenOf = (playerId: string, brand = 'aurora'): Promise<string> =>
  api.identity.token({ brand, playerId, sid: `sid-${playerId}` });
const webhook = (event: object): Promise<Response> =>
  sendWebhook(api.baseUrl, event, { secret: TEST_SECRETS.payments, clock: now });

function deposit(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: crypto.randomUUID(),
    amount: 2_500,
    currency: 'EUR',
    methodId: 'card',
    returnPath: '/en/deposit/',
    locale: 'en',
    ...change,
  };
}

function withdrawal(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: crypto.randomUUID(),
    amount: 2_500,
    currency: 'EUR',
    accountId: 'acc-card',
    locale: 'en',
    ...change,
  };
}

/** Snapshot of all monetary state and the number of orders sent to the provider. */
async function money(): Promise<unknown> {
  const { rows } = await api.pool.query<{ state: unknown }>(`select jsonb_build_object(
    'journal', (select count(*) from api.journal), 'entries', (select count(*) from api.entry), 'balances', (select jsonb_agg(jsonb_build_array(id, balance) order by id) from api.account),
    'payments', (select jsonb_agg(jsonb_build_array(id, status, amount, currency, player_id) order by id) from api.payment_transaction t),
    'events', (select count(*) from api.payment_event), 'refunds', (select count(*) from api.payment_refund)) as state`);
  return [rows[0]?.state, api.payments.orders.length];
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

async function toReply(answer: Response): Promise<Reply> {
  return { status: answer.status, text: await answer.text() };
}

function post(
  body: string,
  headers: Readonly<Record<string, string>> = {},
  path = '/graphql',
): Promise<Reply> {
  return fetch(`${api.baseUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      brand: 'aurora',
      authorization: `Bearer ${thief}`,
      ...headers,
    },
    body,
  }).then(toReply);
}

/** Kind of the response: the code of a refusal, the type of a failure, or the HTTP status. */
function kindOf({ status, text }: Reply): string {
  const parsed = json(text) as
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

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Internal names that must not appear in responses. */
const INTERNALS =
  /\bat \S+ \(|\.ts:\d|node_modules|\/infra\/|\bselect \*|insert into|\bapi\.[a-z_]+\(|P04\d\d|ECONN|violates|constraint|PostgreSQL|InternalFailure|-secret-/i;

let before: unknown;
beforeEach(async () => {
  before = await money();
});

/** Asserts the expected refusal, without internal details and without a change of monetary state. */
async function refused(answer: Reply, kinds: string): Promise<void> {
  expect(kindOf(answer)).toMatch(new RegExp(`^(?:${kinds})$`));
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toMatch(INTERNALS);
  expect(await money()).toEqual(before);
}

describe('malformed amount', () => {
  const AMOUNTS: readonly [raw: string, kind: string][] = [
    ['0', 'AMOUNT_TOO_SMALL'],
    ['-0', 'AMOUNT_TOO_SMALL'],
    ['-2500', 'AMOUNT_TOO_SMALL'],
    ['-9007199254740991', 'AMOUNT_TOO_SMALL'],
    ['9007199254740991', 'AMOUNT_TOO_LARGE'],
    ['9007199254740992', 'RequestInvalid'],
    ['-9007199254740993', 'RequestInvalid'],
    ['1e30', 'RequestInvalid'],
    ['1e400', 'RequestInvalid'],
    ['2500.5', 'RequestInvalid'],
    ['1e-7', 'RequestInvalid'],
    ['"2500"', 'RequestInvalid'],
    ['"25e2"', 'RequestInvalid'],
    ['"NaN"', 'RequestInvalid'],
    ['"0x9c4"', 'RequestInvalid'],
    ['null', 'RequestInvalid'],
    ['true', 'RequestInvalid'],
    ['[2500]', 'RequestInvalid'],
    ['{"minor":2500}', 'RequestInvalid'],
    // not valid JSON
    ['NaN', 'RequestInvalid|400'],
    ['Infinity', 'RequestInvalid|400'],
    ['02500', 'RequestInvalid|400'],
  ];
  const withAmount = (query: string, input: Record<string, unknown>, raw: string): Promise<Reply> =>
    post(
      JSON.stringify({ query, variables: { input: { ...input, amount: '__amount__' } } }).replace(
        '"__amount__"',
        raw,
      ),
    );

  it.each(AMOUNTS)('rejects a deposit of %s with %s', async (raw, kind) =>
    refused(await withAmount(DEPOSIT, deposit(), raw), kind),
  );
  it.each(AMOUNTS)('rejects a withdrawal of %s with %s', async (raw, kind) =>
    refused(await withAmount(WITHDRAWAL, withdrawal(), raw), kind),
  );

  it.each(['25e2', '2500.0', '"2500"', 'NaN', '1e30', '9007199254740993', '-9007199254740993', '[2500]'])(
    'rejects the literal %s in the text of a document',
    async (raw) => {
      const query = `mutation { startDeposit(input: { id: "${crypto.randomUUID()}", amount: ${raw}, currency: "EUR", methodId: "card", returnPath: "/en/", locale: "en" }) { __typename } }`;
      await refused(await post(JSON.stringify({ query })), 'RequestInvalid');
    },
  );
});

describe('malformed input', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['dollars for euros', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['a currency without minor units', { currency: 'JPY' }, 'CURRENCY_MISMATCH'],
    ['a lower-case currency', { currency: 'eur' }, 'CURRENCY_MISMATCH'],
    ['no currency', { currency: '' }, 'CURRENCY_MISMATCH'],
    ['an SQL injection as currency', { currency: `EUR'; drop table api.journal; --` }, 'CURRENCY_MISMATCH'],
    ['an unknown method', { methodId: 'gold' }, 'METHOD_UNKNOWN'],
    ['a method that is a path', { methodId: '../../v1/payouts' }, 'INVALID'],
    ['a prototype property as method', { methodId: '__proto__' }, 'METHOD_UNKNOWN'],
    ['an unknown account', { accountId: 'acc-of-somebody' }, 'ACCOUNT_UNKNOWN'],
    ['an account of another method', { accountId: 'acc-bank' }, 'ACCOUNT_UNKNOWN'],
    ['an account with a line feed', { accountId: 'acc-card\r\nx: y' }, 'INVALID'],
    ['an id that is a path', { id: '../../../etc/passwd' }, 'INVALID'],
    ['an id of one character', { id: '1' }, 'INVALID'],
    ['an id of 10,000 characters', { id: 'a'.repeat(10_000) }, 'INVALID'],
    ['an id with a null character', { id: 'aaaaaaaa\u0000' }, 'INVALID'],
    ['a return path to another site', { returnPath: 'https://evil.test/' }, 'INVALID'],
    ['a script as return path', { returnPath: 'javascript:alert(1)' }, 'INVALID'],
    ['a return path with a backslash', { returnPath: '/\\evil.test' }, 'INVALID'],
    ['an unknown field', { fee: 0 }, 'RequestInvalid'],
    ['another player as playerId', { playerId: VICTIM }, 'RequestInvalid'],
  ])('rejects a deposit with %s as %s', async (_what, change, kind) =>
    refused(await post(JSON.stringify({ query: DEPOSIT, variables: { input: deposit(change) } })), kind),
  );

  it.each<[string, Record<string, unknown>, string]>([
    ['an amount above the balance', { amount: 9_000_000 }, 'INSUFFICIENT_FUNDS|AMOUNT_TOO_LARGE'],
    ['another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['an unknown account', { accountId: 'acc-of-somebody' }, 'ACCOUNT_UNKNOWN'],
  ])('rejects a withdrawal with %s as %s', async (_what, change, kind) =>
    refused(
      await post(JSON.stringify({ query: WITHDRAWAL, variables: { input: withdrawal(change) } })),
      kind,
    ),
  );
});

describe('data of another player', () => {
  it.each([
    [
      'a payment',
      () => `{ viewer { payment(id: "${openId}") { id amount } } }`,
      '{"data":{"viewer":{"payment":null}}}',
    ],
    [
      'a cancellation',
      () => `mutation { cancelPayment(id: "${openId}") { cancelled payment { id } } }`,
      '{"data":{"cancelPayment":{"cancelled":false,"payment":null}}}',
    ],
    [
      'the cancellation of a paid deposit',
      () => `mutation { cancelPayment(id: "${paid.payment.reference}") { cancelled payment { id } } }`,
      '{"data":{"cancelPayment":{"cancelled":false,"payment":null}}}',
    ],
    [
      'a history with headers of the victim',
      () => '{ viewer { paymentTransactions { edges { node { id } } totals { count } } } }',
      '{"data":{"viewer":{"paymentTransactions":{"edges":[],"totals":{"count":0}}}}}',
    ],
  ])('%s responds as if the payment did not exist', async (_what, query, expected) => {
    const { text } = await post(JSON.stringify({ query: query() }), {
      'x-player-id': VICTIM,
      player_id: VICTIM,
    });
    expect(text).toBe(expected);
    expect(await money()).toEqual(before);
  });

  it.each([
    ['a deposit', DEPOSIT, deposit],
    ['a withdrawal', WITHDRAWAL, withdrawal],
  ] as const)('rejects %s under a payment id of the victim as a reused key', async (_what, query, input) => {
    await refused(
      await post(JSON.stringify({ query, variables: { input: input({ id: openId }) } })),
      'KEY_REUSED|INSUFFICIENT_FUNDS',
    );
  });

  it.each([
    ['no token', () => Promise.resolve(''), 'AuthenticationFailure'],
    ['a malformed token', () => Promise.resolve('Bearer nonsense'), 'AuthenticationFailure'],
    [
      'a token without a signature',
      () =>
        Promise.resolve(
          `Bearer ${[{ alg: 'none' }, { iss: 'http://aurora.localhost:4000/realms/aurora', aud: 'app', sub: VICTIM, player_id: VICTIM, sid: 's', exp: 9_999_999_999 }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`,
        ),
      'AuthenticationFailure',
    ],
    [
      'an expired token',
      async () =>
        `Bearer ${await api.identity.token({ brand: 'aurora', playerId: VICTIM, sid: 'late', issuedAt: Math.floor(now() / 1000) - 7_200 })}`,
      'AuthenticationFailure',
    ],
    [
      'a token of another brand’s realm for our player',
      async () => `Bearer ${await tokenOf(VICTIM, 'tuli')}`,
      'AuthenticationFailure',
    ],
    [
      'a token for another audience',
      async () =>
        `Bearer ${await api.identity.token({ brand: 'aurora', playerId: VICTIM, sid: 's', audience: 'staff' })}`,
      'AuthenticationFailure',
    ],
  ])('rejects a deposit with %s', async (_what, authorization, kind) => {
    await refused(
      await post(JSON.stringify({ query: DEPOSIT, variables: { input: deposit() } }), {
        authorization: await authorization(),
      }),
      kind,
    );
  });

  it('a payment is not returned to a player of another brand who sends the brand header of the victim', async () => {
    const { text } = await post(
      JSON.stringify({ query: `{ viewer { payment(id: "${openId}") { id } player { id } } }` }),
      { authorization: `Bearer ${await tokenOf('tuli-funded', 'tuli')}`, brand: 'aurora' },
    );
    expect(json(text)).toMatchObject({ data: { viewer: { payment: null } } });
    expect(text).not.toContain('aurora-');
  });
});

describe('idempotency key of a payment', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['amount', { amount: 2_600 }, 'KEY_REUSED'],
    ['method', { methodId: 'bank' }, 'KEY_REUSED'],
    ['account', { accountId: 'acc-card' }, 'KEY_REUSED'],
    ['currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
  ])('with a different %s is rejected with %s', async (_what, change, kind) => {
    await refused(
      await post(
        JSON.stringify({ query: DEPOSIT, variables: { input: deposit({ id: openId, ...change }) } }),
        { authorization: `Bearer ${victim}` },
      ),
      kind,
    );
  });

  it('returns the stored payment when the request is repeated', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post(JSON.stringify({ query: DEPOSIT, variables: { input: deposit({ id: openId }) } }), {
          authorization: `Bearer ${victim}`,
        }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.text).toContain(openId);
    expect(await money()).toEqual(before);
  });

  it('of a deposit is rejected for a withdrawal', async () => {
    await refused(
      await post(JSON.stringify({ query: WITHDRAWAL, variables: { input: withdrawal({ id: openId }) } }), {
        authorization: `Bearer ${victim}`,
      }),
      'KEY_REUSED',
    );
  });
});

describe('malformed document', () => {
  const many = (count: number, make: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => make(index)).join(' ');
  const input = (index: number): string =>
    `{ id: "aaaaaaaa-${index}", amount: 2500, currency: "EUR", methodId: "card", returnPath: "/en/", locale: "en" }`;

  it.each([
    [
      'a thousand deposits by alias',
      `mutation { ${many(1_000, (index) => `a${index}: startDeposit(input: ${input(index)}) { __typename }`)} }`,
    ],
    [
      '31 deposits at once',
      `mutation { ${many(31, (index) => `a${index}: startDeposit(input: ${input(index)}) { __typename }`)} }`,
    ],
    [
      'a thousand histories',
      `{ viewer { ${many(1_000, (index) => `h${index}: paymentTransactions { totals { count } }`)} } }`,
    ],
    ['a depth of fifty', `{ viewer ${'{ payment(id: "x") '.repeat(50)} { id } ${'}'.repeat(50)} }`],
    [
      'fragments that double 40 times',
      `{ viewer { ...F0 } } ${many(40, (index) => `fragment F${index} on Viewer { ...F${index + 1} ...F${index + 1} }`)} fragment F40 on Viewer { id }`,
    ],
  ])('with %s is rejected before any part is executed', async (_what, query) =>
    refused(await post(JSON.stringify({ query })), 'RequestTooComplexFailure'),
  );

  it.each<[string, () => Promise<Reply>, string]>([
    [
      'cyclic fragments',
      () =>
        post(
          JSON.stringify({
            query: '{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }',
          }),
        ),
      'RequestInvalid',
    ],
    [
      'a batch of a hundred',
      () =>
        post(
          JSON.stringify(
            Array.from({ length: 100 }, () => ({ query: DEPOSIT, variables: { input: deposit() } })),
          ),
        ),
      'RequestInvalid|400',
    ],
    ['an incomplete document', () => post('{"query":"mutation { startDeposit('), 'RequestInvalid|400'],
    [
      'a page size of a million',
      () =>
        post(
          JSON.stringify({
            query:
              '{ viewer { paymentTransactions(first: 1000000) { totals { count } edges { node { id } } } } }',
          }),
        ),
      'ValidationFailure|200',
    ],
    [
      'a forged cursor',
      () =>
        post(
          JSON.stringify({
            query:
              '{ viewer { paymentTransactions(after: "-1; drop table api.journal") { totals { count } } } }',
          }),
        ),
      'ValidationFailure',
    ],
    [
      'a form content type',
      () =>
        post(`query=${encodeURIComponent('mutation { logout { loggedOut } }')}`, {
          'content-type': 'application/x-www-form-urlencoded',
        }),
      'RequestInvalid',
    ],
    [
      'a plain-text content type',
      () =>
        post(JSON.stringify({ query: DEPOSIT, variables: { input: deposit() } }), {
          'content-type': 'text/plain',
        }),
      'RequestInvalid',
    ],
    [
      'a multipart upload',
      () =>
        post('--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--', {
          'content-type': 'multipart/form-data; boundary=x',
        }),
      'RequestInvalid',
    ],
    [
      'a mutation by GET',
      () =>
        fetch(
          `${api.baseUrl}/graphql?query=${encodeURIComponent(`mutation { cancelPayment(id: "${openId}") { cancelled } }`)}`,
          { headers: { authorization: `Bearer ${victim}` } },
        ).then(toReply),
      'RequestInvalid|405',
    ],
  ])('has no effect with %s', async (_what, send, kind) => refused(await send(), kind));

  it('of five megabytes is rejected without being read completely', async () => {
    const answer = await post(JSON.stringify({ query: `{ viewer { id } } #${'x'.repeat(5_000_000)}` })).catch(
      () => ({ status: 413, text: '{"errors":[{"extensions":{"type":"RequestTooComplexFailure"}}]}' }),
    );
    await refused(answer, 'RequestTooComplexFailure');
  });
});

describe('security of the payment webhook', () => {
  const raw = (body: string | Uint8Array<ArrayBuffer>, signature?: string): Promise<Reply> =>
    fetch(`${api.baseUrl}/webhooks/payments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'payments-signature': signature }),
      },
      body,
    }).then(toReply);
  const signed = (body: string, at = now()): Promise<Reply> =>
    raw(body, signText([TEST_SECRETS.payments], body, at));
  /** Other bytes that decode to the same text. */
  const decodingAlike = (body: string): Uint8Array<ArrayBuffer> => {
    const [before = '', after = ''] = body.split('\uFFFD');
    return Uint8Array.from([...Buffer.from(before), 0xff, ...Buffer.from(after)]);
  };
  const completed = (change: object = {}): string =>
    JSON.stringify({
      id: crypto.randomUUID(),
      type: 'payment.completed',
      payment: { ...api.payments.payments.get(openId), status: 'completed', ...change },
    });

  it('acknowledges a redelivery in parallel or days later without effect', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => webhook(paid)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    api.skew.milliseconds += 8 * 24 * 3_600_000;
    expect((await webhook(paid)).status).toBe(200);
    api.skew.milliseconds -= 8 * 24 * 3_600_000;
    expect(await money()).toEqual(before);
  });

  it('accepts the previous secret during a secret rotation', async () => {
    const body = JSON.stringify(paid);
    expect((await raw(body, signText([PREVIOUS_PAYMENTS_SECRET], body, now()))).status).toBe(200);
    expect(await money()).toEqual(before);
  });

  it.each<[string, () => Promise<Reply>, string]>([
    ['without a signature', () => raw(completed()), 'SIGNATURE_INVALID'],
    [
      'signed with another secret',
      () => {
        const body = completed();
        return raw(body, signText([TEST_SECRETS.internal], body, now()));
      },
      'SIGNATURE_INVALID',
    ],
    [
      'with other bytes that decode to the signed text',
      () => {
        const body = completed({ note: '\uFFFD' });
        return raw(decodingAlike(body), signText([TEST_SECRETS.payments], body, now()));
      },
      'SIGNATURE_INVALID',
    ],
    [
      'with a signature without a timestamp',
      () => {
        const body = completed();
        return raw(body, `v1=${createHmac('sha256', TEST_SECRETS.payments).update(body).digest('hex')}`);
      },
      'SIGNATURE_INVALID',
    ],
    [
      'with the signature of another event',
      () => raw(completed(), signText([TEST_SECRETS.payments], JSON.stringify(paid), now())),
      'SIGNATURE_INVALID',
    ],
    [
      'replayed after more than five minutes',
      () => signed(completed(), now() - FIVE_MINUTES_MS - 1_000),
      'SIGNATURE_INVALID',
    ],
    ['signed in the future', () => signed(completed(), now() + FIVE_MINUTES_MS + 1_000), 'SIGNATURE_INVALID'],
    ['of another amount', () => signed(completed({ amount: 250_000 })), 'MISMATCH'],
    ['of another currency', () => signed(completed({ currency: 'JPY' })), 'MISMATCH'],
    ['of another method', () => signed(completed({ method: 'bank' })), 'MISMATCH'],
    ['without a method', () => signed(completed({ method: undefined })), 'FIELD_INVALID'],
    ['of another brand', () => signed(completed({ merchant: 'tuli' })), 'UNKNOWN'],
    ['of another direction', () => signed(completed({ direction: 'payout' })), 'MISMATCH'],
    ['of another payment of the provider', () => signed(completed({ id: 'pay-other' })), 'MISMATCH'],
    ['of an unknown payment', () => signed(completed({ reference: 'nobodys-payment' })), 'UNKNOWN'],
    ['of a negative amount', () => signed(completed({ amount: -2_500 })), 'FIELD_INVALID'],
    ['of an unsafe integer amount', () => signed(completed({ amount: 2 ** 53 })), 'FIELD_INVALID'],
    ['with a string amount', () => signed(completed({ amount: '2500' })), 'FIELD_INVALID'],
    ['with an unknown status', () => signed(completed({ status: 'doubled' })), 'FIELD_INVALID'],
    ['that is not JSON', () => signed('{"id":"x",'), 'FIELD_INVALID'],
    ['of 33 KB', () => signed(completed({ failure: 'x'.repeat(33 * 1024) })), 'BODY_REFUSED'],
  ])('rejects a webhook %s with %s', async (_what, send, kind) => {
    const answer = await send();
    expect(kindOf(answer)).toBe(kind);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toMatch(INTERNALS);
    const [after, orders] = (await money()) as [Record<string, unknown>, number];
    const [was, ordersBefore] = before as [Record<string, unknown>, number];
    // the event may be recorded, but must have no effect
    expect({ ...after, events: 0, orders }).toEqual({ ...was, events: 0, orders: ordersBefore });
  });

  it.each(['GET', 'PUT', 'DELETE'])('rejects the method %s', async (method) => {
    await refused(
      await fetch(`${api.baseUrl}/webhooks/payments`, { method }).then(toReply),
      'METHOD_NOT_ALLOWED',
    );
  });
});
