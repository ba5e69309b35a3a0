import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { WebSocketServer } from 'ws';
import { withConnectTimeout } from './openSocket.ts';

const TIMEOUT_MS = 50;
/** Answers the handshake at /answers, and accepts others without an answer. */
const server = createServer();
const sockets = new WebSocketServer({ noServer: true });
server.on('upgrade', (request, socket, head) => {
  if (request.url === '/answers') sockets.handleUpgrade(request, socket, head, (open) => open.send('hello'));
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a socket with a connect timeout', () => {
  it('closes when the server accepts the connection and never answers the handshake', async () => {
    const socket = new (withConnectTimeout(WebSocket, TIMEOUT_MS))(`${origin}/silent`);
    const code = await new Promise((resolve) => (socket.onclose = (event) => resolve(event.code)));
    expect(code).toBe(1006);
  });

  it('stays open after the handshake', async () => {
    // the handshake takes longer than the limit on a busy machine
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval'] });
    try {
      const socket = new (withConnectTimeout(WebSocket, TIMEOUT_MS))(`${origin}/answers`);
      const first = await new Promise((resolve) => (socket.onmessage = (event) => resolve(event.data)));
      expect(first).toBe('hello');
      jest.advanceTimersByTime(TIMEOUT_MS * 2);
      expect(socket.readyState).toBe(WebSocket.OPEN);
      socket.close();
    } finally {
      jest.useRealTimers();
    }
  });
});
