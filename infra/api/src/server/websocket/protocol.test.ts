import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import WebSocket from 'ws';
import { startTestApi, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

interface RawSocket {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  /** Resolves with the next message of a type. */
  message(type: string): Promise<Record<string, unknown>>;
  send(message: unknown): void;
}

async function open(
  protocol = 'graphql-transport-ws',
  headers: Record<string, string> = {},
): Promise<RawSocket> {
  const socket = new WebSocket(`${api.baseUrl.replace('http', 'ws')}/graphql`, protocol, { headers });
  const messages: Record<string, unknown>[] = [];
  const waiting: { type: string; resolve: (message: Record<string, unknown>) => void }[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Record<string, unknown>;
    const index = waiting.findIndex(({ type }) => type === message['type']);
    if (index >= 0) waiting.splice(index, 1)[0]?.resolve(message);
    else messages.push(message);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    socket,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    message(type) {
      const index = messages.findIndex((message) => message['type'] === type);
      if (index >= 0) return Promise.resolve(messages.splice(index, 1)[0] ?? {});
      return new Promise((resolve) => waiting.push({ type, resolve }));
    },
  };
}

async function acknowledged(): Promise<RawSocket> {
  const raw = await open();
  raw.send({ type: 'connection_init' });
  await raw.message('connection_ack');
  return raw;
}

describe('graphql-transport-ws', () => {
  it.each([
    ['4400', 'a message that is not JSON', ['{{']],
    ['4400', 'a message of an unknown type', [{ type: 'nonsense' }]],
    [
      '4401',
      'a subscription before the acknowledgement',
      [{ id: '1', type: 'subscribe', payload: { query: '{__typename}' } }],
    ],
    ['4429', 'two initialisations', [{ type: 'connection_init' }, { type: 'connection_init' }]],
  ])('closes with %s on %s', async (code, _what, messages) => {
    const raw = await open();
    for (const message of messages) raw.send(message);
    expect(await raw.closed).toBe(Number(code));
  });

  it('closes with 4409 on the id of a running operation', async () => {
    const raw = await acknowledged();
    const subscribe = {
      id: 'same',
      type: 'subscribe',
      payload: { query: 'subscription { balanceUpdated { version } }' },
    };
    raw.send(subscribe);
    raw.send(subscribe);
    expect(await raw.closed).toBe(4409);
  });

  it('answers a ping', async () => {
    const raw = await acknowledged();
    raw.send({ type: 'ping' });
    expect(await raw.message('pong')).toEqual({ type: 'pong' });
    raw.socket.close();
  });

  it('rejects a message over 64 KB', async () => {
    const raw = await acknowledged();
    raw.send({ id: '1', type: 'subscribe', payload: { query: `{ root { brand } } #${'x'.repeat(70_000)}` } });
    expect(await raw.closed).toBe(1009);
  });

  it('accepts the upgrade only for the origins of our brands', async () => {
    await expect(open('graphql-transport-ws', { origin: 'https://evil.example' })).rejects.toThrow('403');
    const raw = await open('graphql-transport-ws', { origin: 'http://tuli.localhost:4000' });
    raw.socket.close();
  });

  it('rejects other subprotocols', async () => {
    await expect(open('graphql-ws')).rejects.toThrow();
  });
});
