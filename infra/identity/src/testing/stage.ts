import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, DATABASE_START_MS } from '@foyer/launch/test-database';
import {
  createBus,
  createLog,
  readSettings,
  receiveSigned,
  sendJson,
  type Bus,
  type FoyerSettings,
  type Pool,
  type Service,
} from '@foyer/runtime';
import { createIdentity, IDENTITY_MIGRATIONS } from '../createIdentity.ts';
import type { IdentityDeps } from '../deps.ts';
import { seedIdentity } from '../seed.ts';

/** A call that the fake api received. */
export interface ApiCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface FakeApi {
  readonly calls: ApiCall[];
  /** Replaces the default, which allows everything; answers by path. */
  answer(call: ApiCall): { status: number; body: unknown };
  isDown: boolean;
}

export interface Stage {
  readonly port: number;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly settings: FoyerSettings;
  readonly service: Service;
  readonly api: FakeApi;
  readonly logLines: string[];
  close(): Promise<void>;
}

const SECRET = 'a secret that only the tests of identity know';
export { DATABASE_START_MS as STAGE_DEADLINE_MS };

/** Identity on a real database with a fake api; the clock is `Date`, which tests freeze. */
export async function createStage(
  overrides: Partial<IdentityDeps> = {},
  source: Readonly<Record<string, string>> = {},
): Promise<Stage> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-identity-'));
  const logLines: string[] = [];
  const log = createLog('identity', (line) => void logLines.push(line));
  const database = await createTestDatabase({ schema: 'identity', migrations: IDENTITY_MIGRATIONS });
  const { pool } = database;
  const api: FakeApi = { calls: [], isDown: false, answer: friendly };
  const apiServer = await listen((request, response) => void answerAsApi(request, response, api));

  const started: { service?: Service } = {};
  const gateway = await listen((request, response) => started.service?.handler(request, response));
  const ports = {
    FOYER_GATEWAY_PORT: String(portOf(gateway)),
    FOYER_CONSOLE_PORT: String(portOf(gateway)),
    FOYER_API_PORT: String(portOf(apiServer)),
  };
  const settings = readSettings({ ...ports, ...source }, home, {
    internal: SECRET,
    games: 'unused',
    payments: 'unused',
  });
  const bus = await createBus(database.connectionString, log);
  const deps: IdentityDeps = {
    settings,
    pool,
    bus,
    log,
    clock: () => Date.now(),
    passwordCost: { cost: 2 ** 10, blockSize: 8, parallelization: 1 },
    ...overrides,
  };
  await seedIdentity(deps);
  const service = await createIdentity(deps);
  started.service = service;
  await service.ready();

  return {
    port: portOf(gateway),
    pool,
    bus,
    settings,
    service,
    api,
    logLines,
    async close() {
      await service.close();
      await closed(gateway);
      await closed(apiServer);
      await bus.close();
      await database.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

function friendly({ path }: ApiCall): { status: number; body: unknown } {
  return path === '/internal/players'
    ? { status: 201, body: {} }
    : { status: 200, body: path === '/internal/sign-in-check' ? { allowed: true } : { reopened: true } };
}

async function answerAsApi(
  request: Parameters<RequestListener>[0],
  response: Parameters<RequestListener>[1],
  api: FakeApi,
): Promise<void> {
  if (api.isDown) return void response.destroy();
  const received = await receiveSigned(request, response, SECRET, () => Date.now());
  if (!received) return;
  // a periodic call that does not come from the test
  if (request.url?.startsWith('/internal/content/'))
    return sendJson(response, 200, { tag: '', brands: null });
  const call: ApiCall = { path: request.url ?? '', body: received.body as ApiCall['body'] };
  api.calls.push(call);
  const { status, body } = api.answer(call);
  sendJson(response, status, body);
}

function listen(handler: RequestListener): Promise<Server> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
