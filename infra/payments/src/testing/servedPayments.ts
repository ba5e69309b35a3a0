import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { createTestDatabase, DATABASE_START_MS } from '@foyer/launch/test-database';
import { createBus, createLog, readBody, readSettings, type Pool } from '@foyer/runtime';
import { createPayments } from '../createPayments.ts';
import { sign, SIGNATURE_HEADER } from '../merchant/signature.ts';

export const SECRET = 'payments-secret-of-the-tests';
export { DATABASE_START_MS as START_MS };
export const ORIGIN = 'http://aurora.localhost:4000';

// tests that start a database take longer under load
jest.setTimeout(DATABASE_START_MS);

export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly payment: Readonly<Record<string, unknown>>;
  readonly signature: string;
  readonly raw: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly body: Record<string, unknown>;
}

export interface ServedPayments {
  readonly pool: Pool;
  /** Address of the merchant API. */
  readonly baseUrl: string;
  readonly logLines: string[];
  readonly skew: { milliseconds: number };
  readonly received: ReceivedEvent[];
  /** Status of the merchant's webhook endpoint; tests make it fail. */
  merchant: { status: (event: ReceivedEvent) => number };
  clock(): number;
  call(
    method: string,
    path: string,
    body?: unknown,
    options?: { key?: string; signature?: string },
  ): Promise<Reply>;
  visit(
    host: 'pay.localhost' | 'bank.localhost',
    method: string,
    path: string,
    options?: { body?: string; headers?: Record<string, string> },
  ): Promise<Reply>;
  /** Submits the frame's form. */
  type(payment: Readonly<Record<string, unknown>>, what: string, body: object): Promise<Reply>;
  deposit(change?: object): Promise<Record<string, unknown>>;
  read(id: unknown): Promise<Record<string, unknown>>;
  until<T>(poll: () => T | Promise<T>): Promise<NonNullable<T>>;
  close(): Promise<void>;
}

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'sql');
const TIMEOUT_MS = 8_000;

/**
 * Starts the whole service on free ports with a merchant beside it. `secrets`: one per line, the first one
 * signs.
 */
export async function servePayments(secrets = SECRET): Promise<ServedPayments> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-payments-'));
  const database = await createTestDatabase({ schema: 'payments', migrations: MIGRATIONS });
  const { pool } = database;
  const logLines: string[] = [];
  const log = createLog('payments', (line) => void logLines.push(line));
  const bus = await createBus(database.connectionString, log);
  const skew = { milliseconds: 0 };
  const clock = (): number => Date.now() + skew.milliseconds;
  const received: ReceivedEvent[] = [];
  const merchant = { status: (_: ReceivedEvent): number => 200 };
  const receiver = createServer((request, response) => {
    void readBody(request, 64 * 1024).then((raw) => {
      const event: ReceivedEvent = {
        ...(JSON.parse(raw) as ReceivedEvent),
        raw,
        signature: String(request.headers[SIGNATURE_HEADER]),
      };
      received.push(event);
      response.writeHead(merchant.status(event)).end();
    });
  });
  const service = await createPayments({
    settings: readSettings({}, home, { internal: '', games: '', payments: secrets }),
    pool,
    bus,
    clock,
    log,
    webhookUrl: `http://127.0.0.1:${await portOf(receiver)}/webhooks/payments`,
  });
  const server = createServer((request, response) => service.handler(request, response));
  const port = await portOf(server);

  function send(
    host: string,
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const request = ask(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            host,
            ...headers,
            ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          },
        },
        (response) => {
          void readBody(response, 1024 * 1024).then((text) =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: parse(text) }),
          );
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  const served: ServedPayments = {
    pool,
    baseUrl: `http://127.0.0.1:${port}`,
    logLines,
    skew,
    received,
    merchant,
    clock,
    call(method, path, body, { key = randomUUID(), signature } = {}) {
      const text = body === undefined ? '' : JSON.stringify(body);
      return send(
        '127.0.0.1',
        method,
        path,
        {
          [SIGNATURE_HEADER]: signature ?? sign([SECRET], `${method}.${path}.${text}`, clock()),
          'idempotency-key': key,
        },
        text,
      );
    },
    visit: (host, method, path, { body = '', headers = {} } = {}) =>
      send(`${host}:4006`, method, path, headers, body),
    type: (payment, what, body) =>
      send(
        'pay.localhost:4006',
        'POST',
        `${pathOf(payment)}/${what}`,
        { 'content-type': 'application/json', origin: 'http://pay.localhost:4006' },
        JSON.stringify(body),
      ),
    async deposit(change = {}) {
      const response = await served.call('POST', '/v1/payments', {
        merchant: 'aurora',
        reference: randomUUID(),
        amount: 2_500,
        currency: 'EUR',
        method: 'card',
        country: 'FI',
        locale: 'en',
        player: { reference: 'p1', name: 'Aino Aurora', country: 'FI' },
        returnUrl: `${ORIGIN}/deposit/`,
        ...change,
      });
      if (response.status !== 201) throw new Error(`The deposit was refused: ${response.text}`);
      return response.body['payment'] as Record<string, unknown>;
    },
    read: async (id) =>
      (await served.call('GET', `/v1/payments/${String(id)}`)).body['payment'] as Record<string, unknown>,
    async until(poll) {
      for (const end = Date.now() + TIMEOUT_MS; Date.now() < end;) {
        const found = await poll();
        if (found !== undefined && found !== null && found !== false) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error('The condition was not met in time.');
    },
    async close() {
      await service.close();
      for (const each of [server, receiver]) {
        each.closeAllConnections();
        await new Promise<void>((resolve) => each.close(() => resolve()));
      }
      await bus.close();
      await database.close();
      await rm(home, { recursive: true, force: true });
    },
  };
  return served;
}

/** Path of the page on which a payment is paid. */
export function pathOf(payment: Readonly<Record<string, unknown>>): string {
  return new URL((payment['action'] as { url: string }).url).pathname;
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
