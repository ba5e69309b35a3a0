import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { ANALYTICS_BATCH_SIZE } from '@foyer/kernel/analytics-delivery';
import { upstreamsOf } from '../proxy/upstreams.ts';
import { createReleaseHome, type ReleaseHome } from '../testing/releaseHome.ts';
import { portOf, serveGateway, type ServedGateway } from '../testing/servedGateway.ts';
import { readBody, readSettings } from '@foyer/runtime';

let home: ReleaseHome;
let api: Server;
let gateway: ServedGateway;
const received: unknown[] = [];

beforeAll(async () => {
  home = await createReleaseHome();
  api = createServer((request, response) => {
    if (request.url !== '/internal/analytics') return void response.writeHead(503).end();
    void readBody(request, 100_000).then((body) => {
      received.push({ path: request.url, body: JSON.parse(body) as unknown });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"stored":1,"rejected":0}');
    });
  });
  const port = await portOf(api);
  const settings = readSettings({ FOYER_API_PORT: String(port) }, home.home, {
    internal: 'internal',
    games: 'games',
    payments: 'payments',
  });
  gateway = await serveGateway(home.home, { upstreams: upstreamsOf(settings) });
});

afterAll(async () => {
  await gateway.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await home.remove();
});

const VISIT = '0f8fad5b-d9cb-469f-a165-70867728950e';
const post = (body: string, headers: Record<string, string> = {}) =>
  gateway.request('/analytics', { method: 'POST', body, headers });

describe('/analytics', () => {
  it('passes events to the api with the brand of the host and the access token', async () => {
    const body = JSON.stringify({ visit: VISIT, events: [{ name: 'login' }], brand: 'tuli' });
    expect((await post(body, { authorization: 'Bearer a.b.c' })).status).toBe(204);
    expect(received.splice(0)).toEqual([
      {
        path: '/internal/analytics',
        body: { visit: VISIT, events: [{ name: 'login' }], brand: 'aurora', accessToken: 'a.b.c' },
      },
    ]);
  });

  it.each([
    ['another method', () => gateway.request('/analytics'), 405],
    ['a body that is no JSON', () => post('x'), 400],
    ['no event', () => post(JSON.stringify({ visit: VISIT, events: [] })), 400],
    [
      'too many events',
      () => post(JSON.stringify({ visit: VISIT, events: Array(ANALYTICS_BATCH_SIZE + 1).fill({}) })),
      400,
    ],
    ['a long body', () => post('x'.repeat(17_000)), 413],
  ])('rejects %s', async (_what, send, status) => {
    expect((await send()).status).toBe(status);
    expect(received).toEqual([]);
  });
});
