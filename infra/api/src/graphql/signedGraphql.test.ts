import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signRequest } from '@foyer/runtime';
import { PAYMENTS_SIGNATURE, signText } from '../payments/signature.ts';
import { openLedgerPlayer, roundInput, type LedgerPlayer } from '../testing/ledgerWorld.ts';
import { START_MS, startTestApi, TEST_SECRETS, type TestApi } from '../testing/testApi.ts';
import { WALLET_PATH, walletBody } from '../testing/walletClient.ts';

const FIVE_MINUTES_MS = 300_000;
const FUNDS = 1_000_000;
const TEXT =
  'mutation($input: PlaceBetInput!) { answer: placeBet(input: $input) { __typename ... on WalletRefusal { code fields } } }';

let api: TestApi;
let production: TestApi;
let player: LedgerPlayer;
let before: unknown;
beforeAll(async () => {
  api = await startTestApi();
  production = await startTestApi({ FOYER_MODE: 'production' });
  player = await openLedgerPlayer(api.pool, { fundsMinor: FUNDS });
}, START_MS);
afterAll(async () => {
  const { rows } = await api.pool.query('select * from api.ledger_faults()');
  await Promise.all([api.close(), production.close()]);
  expect(rows).toEqual([]);
});
beforeEach(async () => {
  before = await money();
});

async function money(): Promise<unknown> {
  return (
    await api.pool.query(
      `select (select count(*) from api.journal) as journal, (select count(*) from api.refused_bet) as refused, (select jsonb_agg(jsonb_build_array(id, balance) order by id) from api.account) as accounts`,
    )
  ).rows[0];
}

interface Said {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly method?: string;
  readonly at?: TestApi;
}

