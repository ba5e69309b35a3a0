import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServiceClient, type ServiceCall, type ServiceClientOptions } from './serviceClient.ts';

const closers: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function client(options?: ServiceClientOptions) {
  const created = createServiceClient(options);
  closers.push(() => created.close());
  return created;
}

async function listenOn(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  return listenOn(createServer(handler));
}

/** Answers each request of a kept-alive connection by its number, or closes the connection. */
async function listenRaw(answer: (socket: Socket, request: number) => void) {
  let requests = 0;
  const baseUrl = await listenOn(
    createSocketServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => answer(socket, (requests += 1)));
    }),
  );
  return { baseUrl, requests: () => requests };
}

const get = (baseUrl: string, rest: Partial<ServiceCall> = {}): ServiceCall => ({
  baseUrl,
  path: '/',
  method: 'GET',
  deadlineMs: 5_000,
  ...rest,
});
const post = (baseUrl: string, rest: Partial<ServiceCall> = {}): ServiceCall =>
  get(baseUrl, { method: 'POST', body: 'pay', ...rest });

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nhere';

describe('createServiceClient', () => {
  it('sends headers and body, and returns any status', async () => {
    const baseUrl = await listen((request, response) => {
      request
        .setEncoding('utf8')
        .on('data', (text: string) =>
          response
            .writeHead(409, { 'content-type': 'text/plain' })
            .end(`${String(request.headers['x-test'])} ${text}`),
        );
    });
    expect(await client().call(post(baseUrl, { headers: { 'x-test': 'yes' }, body: 'kolme ä' }))).toEqual({
      status: 409,
      contentType: 'text/plain',
      body: 'yes kolme ä',
    });
  });

  it('keeps connections within their limit while calls are in parallel', async () => {
    const ports = new Set<number | undefined>();
    const baseUrl = await listen((request, response) => {
      ports.add(request.socket.remotePort);
      setImmediate(() => response.end('here'));
    });
    const { call } = client({ connections: 2 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(get(baseUrl))));
    expect(answers.every(({ body }) => body === 'here')).toBe(true);
    expect(ports.size).toBe(2);
  });

  it('loads its library again after a failure', async () => {
    const baseUrl = await listen((_request, response) => response.end('here'));
    const failures = [new Error('EMFILE: too many open files')];
    const load = () => {
      const failure = failures.pop();
      return failure ? Promise.reject(failure) : import('undici');
    };
    const { call } = client({ load });
    await expect(call(get(baseUrl))).rejects.toThrow('EMFILE');
    expect((await call(get(baseUrl))).body).toBe('here');
  });

  it('does not follow a redirect', async () => {
    const baseUrl = await listen((_request, response) =>
      response.writeHead(302, { location: '/other' }).end(),
    );
    expect((await client().call(get(baseUrl))).status).toBe(302);
  });

  it('fails when the connection is refused', async () => {
    const server = createSocketServer();
    const baseUrl = await listenOn(server);
    server.close();
    await once(server, 'close');
    await expect(client().call(get(baseUrl))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('fails at the deadline when no answer begins', async () => {
    const baseUrl = await listen(() => undefined);
    await expect(client().call(get(baseUrl, { deadlineMs: 50 }))).rejects.toMatchObject({
      name: 'TimeoutError',
      message: 'No answer within 50 ms.',
    });
  });

  it('fails at the deadline when the body does not end', async () => {
    const baseUrl = await listen((_request, response) => void response.writeHead(200).write('half'));
    await expect(client().call(get(baseUrl, { deadlineMs: 50 }))).rejects.toMatchObject({
      name: 'TimeoutError',
      message: 'No answer within 50 ms.',
    });
  });

  it('fails at the deadline while it waits for a connection, and is not sent later', async () => {
    const { promise: received, resolve } = Promise.withResolvers<ServerResponse>();
    const paths: unknown[] = [];
    const baseUrl = await listen((request, response) => {
      paths.push(request.url);
      if (request.url === '/first') resolve(response);
      else response.end();
    });
    const { call } = client({ connections: 1 });
    const first = call(get(baseUrl, { path: '/first' }));
    const response = await received;
    await expect(call(get(baseUrl, { path: '/late', deadlineMs: 50 }))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    response.end();
    await first;
    await call(get(baseUrl, { path: '/next' }));
    expect(paths).toEqual(['/first', '/next']);
  });

  it('fails when the answer is incomplete', async () => {
    const baseUrl = await listen((request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => request.socket.destroy());
    });
    await expect(client().call(get(baseUrl))).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
  });

  it.each([
    ['with a declared length', { 'content-length': '101' }],
    ['in chunks', {}],
  ])('fails when the answer %s is larger than the limit', async (_how, headers) => {
    const baseUrl = await listen((_request, response) =>
      response.writeHead(200, headers).end('x'.repeat(101)),
    );
    await expect(client({ maxAnswerBytes: 100 }).call(get(baseUrl))).rejects.toMatchObject({
      code: 'UND_ERR_RES_EXCEEDED_MAX_SIZE',
    });
  });

  it('returns an answer of the maximum size', async () => {
    const baseUrl = await listen((_request, response) => response.end('x'.repeat(100)));
    expect((await client({ maxAnswerBytes: 100 }).call(get(baseUrl))).body).toHaveLength(100);
  });
});

describe('a kept-alive connection', () => {
  const closesAtSecond = () =>
    listenRaw((socket, request) => {
      if (request === 2) socket.resetAndDestroy();
      else socket.write(ANSWER);
    });

  it('is replaced without a second request when the peer closes it while idle', async () => {
    const closed: Promise<unknown>[] = [];
    const { baseUrl, requests } = await listenRaw((socket) => {
      socket.end(ANSWER);
      closed.push(once(socket, 'close'));
    });
    const { call } = client({ connections: 1 });
    expect((await call(post(baseUrl))).body).toBe('here');
    await closed[0];
    expect((await call(post(baseUrl))).body).toBe('here');
    expect(requests()).toBe(2);
  });

  it.each([
    ['GET', get('')],
    ['a POST that is idempotent', post('', { isIdempotent: true })],
  ])('is replaced when the peer closes it during %s, and the call repeated', async (_what, call) => {
    const { baseUrl, requests } = await closesAtSecond();
    const service = client({ connections: 1 });
    await service.call(get(baseUrl));
    expect((await service.call({ ...call, baseUrl })).body).toBe('here');
    expect(requests()).toBe(3);
  });

  it('is not replaced when the peer closes it during a POST', async () => {
    const { baseUrl, requests } = await closesAtSecond();
    const { call } = client({ connections: 1 });
    await call(get(baseUrl));
    await expect(call(post(baseUrl))).rejects.toMatchObject({
      code: expect.stringMatching(/^(ECONNRESET|UND_ERR_SOCKET)$/),
    });
    expect(requests()).toBe(2);
  });

  it('is replaced once per call', async () => {
    const { baseUrl, requests } = await listenRaw((socket) => socket.resetAndDestroy());
    await expect(client().call(get(baseUrl))).rejects.toThrow();
    expect(requests()).toBe(2);
  });
});

describe('close', () => {
  /** A server that keeps requests until the test answers them. */
  async function heldCalls() {
    const { promise, resolve } = Promise.withResolvers<ServerResponse>();
    const baseUrl = await listen((_request, response) => resolve(response));
    return { baseUrl, received: promise };
  }

  it('waits for a call in progress and refuses new ones', async () => {
    const { baseUrl, received } = await heldCalls();
    const service = createServiceClient();
    const running = service.call(get(baseUrl));
    const response = await received;
    const closing = service.close();
    await expect(service.call(get(baseUrl))).rejects.toThrow('The service is shutting down.');
    response.end('here');
    expect((await running).body).toBe('here');
    await closing;
  });

  it('aborts a call in progress after the grace period', async () => {
    const { baseUrl, received } = await heldCalls();
    const service = createServiceClient({ closeGraceMs: 50 });
    const running = service.call(get(baseUrl));
    const aborted = expect(running).rejects.toThrow('The service is shutting down.');
    await received;
    await service.close();
    await aborted;
  });

  it('can be called again', async () => {
    const service = createServiceClient();
    await service.close();
    await expect(service.close()).resolves.toBeUndefined();
  });
});
