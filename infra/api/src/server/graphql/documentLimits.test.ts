import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { executeGraphql, connect } from '../../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';
import { DOCUMENT_LIMITS } from './documentLimits.ts';

let api: TestApi;
let production: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  production = await startTestApi({ FOYER_MODE: 'production' });
}, START_MS);
afterAll(async () => {
  await api.close();
  await production.close();
});

/** Sends a document over both transports, which must reject the same documents with the same errors. */
async function onBoth(of: TestApi, query: string) {
  const http = await executeGraphql(of, { query });
  const socket = connect(of);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  socket.client.subscribe({ query }, { next: resolve, error: resolve, complete: () => undefined });
  const answer = (await promise) as
    | { errors?: { extensions?: { type?: string } }[] }
    | { extensions?: { type?: string } }[];
  await socket.client.dispose();
  const errors = Array.isArray(answer) ? answer : (answer.errors ?? []);
  return { http: http.errors[0]?.extensions.type, ws: errors[0]?.extensions?.type };
}

const deep = (levels: number) =>
  `{ root { lobbyMenu(menuKey: "lobbyMenu") { ${'items { '.repeat(levels)} id ${'}'.repeat(levels)} } } }`;
const spread = Array.from(
  { length: 40 },
  (_, index) => `fragment F${index} on Root { ...F${index + 1} ...F${index + 1} }`,
).join(' ');

describe('document limits on HTTP and WebSocket (requirements/platform#documents)', () => {
  it.each([
    ['depth 30', deep(28)],
    ['aliases', `{ ${Array.from({ length: 1000 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
    ['tokens', `{ root { brand ${'brand '.repeat(5_000)} } }`],
    ['directives', `{ root { brand ${'@include(if: true) '.repeat(100)} } }`],
    ['root fields', `{ ${'__typename '.repeat(DOCUMENT_LIMITS.rootFields + 1)} }`],
    ['characters', `{ root { brand } } # ${'x'.repeat(40_000)}`],
    ['fragments that double 40 times', `{ root { ...F0 } } ${spread} fragment F40 on Root { brand }`],
  ])('reject %s', async (_what, query) => {
    expect(await onBoth(api, query)).toEqual({
      http: 'RequestTooComplexFailure',
      ws: 'RequestTooComplexFailure',
    });
  });

  it('reject cyclic fragments', async () => {
    expect(
      await onBoth(api, '{ root { ...A } } fragment A on Root { ...B } fragment B on Root { ...A }'),
    ).toEqual({ http: 'RequestInvalid', ws: 'RequestInvalid' });
  });

  it('accept an ordinary document', async () => {
    expect(await onBoth(api, deep(3))).toEqual({ http: undefined, ws: undefined });
  });

  it('reject a body of 5 MB, a batch, and a subscription over HTTP', async () => {
    const large = await executeGraphql(api, { query: `{ root { brand } } #${'x'.repeat(5_000_000)}` }).catch(
      (error: unknown) => error,
    );
    expect(large instanceof Error || (large as { status: number }).status === 413).toBe(true);
    const batch = await fetch(`${api.baseUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{__typename}' }, { query: '{__typename}' }]),
    });
    expect(batch.status).toBe(400);
    expect(
      (await executeGraphql(api, { query: 'subscription { balanceUpdated { version } }' })).errors[0]
        ?.extensions.reasons,
    ).toContain('SubscriptionOverHttp');
  });

  it('reject a mutation by GET', async () => {
    const answer = await fetch(
      `${api.baseUrl}/graphql?query=${encodeURIComponent('mutation { logout { loggedOut } }')}`,
    );
    expect(answer.status).toBe(405);
  });
});

describe('production mode', () => {
  const known = { id: `sha256:${'a'.repeat(64)}`, text: 'query Brand { root { brand } }' };

  it('runs trusted documents only, on both transports', async () => {
    const folder = join(production.settings.home, 'releases', 'shell', 'r1');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'documents.json'), JSON.stringify({ [known.id]: known.text }));
    expect((await executeGraphql(production, { documentId: known.id })).data).toEqual({
      root: { brand: 'aurora' },
    });
    expect((await executeGraphql(production, { query: known.text })).errors[0]?.extensions.type).toBe(
      'PersistedQueryOnly',
    );
    expect(
      (await executeGraphql(production, { documentId: `sha256:${'b'.repeat(64)}` })).errors[0]?.extensions
        .type,
    ).toBe('PersistedQueryNotFound');
    expect(await onBoth(production, '{ root { brand } }')).toEqual({
      http: 'PersistedQueryOnly',
      ws: 'PersistedQueryOnly',
    });
    expect(await onBoth(production, '{ __schema { types { name } } }')).toEqual({
      http: 'PersistedQueryOnly',
      ws: 'PersistedQueryOnly',
    });
    const socket = connect(production);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    socket.client.subscribe(
      { query: known.id },
      { next: resolve, error: resolve, complete: () => undefined },
    );
    expect(await promise).toEqual({ data: { root: { brand: 'aurora' } } });
    // the page's own socket sends text and id together; the id takes precedence
    const both = Promise.withResolvers<unknown>();
    socket.client.subscribe(
      {
        query: '{ public { __typename } }',
        extensions: { persistedQuery: { version: 1, sha256Hash: known.id } },
      },
      { next: both.resolve, error: both.resolve, complete: () => undefined },
    );
    expect(await both.promise).toEqual({ data: { root: { brand: 'aurora' } } });
    await socket.client.dispose();
  });

  it('finds a trusted document by GET and by its persisted-query hash', async () => {
    const query = new URLSearchParams({
      extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } }),
    });
    const answer = await fetch(`${production.baseUrl}/graphql?${query}`, {
      headers: { accept: 'application/json' },
    });
    expect(await answer.json()).toEqual({ data: { root: { brand: 'aurora' } } });
  });
});

describe('development mode', () => {
  it('allows introspection, suggestions and trusted documents', async () => {
    expect((await executeGraphql(api, { query: '{ __schema { queryType { name } } }' })).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
    expect((await executeGraphql(api, { query: '{ rot { brand } }' })).errors[0]?.message).toContain(
      'Did you mean',
    );
    expect((await executeGraphql(api, { documentId: 'sha256:unknown' })).errors[0]?.extensions.type).toBe(
      'PersistedQueryNotFound',
    );
  });
});