async function send(
  body: string,
  headers: Readonly<Record<string, string>>,
  { path = WALLET_PATH, method = 'POST', at = api }: Sent = {},
): Promise<Said> {
  const response = await fetch(`${at.baseUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

interface Signing {
  readonly secret?: string;
  readonly method?: string;
  readonly path?: string;
  readonly lateMs?: number;
}

function signature(
  body: string,
  { secret = TEST_SECRETS.games, method = 'POST', path = WALLET_PATH, lateMs = 0 }: Signing = {},
): Record<string, string> {
  return signRequest(secret, { method, path, body }, Date.now() - lateMs);
}

const signed = (body: object | string, { headers, ...sent }: Sent = {}): Promise<Said> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return send(text, { ...signature(text, sent), ...headers }, sent);
};

const bet = (change: object = {}): object => ({
  ...roundInput(player, 'round'),
  transactionId: crypto.randomUUID(),
  amount: 10,
  ...change,
});
const placing = (change: object = {}): string => JSON.stringify(walletBody('placeBet', bet(change)));

/** A refusal's code, an error's type, the code of what is no GraphQL, or what was accepted. */
function kindOf({ text }: Said): string | undefined {
  const { code, errors, data } = JSON.parse(text) as {
    code?: string;
    errors?: { extensions: { type: string } }[];
    data?: { answer?: { __typename: string; code?: string } };
  };
  return code ?? errors?.[0]?.extensions.type ?? data?.answer?.code ?? data?.answer?.__typename;
}

/** Names of our machinery that nobody outside has any use for. */
const INTERNALS =
  /\bat \S+ \(|\.ts:\d|node_modules|\/infra\/|\bselect \*|\bapi\.[a-z_]+\(|violates|constraint|PostgreSQL|-secret-/i;

describe('the wallet’s door', () => {
  it('opens to a game server that signs, once for a call that comes twice', async () => {
    const body = placing({ roundId: 'twice' });
    const headers = signature(body);
    const [first, again] = [await send(body, headers), await send(body, headers)];
    expect([first.status, kindOf(first), again.text]).toEqual([200, 'WalletBalance', first.text]);
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  it.each<
    [string, (body: string) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>]
  >([
    ['nobody’s signature', () => ({})],
    [
      'a signature without its time',
      (body) => ({ 'x-foyer-signature': signature(body)['x-foyer-signature'] ?? '' }),
    ],
    ['the secret of another service', (body) => signature(body, { secret: TEST_SECRETS.internal })],
    [
      'the payment provider’s signature',
      (body) => ({ [PAYMENTS_SIGNATURE]: signText([TEST_SECRETS.payments], body, Date.now()) }),
    ],
    ['a signature for another path', (body) => signature(body, { path: '/graphql' })],
    [
      'a signature for the same path with a question',
      (body) => signature(body, { path: `${WALLET_PATH}?a=1` }),
    ],
    ['a signature for another method', (body) => signature(body, { method: 'GET' })],
    ['a signature over another body', () => signature(placing())],
    ['a signature that comes too late', (body) => signature(body, { lateMs: FIVE_MINUTES_MS + 1_000 })],
    ['a signature from the future', (body) => signature(body, { lateMs: -FIVE_MINUTES_MS - 1_000 })],
    [
      'a player’s token',
      async () => ({
        brand: player.brand,
        authorization: `Bearer ${await api.identity.token({ brand: player.brand, playerId: player.playerId, sid: player.sid })}`,
      }),
    ],
  ])('stays shut to %s', async (_what, headers) => {
    const body = placing();
    const said = await send(body, await headers(body));
    expect([said.status, said.text]).toEqual([401, '{"code":"SIGNATURE_INVALID"}']);
    expect(await money()).toEqual(before);
  });

  it('parses nothing of a stranger', async () => {
    expect((await send('{"not json', {})).status).toBe(401);
    expect(kindOf(await signed('{"not json'))).toBe('BODY_NOT_JSON');
    expect(kindOf(await send(JSON.stringify({ query: '{' }), {}))).toBe('SIGNATURE_INVALID');
    expect((await send('x'.repeat(70_000), {})).status).toBe(413);
  });

  it('is POST and JSON only, and the route before it is gone', async () => {
    const got = await signed('', { method: 'GET' });
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await signed(placing(), { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await signed(placing(), { path: '/wallet/bet' })).status).toBe(404);
  });

  it('is the only one that a game server’s signature opens', async () => {
    expect(kindOf(await signed({ query: '{ viewer { id } }' }, { path: '/graphql' }))).toBe(
      'AuthenticationFailure',
    );
    expect(kindOf(await signed({ query: TEXT, variables: { input: bet() } }, { path: '/graphql' }))).toBe(
      'RequestInvalid',
    );
    expect(kindOf(await signed(placing(), { path: '/graphql' }))).toBe('PersistedQueryNotFound');
    expect((await signed({ playerId: player.playerId }, { path: '/internal/player-money' })).status).toBe(
      401,
    );
    expect(await money()).toEqual(before);
  });
});

describe('a hostile stake', () => {
  it.each([
    ['0', 'FIELD_INVALID'],
    ['-0', 'FIELD_INVALID'],
    ['-1', 'FIELD_INVALID'],
    ['-9007199254740991', 'FIELD_INVALID'],
    ['1000000000001', 'FIELD_INVALID'],
    ['9007199254740991', 'FIELD_INVALID'],
    ['9007199254740992', 'RequestInvalid'],
    ['1e30', 'RequestInvalid'],
    ['1e400', 'RequestInvalid'],
    ['-1e400', 'RequestInvalid'],
    ['0.5', 'RequestInvalid'],
    ['1e-7', 'RequestInvalid'],
    ['"10"', 'RequestInvalid'],
    ['"NaN"', 'RequestInvalid'],
    ['null', 'RequestInvalid'],
    ['true', 'RequestInvalid'],
    ['[10]', 'RequestInvalid'],
    ['{"minor":10}', 'RequestInvalid'],
    ['NaN', 'BODY_NOT_JSON'],
    ['Infinity', 'BODY_NOT_JSON'],
    ['010', 'BODY_NOT_JSON'],
    ['1000000000000', 'INSUFFICIENT_FUNDS'],
  ])('of %s is %s, and moves nothing', async (raw, kind) => {
    const said = await signed(placing({ amount: '__amount__' }).replace('"__amount__"', raw));
    expect(kindOf(said)).toBe(kind);
    expect(said.text).not.toMatch(INTERNALS);
    // a stake that could not be paid is written down as refused; of the others nothing is
    expect(await money()).toEqual(
      kind === 'INSUFFICIENT_FUNDS'
        ? { ...(before as object), refused: (before as { refused: number }).refused + 1 }
        : before,
    );
  });

  it.each(['0.5', '"10"', 'NaN', '1e2', '9007199254740993'])(
    'of %s in the text of a document is none',
    async (raw) => {
      const {
        account: { brand, playerId, sessionId, gameId, currency },
      } = bet() as { account: Record<string, string> };
      const query = `mutation { placeBet(input: { account: { brand: "${brand}", playerId: "${playerId}", sessionId: "${sessionId}", gameId: "${gameId}", currency: "${currency}" }, roundId: "r", transactionId: "t", amount: ${raw} }) { __typename } }`;
      expect(kindOf(await signed({ query }))).toBe('RequestInvalid');
      expect(await money()).toEqual(before);
    },
  );
});

describe('a hostile input', () => {
  const account = (change: object): object => ({
    account: { ...(bet() as { account: object }).account, ...change },
  });
  it.each<[what: string, kind: string, change: () => object, fields: string]>([
    ['dollars for euros', 'CURRENCY_MISMATCH', () => account({ currency: 'USD' }), ''],
    ['a currency in small letters', 'FIELD_INVALID', () => account({ currency: 'eur' }), 'account.currency'],
    ['no currency', 'RequestInvalid', () => account({ currency: null }), ''],
    [
      'an id with a quote',
      'FIELD_INVALID',
      () => account({ playerId: `x'; drop table api.journal; --` }),
      'account.playerId',
    ],
    ['an id of 65', 'FIELD_INVALID', () => ({ transactionId: 'a'.repeat(65) }), 'transactionId'],
    ['an empty id', 'FIELD_INVALID', () => ({ roundId: '' }), 'roundId'],
    ['an id with a line feed', 'FIELD_INVALID', () => ({ roundId: 'a\n' }), 'roundId'],
    ['an id with a null', 'FIELD_INVALID', () => account({ sessionId: 'a\u0000' }), 'account.sessionId'],
    ['an id that is a number', 'RequestInvalid', () => ({ transactionId: 5 }), ''],
    ['an id that is a list', 'RequestInvalid', () => account({ brand: ['aurora'] }), ''],
    ['no id', 'RequestInvalid', () => ({ transactionId: undefined }), ''],
    ['a field that there is not', 'RequestInvalid', () => ({ provider: 'somebody' }), ''],
    ['no account', 'RequestInvalid', () => ({ account: null }), ''],
  ])('with %s is %s', async (_what, kind, change, fields) => {
    const said = await signed(placing(change()));
    expect(kindOf(said)).toBe(kind);
    expect(/"fields":\["?([^"\]]*)/.exec(said.text)?.[1] ?? '').toBe(fields);
    expect(said.text).not.toMatch(INTERNALS);
    expect({ ...((await money()) as object), refused: 0 }).toEqual({ ...(before as object), refused: 0 });
  });
});

