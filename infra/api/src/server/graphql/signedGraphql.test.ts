import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signRequest } from '@foyer/runtime';
import { PAYMENTS_SIGNATURE, signText } from '../../payments/signature.ts';
import { openLedgerPlayer, roundInput, type LedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';
import { WALLET_PATH, walletBody } from '../../../test/walletClient.ts';

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

interface Reply {
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
): Promise<Reply> {
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

const signed = (body: object | string, { headers, ...sent }: Sent = {}): Promise<Reply> => {
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

/**
 * The code of a refusal, the type of an error, the code of a transport error, or the type of the result.
 */
function kindOf({ text }: Reply): string | undefined {
  const { code, errors, data } = JSON.parse(text) as {
    code?: string;
    errors?: { extensions: { type: string } }[];
    data?: { answer?: { __typename: string; code?: string } };
  };
  return code ?? errors?.[0]?.extensions.type ?? data?.answer?.code ?? data?.answer?.__typename;
}

/** Internal names that must not appear in responses. */
const INTERNALS =
  /\bat \S+ \(|\.ts:\d|node_modules|\/infra\/|\bselect \*|\bapi\.[a-z_]+\(|violates|constraint|PostgreSQL|-secret-/i;

describe('wallet endpoint', () => {
  it('returns the stored response for a repeated signed call', async () => {
    const body = placing({ roundId: 'twice' });
    const headers = signature(body);
    const [first, again] = [await send(body, headers), await send(body, headers)];
    expect([first.status, kindOf(first), again.text]).toEqual([200, 'WalletBalance', first.text]);
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  it.each<
    [string, (body: string) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>]
  >([
    ['no signature', () => ({})],
    [
      'a signature without a timestamp',
      (body) => ({ 'x-foyer-signature': signature(body)['x-foyer-signature'] ?? '' }),
    ],
    ['the secret of another service', (body) => signature(body, { secret: TEST_SECRETS.internal })],
    [
      'the payment provider’s signature',
      (body) => ({ [PAYMENTS_SIGNATURE]: signText([TEST_SECRETS.payments], body, Date.now()) }),
    ],
    ['a signature for another path', (body) => signature(body, { path: '/graphql' })],
    [
      'a signature for the same path with a query string',
      (body) => signature(body, { path: `${WALLET_PATH}?a=1` }),
    ],
    ['a signature for another method', (body) => signature(body, { method: 'GET' })],
    ['a signature over another body', () => signature(placing())],
    ['an expired signature', (body) => signature(body, { lateMs: FIVE_MINUTES_MS + 1_000 })],
    ['a signature from the future', (body) => signature(body, { lateMs: -FIVE_MINUTES_MS - 1_000 })],
    [
      'a player’s token',
      async () => ({
        brand: player.brand,
        authorization: `Bearer ${await api.identity.token({ brand: player.brand, playerId: player.playerId, sid: player.sid })}`,
      }),
    ],
  ])('rejects a call with %s', async (_what, headers) => {
    const body = placing();
    const reply = await send(body, await headers(body));
    expect([reply.status, reply.text]).toEqual([401, '{"code":"SIGNATURE_INVALID"}']);
    expect(await money()).toEqual(before);
  });

  it('does not parse the body of an unsigned call', async () => {
    expect((await send('{"not json', {})).status).toBe(401);
    expect(kindOf(await signed('{"not json'))).toBe('BODY_NOT_JSON');
    expect(kindOf(await send(JSON.stringify({ query: '{' }), {}))).toBe('SIGNATURE_INVALID');
    expect((await send('x'.repeat(70_000), {})).status).toBe(413);
  });

  it('accepts only POST and JSON, and no longer serves the former routes', async () => {
    const got = await signed('', { method: 'GET' });
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await signed(placing(), { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await signed(placing(), { path: '/wallet/bet' })).status).toBe(404);
  });

  it('is the only endpoint that accepts the signature of a game server', async () => {
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

describe('malformed stake', () => {
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
  ])('is rejected without a movement: %s with %s', async (raw, kind) => {
    const reply = await signed(placing({ amount: '__amount__' }).replace('"__amount__"', raw));
    expect(kindOf(reply)).toBe(kind);
    expect(reply.text).not.toMatch(INTERNALS);
    // only a stake that exceeds the balance is recorded, as refused
    expect(await money()).toEqual(
      kind === 'INSUFFICIENT_FUNDS'
        ? { ...(before as object), refused: (before as { refused: number }).refused + 1 }
        : before,
    );
  });

  it.each(['0.5', '"10"', 'NaN', '1e2', '9007199254740993'])(
    'is rejected in the text of a document: %s',
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

describe('malformed input', () => {
  const account = (change: object): object => ({
    account: { ...(bet() as { account: object }).account, ...change },
  });
  it.each<[what: string, kind: string, change: () => object, fields: string]>([
    ['dollars for euros', 'CURRENCY_MISMATCH', () => account({ currency: 'USD' }), ''],
    ['a lower-case currency', 'FIELD_INVALID', () => account({ currency: 'eur' }), 'account.currency'],
    ['no currency', 'RequestInvalid', () => account({ currency: null }), ''],
    [
      'an id with a quote',
      'FIELD_INVALID',
      () => account({ playerId: `x'; drop table api.journal; --` }),
      'account.playerId',
    ],
    ['an id of 65 characters', 'FIELD_INVALID', () => ({ transactionId: 'a'.repeat(65) }), 'transactionId'],
    ['an empty id', 'FIELD_INVALID', () => ({ roundId: '' }), 'roundId'],
    ['an id with a line feed', 'FIELD_INVALID', () => ({ roundId: 'a\n' }), 'roundId'],
    [
      'an id with a null character',
      'FIELD_INVALID',
      () => account({ sessionId: 'a\u0000' }),
      'account.sessionId',
    ],
    ['an id that is a number', 'RequestInvalid', () => ({ transactionId: 5 }), ''],
    ['an id that is a list', 'RequestInvalid', () => account({ brand: ['aurora'] }), ''],
    ['no id', 'RequestInvalid', () => ({ transactionId: undefined }), ''],
    ['an unknown field', 'RequestInvalid', () => ({ provider: 'another' }), ''],
    ['no account', 'RequestInvalid', () => ({ account: null }), ''],
  ])('is answered for %s with %s', async (_what, kind, change, fields) => {
    const reply = await signed(placing(change()));
    expect(kindOf(reply)).toBe(kind);
    expect(/"fields":\["?([^"\]]*)/.exec(reply.text)?.[1] ?? '').toBe(fields);
    expect(reply.text).not.toMatch(INTERNALS);
    expect({ ...((await money()) as object), refused: 0 }).toEqual({ ...(before as object), refused: 0 });
  });
});

describe('document at the wallet endpoint', () => {
  const deep = `{ ${'a { '.repeat(28)} b ${'}'.repeat(28)} }`;
  const both =
    'query One { balance(account: { brand: "aurora", playerId: "p", sessionId: "s", gameId: "g", currency: "EUR" }) { __typename } } query Two { __typename }';
  it.each<[string, object, string]>([
    ['above the depth limit', { query: deep }, 'RequestTooComplexFailure'],
    [
      'with a thousand aliases',
      { query: `{ ${Array.from({ length: 1_000 }, (_, index) => `a${index}: __typename`).join(' ')} }` },
      'RequestTooComplexFailure',
    ],
    ['of two operations without an operation name', { query: both }, 'RequestInvalid'],
    [
      'of two operations with an unknown operation name',
      { query: both, operationName: 'Three' },
      'RequestInvalid',
    ],
    ['with a subscription', { query: 'subscription { balance }' }, 'RequestInvalid'],
    ['of the players’ schema', { query: '{ viewer { id } }' }, 'RequestInvalid'],
    ['that does not parse', { query: '{' }, 'RequestInvalid'],
    ['that is a number', { query: 5 }, 'RequestInvalid'],
    ['that is not published', { documentId: `sha256:${'b'.repeat(64)}` }, 'PersistedQueryNotFound'],
    ['in a list', [{ query: '{ __typename }' }, { query: '{ __typename }' }], 'RequestInvalid'],
    ['with variables as a string', { query: '{ __typename }', variables: 'x' }, 'RequestInvalid'],
  ])('%s is rejected', async (_what, body, kind) => {
    const reply = await signed(body);
    expect(kindOf(reply)).toBe(kind);
    expect(JSON.parse(reply.text)).not.toHaveProperty('data.answer');
  });

  it('runs the named one of two operations', async () => {
    expect((await signed({ query: both, operationName: 'Two' })).text).toBe(
      '{"data":{"__typename":"Query"}}',
    );
  });

  it.each<[string, object, string]>([
    ['an ad-hoc document', { query: TEXT, variables: {} }, 'PersistedQueryOnly'],
    ['introspection', { query: '{ __schema { types { name } } }' }, 'PersistedQueryOnly'],
    ['a document of another endpoint', { documentId: `sha256:${'a'.repeat(64)}` }, 'PersistedQueryNotFound'],
    [
      'a document with an unknown id',
      { query: TEXT, extensions: { persistedQuery: { version: 1, sha256Hash: 'c'.repeat(64) } } },
      'PersistedQueryNotFound',
    ],
  ])('cannot be %s in production', async (_what, body, kind) => {
    expect(kindOf(await signed(body, { at: production }))).toBe(kind);
  });

  it('must be published with the schema in production', async () => {
    const account = { brand: 'aurora', playerId: 'unknown', sessionId: 's', gameId: 'g', currency: 'EUR' };
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

describe('wallet failure', () => {
  it('returns 503 with retry-after and moves no money without a free database connection; the same call succeeds later', async () => {
    const body = placing({ roundId: 'away' });
    const taken = await Promise.all(Array.from({ length: api.pool.options.max }, () => api.pool.connect()));
    const reply = await signed(body);
    for (const client of taken) client.release();
    expect([reply.status, reply.headers.get('retry-after'), kindOf(reply)]).toEqual([
      503,
      '1',
      'ServiceUnavailableFailure',
    ]);
    expect(await money()).toEqual(before);
    expect(kindOf(await signed(body))).toBe('WalletBalance');
  });

  it('returns 500 without details and is logged when it is unexpected; the same call succeeds later', async () => {
    const round = { ...roundInput(player, 'broken'), amount: 10 };
    await signed(walletBody('placeBet', { ...round, transactionId: 'broken-b' }));
    const win = walletBody('settleWin', { ...round, transactionId: 'broken-w' });
    await api.pool.query(
      `alter table api.wager add constraint test_broken check (reference <> 'broken' or status <> 'CLOSED') not valid`,
    );
    const reply = await signed(win, { headers: { 'x-request-id': 'broken-win-1' } });
    await api.pool.query('alter table api.wager drop constraint test_broken');
    expect([reply.status, kindOf(reply)]).toEqual([500, 'InternalFailure']);
    expect(reply.text).not.toMatch(INTERNALS);
    expect(api.logLines.filter((line) => line.includes('broken-win-1')).join()).toContain(
      'unexpected failure in the GraphQL api',
    );
    expect(kindOf(await signed(win))).toBe('WalletBalance');
  });
});
