import { ApolloClient, gql } from '@apollo/client';
import { print } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCache } from './cache/createCache.ts';
import { createLink, toAppError, type AppError } from './index.ts';

/** Faults 10, 11, 12 and 17 of requirements/reliability#faults, injected into the page's data client. */
type Reply = { readonly status: number; readonly body: unknown; readonly afterMs?: number };

const BALANCE = gql`query Balance { wallet { id balance } }`;
const SECTIONS = gql`query Sections { lists { id } promotions { id } }`;
const PAY = gql`mutation Pay($id: ID!) { pay(id: $id) }`;
const MINUTE_MS = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp(
  replyTo: (
    request: { readonly operationName: string; readonly variables: Readonly<Record<string, unknown>> },
    count: number,
  ) => Reply,
) {
  const sent: {
    readonly operationName: string;
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
  }[] = [];
  let token = 'token-1';
  const send = (_input: unknown, init?: RequestInit): Promise<Response> => {
    const body = init?.body as string; // JSON written by the link itself
    const request = JSON.parse(body) as { operationName: string; variables: Record<string, unknown> };
    sent.push({
      operationName: request.operationName,
      body,
      headers: init?.headers as Readonly<Record<string, string>>,
    });
    const { status, body: answer, afterMs = 0 } = replyTo(request, sent.length);
    // jsdom has no Response; only these members are used
    const response = { status, text: async () => JSON.stringify(answer) } as Response;
    return new Promise((resolve, reject) => {
      setTimeout(() => resolve(response), afterMs);
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  };
  const reauthenticate = jest.fn(async () => (token = 'token-2'));
  const link = createLink({
    headers: {
      locale: 'en',
      brand: 'aurora',
      accessToken: async () => token,
      hints: () => ({ ranks: '', context: '', recentlyPlayedGames: '' }),
    },
    reauthenticate,
    report: () => undefined,
    printDocument: async (document) => print(document),
    openSocket: () => Promise.reject(new Error('no socket in this test')),
    fetch: send,
  });
  return { client: new ApolloClient({ link, cache: createCache() }), sent, reauthenticate };
}

/** Advances fake timers by the given time and waits for the work. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const done = work.catch((error: unknown) => error as Result); // asserted below
  await jest.advanceTimersByTimeAsync(milliseconds);
  return done.then(() => work);
}

const failure = (type: string, reasons: readonly string[], path?: string) => ({
  message: 'no',
  ...(path !== undefined && { path: [path] }),
  extensions: { type, reasons, keys: [], traceId: 't' },
});

describe('fault 10: 30 % of all requests fail with', () => {
  it.each([
    [500, 'internal'],
    [503, 'unavailable'],
  ])(
    '%i: each of 300 queries returns data or the error %s after at most two attempts, and no payment without a key is repeated',
    async (status, kind) => {
      // One request per query; a fixed pseudo-random sequence gives the same failures in every run.
      let randomState = 7;
      const { client, sent } = setUp(() => {
        randomState = (randomState * 1_103_515_245 + 12_345) % 2 ** 31;
        return randomState / 2 ** 31 < 0.3
          ? { status, body: {} }
          : { status: 200, body: { data: { wallet: { __typename: 'Wallet', id: 'w', balance: 5 } } } };
      });
      const ends = Array.from({ length: 300 }, () =>
        client
          .query({ query: BALANCE, fetchPolicy: 'no-cache', context: { queryDeduplication: false } })
          .then(
            () => 'answered',
            (error: unknown) => toAppError(error).kind,
          ),
      );
      const pays = Array.from({ length: 50 }, (_, index) =>
        client.mutate({ mutation: PAY, variables: { id: `p${index}` } }).then(
          () => 'answered',
          (error: unknown) => toAppError(error).kind,
        ),
      );
      const all = await within(2 * MINUTE_MS, Promise.all([...ends, ...pays]));
      expect(new Set(all)).toEqual(new Set(['answered', kind]));
      // 0.3² of the calls: they would be 0.3 without the second attempt
      expect(all.slice(0, 300).filter((end) => end === kind).length).toBeLessThan(45);
      const counts = new Map<string, number>();
      for (const { operationName, body } of sent)
        if (operationName === 'Pay') counts.set(body, (counts.get(body) ?? 0) + 1);
      expect([counts.size, Math.max(...counts.values())]).toEqual([50, 1]);
    },
  );

  it('does not retry a 500 with a GraphQL body', async () => {
    const { client, sent } = setUp(() => ({
      status: 500,
      body: { errors: [failure('InternalFailure', [])] },
    }));
    const kind = client.query({ query: BALANCE, fetchPolicy: 'no-cache' }).then(
      () => 'answered',
      (error: unknown) => toAppError(error).kind,
    );
    expect(await within(MINUTE_MS, kind)).toBe('internal');
    expect(sent).toHaveLength(1);
  });
});

describe('fault 11: a response takes 20 s', () => {
  it('times out, and its late response does not overwrite newer data', async () => {
    const { client } = setUp((_request, count) => ({
      status: 200,
      afterMs: count === 1 ? 20_000 : 10,
      body: { data: { wallet: { __typename: 'Wallet', id: 'w', balance: count === 1 ? 1 : 2 } } },
    }));
    const slow = client
      .query({ query: BALANCE, fetchPolicy: 'network-only' })
      .then(() => undefined, toAppError);
    const [late] = await Promise.all([within(16_000, slow)]);
    expect(late).toMatchObject({ kind: 'timeout' });
    await within(100, client.query({ query: BALANCE, fetchPolicy: 'network-only' }));
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(client.readQuery({ query: BALANCE })).toEqual({
      wallet: { __typename: 'Wallet', id: 'w', balance: 2 },
    });
  });
});

describe('fault 12: a 200 response with errors and partial data', () => {
  it('returns the partial data with errorPolicy all, and names the error by its first reason', async () => {
    const { client } = setUp(() => ({
      status: 200,
      body: {
        data: { lists: { __typename: 'Lists', id: 'l' }, promotions: null },
        errors: [failure('ServiceUnavailableFailure', ['$PROMOTIONS_AWAY$', 'OTHER'], 'promotions')],
      },
    }));
    const { data, error } = await within(
      100,
      client.query({ query: SECTIONS, errorPolicy: 'all', fetchPolicy: 'no-cache' }),
    );
    expect(data).toMatchObject({ lists: { id: 'l' }, promotions: null });
    expect(toAppError(error)).toMatchObject({
      kind: 'unavailable',
      type: 'PROMOTIONS_AWAY',
    } satisfies Partial<AppError>);
  });
});

describe('fault 17: the access token expires during a payment', () => {
  it('refreshes the token once and repeats the same body with the same key', async () => {
    const { client, sent, reauthenticate } = setUp((_request, count) =>
      count === 1
        ? { status: 401, body: { errors: [failure('AuthenticationFailure', ['AuthenticationFailure'])] } }
        : { status: 200, body: { data: { pay: 'ok' } } },
    );
    const { data } = await within(
      100,
      client.mutate({ mutation: PAY, variables: { id: 'p1' }, context: { idempotencyKey: 'p1' } }),
    );
    expect(data).toEqual({ pay: 'ok' });
    expect(reauthenticate).toHaveBeenCalledTimes(1);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(sent.map(({ headers }) => [headers['authorization'], headers['idempotency-key']])).toEqual([
      ['Bearer token-1', 'p1'],
      ['Bearer token-2', 'p1'],
    ]);
  });
});
