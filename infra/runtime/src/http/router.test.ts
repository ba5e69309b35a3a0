import { describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRouteHandler, createRouter, type Route, type Routes } from './router.ts';
import { Refusal } from './refusal.ts';
import { sendJson } from './http.ts';

describe('createRouter', () => {
  const router = createRouter({
    'GET /rounds': 'list',
    'POST /rounds': 'play',
    'GET /rounds/:id([0-9a-f-]{36})': 'one',
    'GET /art/*': 'picture',
  });
  const id = '0b5fd3e5-0d2c-4a2e-9d8a-6a3f1b2c4d5e';

  it.each([
    ['GET', '/rounds', 'list'],
    ['HEAD', '/rounds', 'list'],
    ['POST', '/rounds', 'play'],
    ['GET', `/rounds/${id}`, 'one'],
    ['GET', '/art/games/a.svg', 'picture'],
  ])('finds the route of %s %s', (method, path, handler) => {
    expect(router.find(method, path)).toMatchObject({ handler });
  });

  it.each([
    ['GET', '/rounds/'],
    ['GET', '/Rounds'],
    ['GET', '/rounds/1'],
    ['GET', '/%zz'],
    ['GET', '/rounds/%00'],
    ['POST', '/'],
    ['GET', ''],
    ['BREW', '/tea'],
  ])('finds no route for %s %s', (method, path) => {
    expect(router.find(method, path)).toBe('NOT_FOUND');
  });

  it.each(['DELETE', 'PATCH', 'OPTIONS', undefined])(
    'rejects method %s of a path that other methods serve',
    (method) => {
      expect(router.find(method, `/rounds/${id}`)).toBe('METHOD_NOT_ALLOWED');
    },
  );

  it('returns the parameters and the pattern', () => {
    expect(router.find('GET', `/rounds/${id}`)).toEqual({
      handler: 'one',
      name: 'GET /rounds/:id([0-9a-f-]{36})',
      params: { id },
    });
    expect(router.find('GET', '/art/games/a.svg')).toMatchObject({ params: { '*': 'games/a.svg' } });
  });

  it('refuses two routes for the same requests', () => {
    expect(() => createRouter({ 'GET /rounds/:id': 1, 'GET /rounds/:round': 2 })).toThrow(/already declared/);
  });

  it.each(['/rounds', 'BREW /tea', 'GET rounds'])('refuses the route name %s', (name) => {
    expect(() => createRouter({ [name]: 1 })).toThrow();
  });
});

describe('createRouteHandler', () => {
  async function request(routes: Routes<Route>, method: string, path: string) {
    const errors: unknown[] = [];
    const server = createServer(
      createRouteHandler(routes, { error: (_message, fields) => void errors.push(fields) }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
      return { status: response.status, body: await response.text(), errors };
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
  const echo: Route = ({ response, url, params }) =>
    sendJson(response, 200, { ...params, q: url.searchParams.get('q') });

  it('calls the route with path parameters and query', async () => {
    expect(await request({ 'GET /rounds/:id': echo }, 'GET', '/rounds/a%20b?q=1')).toMatchObject({
      status: 200,
      body: '{"id":"a b","q":"1"}',
    });
  });

  it('answers 404 for an unknown path and 405 for another method', async () => {
    expect(await request({ 'GET /a': echo }, 'GET', '/b')).toMatchObject({
      status: 404,
      body: '{"code":"NOT_FOUND"}',
    });
    expect(await request({ 'GET /a': echo }, 'POST', '/a')).toMatchObject({
      status: 405,
      body: '{"code":"METHOD_NOT_ALLOWED"}',
    });
  });

  it('answers 500 when a route fails, and logs its pattern without the path', async () => {
    const fail: Route = () => {
      throw new Error('broken');
    };
    const { status, body, errors } = await request({ 'GET /play/:token': fail }, 'GET', '/play/secret');
    expect([status, body]).toEqual([500, '{"code":"INTERNAL"}']);
    expect(errors).toEqual([{ route: 'GET /play/:token', error: new Error('broken') }]);
  });

  it('answers with the status and code of a refusal, without a log line', async () => {
    const refuse: Route = () => {
      throw new Refusal(503, 'BUSY', 'Try again in a few seconds.');
    };
    expect(await request({ 'GET /a': refuse }, 'GET', '/a')).toEqual({
      status: 503,
      body: '{"code":"BUSY"}',
      errors: [],
    });
  });
});
