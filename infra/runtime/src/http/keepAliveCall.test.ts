import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { callWithKeepAlive } from './keepAliveCall.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const started = createServer(handler);
  servers.push(started);
  return new Promise((resolve) =>
    started.listen(0, '127.0.0.1', () => {
      const address = started.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
    }),
  );
}

function call(url: string, body = '', deadlineMs = 5_000): ReturnType<typeof callWithKeepAlive> {
  return callWithKeepAlive({
    url,
    method: body === '' ? 'GET' : 'POST',
    headers: { 'x-test': 'yes' },
    body,
    deadlineMs,
  });
}

describe('callWithKeepAlive', () => {
  it('sends headers and body, returns any status, and reuses one connection', async () => {
    const ports = new Set<number | undefined>();
    const url = await listen((request, response) => {
      ports.add(request.socket.remotePort);
      request
        .setEncoding('utf8')
        .on('data', (text: string) =>
          response.writeHead(409).end(`${String(request.headers['x-test'])} ${text}`),
        );
    });
    for (const text of ['one', 'zwei', 'kolme ä'])
      expect(await call(url, text)).toEqual({ status: 409, body: `yes ${text}` });
    expect(ports.size).toBe(1);
  });

  it('retries on a new connection when the kept one was closed', async () => {
    let calls = 0;
    const url = await listen((request, response) => {
      calls += 1;
      if (calls === 2) request.socket.resetAndDestroy();
      else response.end('here');
    });
    expect((await call(url)).body).toBe('here');
    expect((await call(url)).body).toBe('here');
    expect(calls).toBe(3);
  });

  it('fails when a new connection is closed, and when the deadline passes', async () => {
    const url = await listen((request) => void request.socket.resetAndDestroy());
    await expect(call(url)).rejects.toMatchObject({ code: 'ECONNRESET' });
    const silent = await listen(() => undefined);
    await expect(call(silent, '', 50)).rejects.toThrow('No answer within 50 ms.');
  });

  it('fails when the answer is incomplete', async () => {
    const url = await listen((request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => request.socket.destroy());
    });
    await expect(call(url)).rejects.toThrow();
  });
});
