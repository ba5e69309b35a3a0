import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { LedgerPlayer } from '@foyer/api/proving';
import { openWire } from '../bench/wire.ts';
import { createKeepAliveClient } from './keepAliveClient.ts';

const PLAYER = { brand: 'quetzal', playerId: 'player' } as LedgerPlayer; // only what the client reads
const DEADLINE_MS = 5_000;
const SHORT_MS = 50;

let server: Server;
/** Decides about the request with this query; undefined answers at once. */
let before: ((query: string) => Promise<void> | undefined) | undefined;
let connections: number;
let client: ReturnType<typeof createKeepAliveClient>;

beforeEach(async () => {
  before = undefined;
  connections = 0;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { query } = JSON.parse(body) as { readonly query: string };
      const data = JSON.stringify({ data: { query } });
      void Promise.resolve(before?.(query)).then(() => {
        response.setHeader('content-length', data.length);
        response.end(data);
      });
    });
  });
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server of TCP
  client = createKeepAliveClient({ port: () => port, token: () => Promise.resolve('token') });
});

afterEach(() => {
  client.close();
  server.closeAllConnections();
  server.close();
});

const ask = (query: string, deadlineMs = DEADLINE_MS) => client.graphql(PLAYER, query, {}, deadlineMs);

it('sends requests over one connection', async () => {
  for (const query of ['one', 'two', 'three']) expect(await ask(query)).toEqual({ query });
  expect(connections).toBe(1);
});

it('does not take an answer after the deadline for that of the next request', async () => {
  let release: (() => void) | undefined;
  before = (query) => (query === 'late' ? new Promise((resolve) => (release = resolve)) : undefined);
  await expect(ask('late', SHORT_MS)).rejects.toThrow('closed');
  const next = ask('next');
  release?.();
  expect(await next).toEqual({ query: 'next' });
  expect(connections).toBe(2);
});

it('fails with the connection of a killed api, and opens another one', async () => {
  before = (query) => {
    if (query !== 'killed') return undefined;
    server.closeAllConnections();
    return new Promise(() => undefined);
  };
  await expect(ask('killed')).rejects.toThrow();
  expect(await ask('again')).toEqual({ query: 'again' });
});

it('rejects a request over a connection that has been closed', async () => {
  const wire = openWire((server.address() as AddressInfo).port); // as above
  wire.close();
  // after the event of the closed socket nothing would end the wait
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(wire.send('POST', '/graphql', {}, '{}')).rejects.toThrow('The connection is closed.');
});
