import { afterEach, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { testClient } from '../testing/serviceCalls.ts';
import { createRegistryClient, type RegistryClient } from './registryClient.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const KNOWN = {
  key: { keyId: 'test', ...generateKeyPairSync('ed25519') },
  clock: Date.now,
  serviceClient: testClient,
};

async function clientOf(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  options: { readonly deadlineMs?: number } = {},
): Promise<RegistryClient> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return createRegistryClient({
    ...KNOWN,
    ...options,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
}

const schema = v.object({ version: v.number() });

describe('createRegistryClient', () => {
  it('signs a repeated GET again, because the registry accepts a nonce once', async () => {
    const signatures: unknown[] = [];
    const client = await clientOf((request, response) => {
      signatures.push(request.headers['x-foyer-nonce']);
      if (signatures.length === 1) request.socket.destroy();
      else response.end('{"version":1}');
    });
    expect(await client.get('/v1/plan', schema)).toEqual({ version: 1 });
    expect(signatures).toEqual([expect.any(String), expect.any(String)]);
    expect(signatures[1]).not.toBe(signatures[0]);
  });

  it('does not repeat a POST whose connection is closed', async () => {
    let requests = 0;
    const client = await clientOf((request) => {
      requests += 1;
      request.socket.destroy();
    });
    await expect(client.post('/v1/changes', {})).rejects.toMatchObject({ name: 'RegistryUnreachable' });
    expect(requests).toBe(1);
  });

  it('names the request that has no answer in time, and a registry that does not run', async () => {
    const late = await clientOf(() => undefined, { deadlineMs: 50 });
    await expect(late.post('/v1/releases?dry=1', {})).rejects.toMatchObject({
      isLate: true,
      message: expect.stringMatching(/^http:.* has not answered POST \/v1\/releases within 0\.05 s\.$/),
    });
    const absent = createRegistryClient({ ...KNOWN, baseUrl: 'http://127.0.0.1:9' });
    await expect(absent.get('/v1/plan', schema)).rejects.toMatchObject({
      isLate: false,
      message: 'http://127.0.0.1:9 does not answer.',
    });
  });

  it('reports the status of a proxy that answers with an HTML page', async () => {
    const client = await clientOf((_request, response) =>
      response.writeHead(502).end('<h1>Bad gateway</h1>'),
    );
    await expect(client.get('/v1/plan', schema)).rejects.toMatchObject({
      name: 'RegistryRefusal',
      status: 502,
      code: 'UNKNOWN',
      message: 'The registry responded with 502.',
    });
  });

  it('rejects an answer of another version and names the member', async () => {
    const client = await clientOf((_request, response) => response.end('{"version":"one"}'));
    await expect(client.get('/v1/plan?environment=production', schema)).rejects.toMatchObject({
      name: 'RegistryAnswerUnknown',
      message: expect.stringContaining('(/v1/plan: version, '),
    });
  });
});
