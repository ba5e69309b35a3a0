import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isProven, readProof, readSettings, signingKeyIn, type SigningKey } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sessions, StaffSession } from '../session/sessions.ts';
import { createRegistryClient, type RegistryClient } from './registryClient.ts';

const SESSION: StaffSession = { id: 'one', person: { subject: 's1', name: '', email: '', roles: [] } };

let home: string;
let key: SigningKey;
let registry: Server;
let registryClient: RegistryClient;
let requests: { request: IncomingMessage; body: string }[];
let answers: ({ status: number; body: object } | 'closed')[];
let refusals: number;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-console-'));
  await mkdir(join(home, 'keys', 'services'), { recursive: true });
  key = await signingKeyIn(join(home, 'keys', 'services', 'console.pem'));
  registry = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({ request, body: Buffer.concat(chunks).toString() });
      const answer = answers.shift() ?? { status: 200, body: {} };
      if (answer === 'closed') return request.socket.destroy();
      const { status, body } = answer;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const settings = readSettings(
    { FOYER_REGISTRY_PORT: String((registry.address() as AddressInfo).port) },
    home,
    { internal: 'x', games: 'x', payments: 'x' },
  );
  const sessions = {
    tokenOf: async (_session, { isRefused = false } = {}) =>
      isRefused ? `renewed-${(refusals += 1)}` : 'token',
  } as Sessions;
  registryClient = createRegistryClient({ settings, clock: Date.now, serviceClient: testClient }, sessions);
});

beforeEach(() => {
  requests = [];
  answers = [];
  refusals = 0;
});

afterAll(async () => {
  registry.closeAllConnections();
  registry.close();
  await rm(home, { recursive: true, force: true });
});

describe('registry requests', () => {
  it('carry the console’s signature and the person’s token', async () => {
    const body = '{"kind":"off"}';
    await registryClient.request(SESSION, { method: 'POST', path: '/v1/changes?a=1', body });
    const [{ request } = { request: undefined }] = requests;
    const proof = request && readProof({ method: 'POST', path: '/v1/changes?a=1', body }, request.headers);
    expect(proof && isProven(proof, key.publicKey)).toBe(true);
    expect(request?.headers.authorization).toBe('Bearer token');
    expect(requests[0]?.body).toBe(body);
  });

  it('return refusals unchanged', async () => {
    answers = [{ status: 403, body: { code: 'NOT_PERMITTED', text: 'No.' } }];
    expect(
      await registryClient.request(SESSION, { method: 'POST', path: '/v1/changes', body: '{}' }),
    ).toMatchObject({
      status: 403,
      text: '{"code":"NOT_PERMITTED","text":"No."}',
    });
    expect(requests).toHaveLength(1);
  });

  it.each(['STAFF_CHANGED', 'TOKEN_REFUSED'])('renew the token once and retry after %s', async (code) => {
    answers = [
      { status: 401, body: { code } },
      { status: 200, body: { version: 7 } },
    ];
    expect(
      (await registryClient.request(SESSION, { method: 'POST', path: '/v1/changes', body: '{}' })).status,
    ).toBe(200);
    expect(requests.map(({ request }) => request.headers.authorization)).toEqual([
      'Bearer token',
      'Bearer renewed-1',
    ]);
  });

  it('retry once only', async () => {
    answers = [
      { status: 401, body: { code: 'STAFF_CHANGED' } },
      { status: 401, body: { code: 'STAFF_CHANGED' } },
    ];
    expect((await registryClient.request(SESSION, { method: 'GET', path: '/v1/status' })).status).toBe(401);
    expect(requests).toHaveLength(2);
  });

  it('sign a repeated GET again, because the registry accepts a nonce once', async () => {
    answers = ['closed'];
    await registryClient.request(SESSION, { method: 'GET', path: '/v1/status' });
    const nonces = requests.map(
      ({ request }) => readProof({ method: 'GET', path: '/v1/status', body: '' }, request.headers)?.nonce,
    );
    expect([nonces.length, new Set(nonces).size]).toEqual([2, 2]);
  });

  it('report a missing response and that the decision may have been made', async () => {
    const settings = readSettings({ FOYER_REGISTRY_PORT: '1' }, home, {
      internal: 'x',
      games: 'x',
      payments: 'x',
    });
    const away = createRegistryClient({ settings, clock: Date.now, serviceClient: testClient }, {
      tokenOf: async () => 'token',
    } as unknown as Sessions);
    await expect(away.request(SESSION, { method: 'GET', path: '/v1/status' })).rejects.toMatchObject({
      status: 502,
      code: 'REGISTRY_AWAY',
    });
    await expect(away.request(SESSION, { method: 'POST', path: '/v1/changes', body: '{}' })).rejects.toThrow(
      /the outcome is unknown/,
    );
  });
});