describe('a document at the wallet’s door', () => {
  const deep = `{ ${'a { '.repeat(28)} b ${'}'.repeat(28)} }`;
  const both =
    'query One { balance(account: { brand: "aurora", playerId: "p", sessionId: "s", gameId: "g", currency: "EUR" }) { __typename } } query Two { __typename }';
  it.each<[string, object, string]>([
    ['deeper than any of ours', { query: deep }, 'RequestTooComplexFailure'],
    [
      'with a thousand names for one thing',
      { query: `{ ${Array.from({ length: 1_000 }, (_, index) => `a${index}: __typename`).join(' ')} }` },
      'RequestTooComplexFailure',
    ],
    ['of two operations, and no word which', { query: both }, 'RequestInvalid'],
    ['of two operations, and the name of a third', { query: both, operationName: 'Three' }, 'RequestInvalid'],
    ['that subscribes', { query: 'subscription { balance }' }, 'RequestInvalid'],
    ['of the players’ schema', { query: '{ viewer { id } }' }, 'RequestInvalid'],
    ['that does not parse', { query: '{' }, 'RequestInvalid'],
    ['that is a number', { query: 5 }, 'RequestInvalid'],
    ['that nobody published', { documentId: `sha256:${'b'.repeat(64)}` }, 'PersistedQueryNotFound'],
    ['in a list', [{ query: '{ __typename }' }, { query: '{ __typename }' }], 'RequestInvalid'],
    ['with variables that are a text', { query: '{ __typename }', variables: 'x' }, 'RequestInvalid'],
  ])('%s is refused', async (_what, body, kind) => {
    const said = await signed(body);
    expect(kindOf(said)).toBe(kind);
    expect(JSON.parse(said.text)).not.toHaveProperty('data.answer');
  });

  it('of two operations runs the one that is named', async () => {
    expect((await signed({ query: both, operationName: 'Two' })).text).toBe(
      '{"data":{"__typename":"Query"}}',
    );
  });

  it.each<[string, object, string]>([
    ['a text', { query: TEXT, variables: {} }, 'PersistedQueryOnly'],
    ['introspection', { query: '{ __schema { types { name } } }' }, 'PersistedQueryOnly'],
    ['an id of another door', { documentId: `sha256:${'a'.repeat(64)}` }, 'PersistedQueryNotFound'],
    [
      'a text under an id that is unknown',
      { query: TEXT, extensions: { persistedQuery: { version: 1, sha256Hash: 'c'.repeat(64) } } },
      'PersistedQueryNotFound',
    ],
  ])('in production is never %s', async (_what, body, kind) => {
    expect(kindOf(await signed(body, { at: production }))).toBe(kind);
  });

  it('in production is one of those that are published with the schema', async () => {
    const account = { brand: 'aurora', playerId: 'nobody', sessionId: 's', gameId: 'g', currency: 'EUR' };
    expect(kindOf(await signed(walletBody('balance', account), { at: production }))).toBe('PLAYER_UNKNOWN');
    const round = { account, roundId: 'r', transactionId: 't' };
    expect(kindOf(await signed(walletBody('placeBet', { ...round, amount: 1 }), { at: production }))).toBe(
      'PLAYER_UNKNOWN',
    );
    expect(kindOf(await signed(walletBody('settleWin', { ...round, amount: 1 }), { at: production }))).toBe(
      'PLAYER_UNKNOWN',
    );
    expect(
      kindOf(
        await signed(walletBody('rollBackBet', { ...round, betTransactionId: 'b' }), { at: production }),
      ),
    ).toBe('PLAYER_UNKNOWN');
  });
});

