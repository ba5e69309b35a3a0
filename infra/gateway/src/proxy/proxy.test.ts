import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createReleaseHome, releaseSet, type ReleaseHome } from '../testing/releaseHome.ts';
import { portOf, serveGateway, type ServedGateway } from '../testing/servedGateway.ts';
import { pathAt, upstreamsOf, proxyTargetOf, type Upstreams, type Upstream } from './upstreams.ts';
import { readSettings } from '@foyer/runtime';

let releases: ReleaseHome;
let gateway: ServedGateway;
/** A gateway that waits for a service for a moment only. */
let impatient: ServedGateway;
let upstream: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void = (request, response) =>
  void echo(request, response);

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  response.writeHead(200, {
    'content-type': 'application/json',
    'x-powered-by': 'secret',
    server: 'secret',
    'set-cookie': ['a=1', 'b=2'],
  });
  response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
}

beforeAll(async () => {
  upstream = createServer((request, response) => answer(request, response));
  upstream.on('upgrade', (request, socket) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-protocol: graphql-transport-ws\r\nx-url: ${request.url}\r\nx-brand: ${request.headers['brand'] as string}\r\n\r\n`,
    );
    socket.pipe(socket);
  });
  const port = await portOf(upstream);
  releases = await createReleaseHome();
  await releases.publish(releaseSet(1, [releases.shell]));
  const base = upstreamsOf(readSettings({}, releases.home, { internal: '', games: '', payments: '' }));
  const upstreams: Upstreams = {
    api: { ...base.api, port, maximumBodyBytes: 1_000 },
    identity: { ...base.identity, port, maximumBodyBytes: 1_000 },
    jackpot: { ...base.jackpot, port, maximumBodyBytes: 1_000 },
    sportsFeed: { ...base.sportsFeed, port },
    chat: { ...base.chat, port },
    engagement: { ...base.engagement, port },
  };
  gateway = await serveGateway(releases.home, {
    upstreams,
    environment: { FOYER_COUNTRY: 'CA', FOYER_SUB_DIVISION: 'ON' },
  });
  impatient = await serveGateway(releases.home, {
    upstreams: { ...upstreams, api: { ...upstreams.api, deadlineMs: 50 } },
  });
});

afterAll(async () => {
  await gateway.close();
  await impatient.close();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
  await releases.remove();
});

it('maps paths for services only: a gateway behind the gateway of a release check maps them itself', () => {
  const path = '/engagement/api/oauth/v1/token';
  const target = proxyTargetOf(path);
  if (!target) throw new Error('The path is not proxied.');
  const service: Upstream = {
    name: 'engagement',
    host: '127.0.0.1',
    port: 1,
    deadlineMs: 1,
    maximumBodyBytes: 1,
  };
  expect(pathAt(service, target, path)).toBe('/api/oauth/v1/token');
  expect(pathAt({ ...service, isGateway: true }, target, path)).toBe(path);
});

describe('proxyTargetOf', () => {
  it.each<[path: string, target: string | undefined]>([
    ['/graphql', 'api /graphql'],
    ['/api/graphql', 'api /graphql'],
    ['/api/graphql/', 'api /graphql'],
    ['/lobby-graphql', 'api /lobby-graphql'],
    ['/api/feed', 'api /api/feed'],
    ['/api/exports/statement.csv', 'api /exports/statement.csv'],
    ['/api/exports/deposits.pdf', 'api /exports/deposits.pdf'],
    ['/api/exports/games.csv', 'api /exports/games.csv'],
    ['/api/exports/limits.pdf', 'api /exports/limits.pdf'],
    ['/api/exports/personal-data.zip', 'api /exports/personal-data.zip'],
    ['/api/exports/personal-data.json', undefined],
    ['/api/exports/players.json', undefined],
    ['/api/exports/players', undefined],
    ['/api/exports/../internal/players', undefined],
    ['/sports-feed/snapshot', 'sportsFeed /sports-feed/snapshot'],
    ['/sports-feed/stream/', 'sportsFeed /sports-feed/stream'],
    ['/sports-feed/results', 'sportsFeed /sports-feed/results'],
    ['/sports-feed/matches/hal1', 'sportsFeed /sports-feed/matches/hal1'],
    ['/sports-feed/matches/hal1/stream', 'sportsFeed /sports-feed/matches/hal1/stream'],
    ['/sports-feed/competitions/hal', 'sportsFeed /sports-feed/competitions/hal'],
    ['/sports-feed/competitions/hal/stream', undefined],
    ['/sports-feed/contests/races', 'sportsFeed /sports-feed/contests/races'],
    ['/sports-feed/contests/races/stream', 'sportsFeed /sports-feed/contests/races/stream'],
    ['/sports-feed/contests/races/more', undefined],
    ['/sports-feed/contests/brk1,races/stream', 'sportsFeed /sports-feed/contests/brk1,races/stream'],
    ['/sports-feed/contests/brk1,races', undefined],
    [`/sports-feed/contests/${'a,'.repeat(24)}a/stream`, undefined],
    ['/sports-feed/matches/hal1/history', 'sportsFeed /sports-feed/matches/hal1/history'],
    ['/sports-feed/matches/hal1/builder', 'sportsFeed /sports-feed/matches/hal1/builder'],
    ['/sports-feed', undefined],
    ['/live-chat/socket', 'chat /live-chat/socket'],
    ['/live-chat', undefined],
    ['/engagement/api/oauth/v1/token', 'engagement /api/oauth/v1/token'],
    ['/engagement/api/engagement/v1/events', 'engagement /api/engagement/v1/events'],
    ['/engagement/internal/engagement/level', undefined],
    ['/engagement/api/../internal/engagement/level', undefined],
    ['/internal/chat/queue', undefined],
    ['/realms/aurora/protocol/openid-connect/auth', 'identity /realms/aurora/protocol/openid-connect/auth'],
    ['/v1/currencies', 'jackpot /v1/currencies'],
    ['/v1/events/op-a/aurora', 'jackpot /v1/events/op-a/aurora'],
    ['/v1', undefined],
    ['/realms', undefined],
    ['/internal/players', undefined],
    ['/realms/../internal/players', undefined],
    ['/realms/aurora/%2E%2e/../internal/players', undefined],
    ['/v1/./../internal/pots', undefined],
    ['/realms/aurora/..well-known', 'identity /realms/aurora/..well-known'],
    ['/api/internal/players', undefined],
    ['/wallet-graphql', undefined],
    ['/wallet-graphql/', undefined],
    ['/api/wallet-graphql', undefined],
    ['/lobby-graphql/../wallet-graphql', undefined],
    ['/operator/launches', undefined],
  ])('maps %s to %s', (path, target) => {
    const found = proxyTargetOf(path);
    expect(found && `${found.upstream} ${found.path}`).toBe(target);
  });
});

describe('internal paths', () => {
  it('are never forwarded to a service', () => {
    const segment = fc.constantFrom(
      'internal',
      'Internal',
      'players',
      'realms',
      'v1',
      'api',
      '..',
      '%2e%2e',
      '',
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), fc.boolean(), (segments, slash) => {
        const path = `/${segments.join('/')}${slash ? '/' : ''}`;
        const target = proxyTargetOf(path);
        if (target) expect(new URL(target.path, 'http://service').pathname).not.toMatch(/^\/internal(\/|$)/);
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    '/internal/players/',
    '/internal/players/aurora-funded/sign-ins/',
    '/internal/catalogue/slugs/',
    '/internal/browser-sessions/start/',
    '/internal/withdrawals/',
    '/en/internal/players/',
    '/internal/device/more/',
  ])('%s is answered like any unknown address', async (path) => {
    const [unknown, internal] = await Promise.all([gateway.request('/nowhere/'), gateway.request(path)]);
    expect([internal.status, internal.headers['content-type']]).toEqual([
      404,
      unknown.headers['content-type'],
    ]);
    expect((await gateway.request(path, { method: 'POST', body: '{}' })).status).toBe(405);
  });

  it('has the pages of developers', async () => {
    const pages = await Promise.all(['/internal/', '/internal/device/'].map((path) => gateway.request(path)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('proxied request', () => {
  it('forwards allowed client headers and the edge’s headers only', async () => {
    const { status, headers, text } = await gateway.request('/api/graphql?a=1', {
      method: 'POST',
      host: 'www.tuli.localhost:4000',
      body: '{"query":"{a}"}',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer x',
        cookie: 'c=1',
        locale: 'fi',
        'x-ranks': '1',
        brand: 'quetzal',
        'x-country': 'US',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        'x-foyer-signature': 'forged',
        'x-foyer-timestamp': '1',
        'x-connection-risk': 'safe',
        forwarded: 'for=6.6.6.6',
        'x-real-ip': '6.6.6.6',
        connection: 'close, x-hop',
        'x-hop': 'removed',
        te: 'trailers',
      },
    });
    expect(status).toBe(200);
    const seen = JSON.parse(text) as {
      method: string;
      url: string;
      body: string;
      headers: Record<string, string>;
    };
    expect(seen).toMatchObject({ method: 'POST', url: '/graphql?a=1', body: '{"query":"{a}"}' });
    expect(seen.headers).toMatchObject({
      host: 'www.tuli.localhost:4000',
      authorization: 'Bearer x',
      cookie: 'c=1',
      locale: 'fi',
      'x-ranks': '1',
      brand: 'tuli',
      'x-country': 'CA',
      'x-sub-division': 'ON',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    for (const name of [
      'x-forwarded-host',
      'x-foyer-signature',
      'x-foyer-timestamp',
      'x-connection-risk',
      'forwarded',
      'x-real-ip',
      'x-hop',
      'te',
    ])
      expect(seen.headers[name]).toBeUndefined();
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  it('rejects bodies above the service’s limit, with and without content-length', async () => {
    const body = 'x'.repeat(2_000);
    expect(
      (await gateway.request('/graphql', { method: 'POST', body, headers: { 'content-length': '2000' } }))
        .status,
    ).toBe(413);
    expect(
      (
        await gateway.request('/graphql', {
          method: 'POST',
          body,
          headers: { 'transfer-encoding': 'chunked' },
        })
      ).status,
    ).toBe(413);
  });

  it('calls the service once a body has arrived, so that slow clients hold none of its sockets', async () => {
    const arrived: (string | undefined)[] = [];
    answer = (request, response) => {
      if (request.url?.startsWith('/graphql')) arrived.push(request.url);
      void echo(request, response);
    };
    const slow = connect(gateway.port, '127.0.0.1');
    slow.write(
      'POST /graphql?slow HTTP/1.1\r\nhost: aurora.localhost\r\ncontent-type: application/json\r\ncontent-length: 4\r\nconnection: close\r\n\r\nab',
    );
    await gateway.request('/graphql?other', { method: 'POST', body: 'x' });
    await gateway.request('/graphql?other', { method: 'POST', body: 'x' });
    expect(arrived).toEqual(['/graphql?other', '/graphql?other']);
    slow.write('cd');
    let reply = '';
    for await (const chunk of slow) reply += String(chunk);
    expect(reply).toContain('"body":"abcd"');
    answer = (request, response) => void echo(request, response);
  });

  it('drops a request whose client disconnects within the body', async () => {
    const arrived: (string | undefined)[] = [];
    answer = (request, response) => {
      if (request.url?.startsWith('/graphql')) arrived.push(request.url);
      void echo(request, response);
    };
    const broken = connect(gateway.port, '127.0.0.1');
    broken.write('POST /graphql?broken HTTP/1.1\r\nhost: aurora.localhost\r\ncontent-length: 4\r\n\r\nab');
    await gateway.request('/graphql?other', { method: 'POST', body: 'x' });
    broken.destroy();
    await gateway.request('/graphql?other', { method: 'POST', body: 'x' });
    expect(arrived).toEqual(['/graphql?other', '/graphql?other']);
    answer = (request, response) => void echo(request, response);
  });

  it('compresses the response when it is large enough and accepted', async () => {
    const large = JSON.stringify({ data: 'x'.repeat(5_000) });
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json', vary: 'origin' }).end(large);
    const encodings = [];
    for (const accepted of ['gzip, br', 'gzip', 'identity']) {
      const { headers, body } = await gateway.request('/graphql', {
        headers: { 'accept-encoding': accepted },
      });
      const encoding = headers['content-encoding'];
      encodings.push(encoding);
      expect(
        (encoding === 'br'
          ? brotliDecompressSync(body)
          : encoding === 'gzip'
            ? gunzipSync(body)
            : body
        ).toString(),
      ).toBe(large);
      if (encoding !== undefined) expect(headers['vary']).toBe('origin, accept-encoding');
    }
    expect(encodings).toEqual(['br', 'gzip', undefined]);
    expect(
      (await gateway.request('/realms/aurora/x', { headers: { 'accept-encoding': 'br' } })).headers[
        'content-encoding'
      ],
    ).toBeUndefined();
    answer = (request, response) => void echo(request, response);
  });

  it('aborts when the upstream response aborts', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"data":', () => response.destroy());
    };
    await expect(gateway.request('/graphql')).rejects.toThrow();
    answer = (request, response) => void echo(request, response);
  });

  it('answers 405 with the allowed methods', async () => {
    expect(await gateway.request('/api/feed', { method: 'DELETE' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, OPTIONS' },
    });
  });

  const failures: readonly [
    what: string,
    status: number,
    reason: string,
    edge: () => ServedGateway,
    behave: typeof answer,
  ][] = [
    ['does not respond', 504, 'UPSTREAM_SLOW', () => impatient, () => undefined],
    ['closes the connection', 502, 'UPSTREAM_BROKEN', () => gateway, (request) => request.socket.destroy()],
  ];
  it.each(failures)(
    'answers with an error page or body when the service %s',
    async (_what, status, reason, edge, behave) => {
      answer = behave;
      const failed = await edge().request('/graphql', { method: 'POST', body: '{}' });
      answer = (request, response) => void echo(request, response);
      expect(failed.status).toBe(status);
      expect(failed.headers['retry-after']).toBe('2');
      expect(JSON.parse(failed.text)).toMatchObject({
        errors: [{ extensions: { type: 'ServiceUnavailableFailure', reasons: [reason] } }],
      });
      expect(failed.text).not.toMatch(/127\.0\.0\.1|ECONN|stack|upstream at/i);
    },
  );

  it('answers JSON or a page by client when nothing listens', async () => {
    const alone = await serveGateway(releases.home);
    const json = await alone.request('/graphql');
    expect(json.status).toBe(503);
    expect(json.headers['content-type']).toContain('application/json');
    const page = await alone.request('/realms/aurora/x', {
      headers: { accept: 'text/html', 'accept-language': 'et' },
    });
    expect(page.status).toBe(503);
    expect(page.text).toContain('Ajutiselt kättesaamatu');
    await alone.close();
  });
});

describe('proxied socket', () => {
  function upgrade(path: string, origin?: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(gateway.port, '127.0.0.1', () => {
        const lines = [
          `GET ${path} HTTP/1.1`,
          'host: tuli.localhost:4000',
          'connection: Upgrade',
          'upgrade: websocket',
          'sec-websocket-version: 13',
          'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
          'brand: quetzal',
        ];
        socket.write(
          `${[...lines, ...(origin === undefined ? [] : [`origin: ${origin}`])].join('\r\n')}\r\n\r\n`,
        );
      });
      let seen = '';
      socket.on('data', (chunk) => {
        seen += chunk.toString();
        if (seen.includes('\r\n\r\n') && seen.startsWith('HTTP/1.1 101') && !seen.includes('hello'))
          socket.write('hello');
        else if (seen.endsWith('hello')) socket.end();
      });
      socket.on('close', () => resolve(seen));
      socket.on('error', reject);
    });
  }

  it.each([
    '/graphql',
    '/api/graphql',
    '/lobby-graphql',
    '/sports-feed/stream',
    '/sports-feed/matches/hal1/stream',
    '/sports-feed/contests/races/stream',
    '/sports-feed/contests/brk1,races/stream',
  ])('passes messages in both directions on %s', async (path) => {
    const seen = await upgrade(path, 'http://tuli.localhost:4000');
    expect(seen).toContain('101 Switching Protocols');
    expect(seen).toContain(
      `x-url: ${path.endsWith('graphql') && path !== '/lobby-graphql' ? '/graphql' : path}`,
    );
    expect(seen).toContain('x-brand: tuli');
    expect(seen).toContain('sec-websocket-protocol: graphql-transport-ws');
    expect(seen.endsWith('hello')).toBe(true);
  });

  it('rejects other origins', async () => {
    for (const origin of [
      'http://evil.example',
      'http://aurora.localhost:4000',
      'null',
      'http://tuli.localhost:4000.evil.example',
    ])
      expect(await upgrade('/graphql', origin)).toMatch(/^HTTP\/1\.1 403/);
  });

  it('exists on the listed paths only', async () => {
    expect(await upgrade('/api/feed', 'http://tuli.localhost:4000')).toMatch(/^HTTP\/1\.1 404/);
    expect(await upgrade('/', 'http://tuli.localhost:4000')).toMatch(/^HTTP\/1\.1 404/);
  });
});
