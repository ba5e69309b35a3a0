import { ApolloClient, gql } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EARLY_ANSWER, type EarlyAnswer } from '@foyer/kernel/early-answer';
import { print, type DocumentNode } from 'graphql';
import { createCache } from './cache/createCache.ts';
import {
  createLink,
  toAppError,
  type AppError,
  type DataClientOptions,
  type OperationContext,
} from './index.ts';

interface Sent {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

type Reply =
  | { readonly status?: number; readonly body?: unknown; readonly text?: string }
  | 'network-error'
  | 'never';

/** Fake server that returns the given replies in order and records the requests. */
function createServer(...replies: Reply[]) {
  const sent: Sent[] = [];
  const fetch = jest.fn(async (input: unknown, init?: RequestInit) => {
    sent.push({
      path: String(input),
      headers: init?.headers as Record<string, string>,
      body: JSON.parse(init?.body as string) as Record<string, unknown>,
    });
    const reply = replies.shift() ?? { body: { data: { ok: true } } };
    if (reply === 'network-error') throw new TypeError('Failed to fetch');
    if (reply === 'never')
      return new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    // jsdom has no Response; only these members are used
    return {
      status: reply.status ?? 200,
      text: async () => reply.text ?? JSON.stringify(reply.body),
    } as Response;
  });
  return { fetch: fetch as unknown as typeof globalThis.fetch, sent };
}

const PUBLIC = gql`query Games { ok }`;
const MUTATION = gql`mutation Launch { ok }`;
const refusal = (type: string, reasons: string[] = []) => ({
  body: {
    data: null,
    errors: [{ message: 'no', extensions: { type, reasons, keys: ['email'], traceId: 't1' } }],
  },
});

function setUp(replies: Reply[], overrides: Partial<DataClientOptions> = {}) {
  const server = createServer(...replies);
  const reports: [string, AppError][] = [];
  let token: string | undefined = 'token-1';
  const reauthenticate = jest.fn(async (_refused: string) => {
    token = 'token-2';
    return token;
  });
  const link = createLink({
    headers: {
      locale: 'fi',
      brand: 'tuli',
      accessToken: async () => token,
      hints: () => ({ ranks: '', context: 'x'.repeat(2000), recentlyPlayedGames: 'a,b' }),
    },
    reauthenticate,
    report: (name, error) => reports.push([name, error]),
    printDocument: async (document) => print(document),
    openSocket: () => Promise.reject(new Error('no socket in this test')),
    fetch: server.fetch,
    ...overrides,
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const run = async (query: DocumentNode, context: OperationContext = {}): Promise<AppError | undefined> => {
    const isMutation = query === MUTATION;
    const done = isMutation
      ? client.mutate({ mutation: query, context })
      : client.query({ query, context, fetchPolicy: 'no-cache' });
    return done.then(() => undefined, toAppError);
  };
  return { ...server, reports, reauthenticate, run, signOut: () => (token = undefined) };
}

describe('link chain', () => {
  it('sends the headers of requirements/interfaces#main-api, and hints only below the size limit', async () => {
    const { run, sent } = setUp([]);
    await run(PUBLIC);
    expect(sent[0]).toMatchObject({
      path: '/api/graphql',
      headers: {
        locale: 'fi',
        brand: 'tuli',
        authorization: 'Bearer token-1',
        'x-recently-played-games': 'a,b',
      },
    });
    expect(Object.keys(sent[0]?.headers ?? {})).not.toContain('x-context');
  });

  it.each([['CountryContextQuery'], ['RefreshAccessToken']])('sends no token with %s', async (name) => {
    const { run, sent } = setUp([]);
    await run(gql(`query ${name} { ok }`));
    expect(sent[0]?.headers['authorization']).toBeUndefined();
  });

  describe('a query that the document requested early', () => {
    const documentId = 'sha256:1';
    const earlyQuery = { ...gql`query Early { ok }`, __meta__: { hash: documentId } } as DocumentNode;
    const globals = globalThis as { [EARLY_ANSWER]?: EarlyAnswer | undefined };
    const early = (response: Response | undefined, variables = {}) =>
      (globals[EARLY_ANSWER] = { documentId, variables, response: Promise.resolve(response) });
    const good = { status: 200, text: async () => '{"data":{"ok":true}}' } as Response;
    afterEach(() => (globals[EARLY_ANSWER] = undefined));

    it('uses the early response once, for a visitor', async () => {
      const { run, sent, signOut } = setUp([]);
      signOut();
      early(good);
      expect(await run(earlyQuery)).toBeUndefined();
      expect(sent).toHaveLength(0);
      await run(earlyQuery);
      expect(sent).toHaveLength(1);
    });

    it.each([
      ['a player', good, {}, false],
      ['other variables', good, { locale: 'fi' }, true],
      ['a failed early request', undefined, {}, true],
    ])('requests again for %s', async (_who, response, variables, isVisitor) => {
      const { run, sent, signOut } = setUp([]);
      if (isVisitor) signOut();
      early(response, variables);
      expect(await run(earlyQuery)).toBeUndefined();
      expect(sent).toHaveLength(1);
    });
  });

  it('sends lobby operations to the lobby API (requirements/interfaces#lobby-api)', async () => {
    const { run, sent } = setUp([]);
    await run(PUBLIC, { api: 'lobby' });
    expect(sent[0]?.path).toBe('/lobby-graphql');
  });

  it.each([
    ['AuthenticationFailure', refusal('AuthenticationFailure')],
    ['a first reason $AuthenticationFailure', refusal('Refused', ['$AuthenticationFailure'])],
    ['HTTP 401', { status: 401, body: { errors: [] } }],
  ])('re-authenticates after %s and sends the operation with the new token', async (_name, reply) => {
    const { run, sent, reauthenticate } = setUp([reply]);
    expect(await run(PUBLIC)).toBeUndefined();
    expect(reauthenticate).toHaveBeenCalledWith('token-1');
    expect(sent.map((request) => request.headers['authorization'])).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  it('fails when the second token is rejected too', async () => {
    const { run, sent } = setUp([refusal('AuthenticationFailure'), refusal('AuthenticationFailure')]);
    expect(await run(PUBLIC)).toMatchObject({ kind: 'authentication' });
    expect(sent).toHaveLength(2);
  });

  it('returns the rejection without a retry for a visitor', async () => {
    const { run, sent, signOut, reauthenticate } = setUp([refusal('AuthenticationFailure')]);
    signOut();
    expect(await run(PUBLIC)).toMatchObject({ kind: 'authentication' });
    expect([sent.length, reauthenticate.mock.calls.length]).toEqual([1, 0]);
  });

  it('does not send an operation for the player without a token (ADR 0233)', async () => {
    const { run, sent, reports, signOut } = setUp([]);
    signOut();
    expect(await run(gql`query LegalTexts { viewer { id } }`)).toMatchObject({ kind: 'authentication' });
    expect(sent).toEqual([]);
    expect(reports).toEqual([]);
  });

  it('sends the hash of a trusted document, and the text once when the server does not know the hash', async () => {
    const document = Object.assign(structuredClone(PUBLIC), { __meta__: { hash: 'sha256:abc' } });
    const { run, sent } = setUp([refusal('PersistedQueryNotFound')]);
    expect(await run(document)).toBeUndefined();
    expect(sent[0]?.body).toMatchObject({ operationName: 'Games', documentId: 'sha256:abc' });
    expect(sent[0]?.body['query']).toBeUndefined();
    expect(sent[1]?.body['query']).toContain('query Games');
  });

  // requirements/errors#error-shape
  it.each([
    [
      'the first reason, without $',
      refusal('PermissionFailure', ['$SELF_EXCLUDED$', 'OTHER']),
      { kind: 'permission', type: 'SELF_EXCLUDED', keys: ['email'], traceId: 't1' },
    ],
    [
      'the type when there is no reason',
      refusal('ValidationFailure'),
      { kind: 'validation', type: 'ValidationFailure' },
    ],
    ['an unknown type', refusal('Surprise'), { kind: 'internal', type: 'Surprise' }],
    [
      'HTML instead of a GraphQL response',
      { status: 404, text: '<html>' },
      { kind: 'internal', type: 'HTTP 404' },
    ],
  ] as const)('parses %s', async (_name, reply, expected) => {
    expect(await setUp([reply]).run(PUBLIC)).toMatchObject(expected);
  });

  it('reports failures for engineers, but no expected refusals', async () => {
    const { run, reports } = setUp([refusal('LimitFailure'), refusal('InternalFailure')]);
    await run(PUBLIC);
    await run(PUBLIC);
    expect(reports.map(([name, error]) => [name, error.kind])).toEqual([['Games', 'internal']]);
  });
});

describe('a failing network (requirements/interfaces#main-api-retries)', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  async function finish<Result>(work: Promise<Result>): Promise<Result> {
    await jest.advanceTimersByTimeAsync(60_000);
    return work;
  }

  it('is tried a second time after exactly 1 s', async () => {
    const { run, sent } = setUp(['network-error']);
    const done = run(PUBLIC);
    await jest.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    expect(await done).toBeUndefined();
  });

  it.each<[string, Reply, Partial<AppError>]>([
    ['a network error', 'network-error', { kind: 'network' }],
    ['a 503', { status: 503, text: '' }, { kind: 'unavailable' }],
    [
      'a 500 without a GraphQL response',
      { status: 500, text: '<html>' },
      { kind: 'internal', type: 'HTTP 500' },
    ],
  ])('is reported as an error after two attempts: %s', async (_what, broken, error) => {
    const { run, sent } = setUp([broken, broken, broken]);
    expect(await finish(run(PUBLIC))).toMatchObject(error);
    expect(sent).toHaveLength(2);
  });

  it.each([
    [undefined, 1],
    ['key-1', 2],
  ])('repeats a mutation only with an idempotency key (%s)', async (idempotencyKey, times) => {
    const { run, sent } = setUp(['network-error', 'network-error']);
    await finish(run(MUTATION, idempotencyKey === undefined ? {} : { idempotencyKey }));
    expect(sent).toHaveLength(times);
    expect(new Set(sent.map((request) => request.headers['idempotency-key']))).toEqual(
      new Set([idempotencyKey]),
    );
  });

  it('times out after 15 s', async () => {
    const { run } = setUp(['never']);
    expect(await finish(run(PUBLIC))).toMatchObject({ kind: 'timeout' });
  });
});