describe('when the wallet itself fails', () => {
  it('and its database is away: 503 and when to come again, nothing moved, and then it goes on under the same id', async () => {
    const body = placing({ roundId: 'away' });
    const taken = await Promise.all(Array.from({ length: api.pool.options.max }, () => api.pool.connect()));
    const said = await signed(body);
    for (const client of taken) client.release();
    expect([said.status, said.headers.get('retry-after'), kindOf(said)]).toEqual([
      503,
      '1',
      'ServiceUnavailableFailure',
    ]);
    expect(await money()).toEqual(before);
    expect(kindOf(await signed(body))).toBe('WalletBalance');
  });

  it('in a way that nobody foresaw: 500 without a word of why, a line in the log, and then it goes on under the same id', async () => {
    const round = { ...roundInput(player, 'broken'), amount: 10 };
    await signed(walletBody('placeBet', { ...round, transactionId: 'broken-b' }));
    const win = walletBody('settleWin', { ...round, transactionId: 'broken-w' });
    await api.pool.query(
      `alter table api.wager add constraint test_broken check (reference <> 'broken' or status <> 'CLOSED') not valid`,
    );
    const said = await signed(win, { headers: { 'x-request-id': 'broken-win-1' } });
    await api.pool.query('alter table api.wager drop constraint test_broken');
    expect([said.status, kindOf(said)]).toEqual([500, 'InternalFailure']);
    expect(said.text).not.toMatch(INTERNALS);
    expect(api.logLines.filter((line) => line.includes('broken-win-1')).join()).toContain(
      'unexpected failure in the GraphQL api',
    );
    expect(kindOf(await signed(win))).toBe('WalletBalance');
  });
});
