import { afterEach, describe, expect, it } from '@jest/globals';
import { createLog, readSettings } from '@foyer/runtime';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRealmProxy } from './realmProxy.ts';

const HOST = 'console.example';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** The scheme that identity receives for a request with this header. */
async function forwardedScheme(mode: 'development' | 'production', sent?: string): Promise<unknown> {
  const identity = createServer((incoming, response) =>
    response.end(String(incoming.headers['x-forwarded-proto'])),
  );
  const proxy = createRealmProxy(
    {
      ...readSettings({}, '/nowhere', { internal: 'x', games: 'x', payments: 'x' }),
      mode,
      consoleOrigin: `https://${HOST}`,
      identityPort: await listen(identity),
    },
    createLog('console', () => undefined),
  );
  closing.push(proxy.close);
  const port = await listen(createServer((incoming, response) => proxy.pass(incoming, response)));
  return new Promise((resolve, reject) => {
    const headers = { host: HOST, ...(sent !== undefined && { 'x-forwarded-proto': sent }) };
    request({ host: '127.0.0.1', port, path: '/realms/staff/', headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
}

describe('scheme that the realm proxy passes to identity', () => {
  it.each([
    ['production', 'https', 'https'],
    ['production', 'http', 'http'],
    ['production', undefined, 'http'],
    ['production', 'javascript', 'http'],
    ['development', 'https', 'http'],
  ] as const)('follows mode %s and x-forwarded-proto %s: %s', async (mode, sent, scheme) => {
    expect(await forwardedScheme(mode, sent)).toBe(scheme);
  });
});
