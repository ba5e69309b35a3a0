import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { createTestDatabase } from '@foyer/launch/test-database';
import {
  createBus,
  createLog,
  readSettings,
  receiveSigned,
  sendJson,
  systemClock,
  type Pool,
} from '@foyer/runtime';
import { createJackpot } from '../createJackpot.ts';
import { BET_SETTLED } from '../raffles/raffleOperator.ts';
import { JACKPOT_MIGRATIONS } from '../index.ts';
import { createFakeOperator, type FakeOperator } from './fakeOperator.ts';
import { createFakeRaffleOperator, type FakeRaffleOperator } from './fakeRaffleOperator.ts';

export interface ServedJackpot {
  readonly operator: FakeOperator;
  readonly raffles: FakeRaffleOperator;
  skew: { milliseconds: number };
  request(
    path: string,
    more?: { readonly method?: string; readonly brand?: string; readonly bearer?: string },
  ): Promise<{ readonly status: number; readonly body: Record<string, unknown> }>;
  /** Resolves when the socket is open; rejects with the status of the refusal. */
  listen(path: string, brand?: string): Promise<Listening>;
  publish(topic: string, payload: object): Promise<void>;
  /** Address and port of the service. */
  readonly host: string;
  readonly pool: Pool;
  close(): Promise<void>;
}

export interface Listening {
  readonly received: { readonly type: string; readonly data: Record<string, unknown> }[];
  reply(message: unknown): void;
  /** Resolves with the next unread message of the type. */
  next(type: string): Promise<Record<string, unknown>>;
  closed: Promise<number>;
  close(): void;
}

const NO_RULE = { amountCents: null, hours: null };
const NO_RULES = { mega: NO_RULE, major: NO_RULE, minor: NO_RULE, shared: NO_RULE };
const SECRET = 'internal-secret-of-the-tests';

/** Starts the service on free ports with a test operator behind signed HTTP. */
export async function serveJackpot(): Promise<ServedJackpot> {
  const database = await createTestDatabase({ schema: 'jackpot', migrations: JACKPOT_MIGRATIONS });
  const operator = createFakeOperator();
  const raffles = createFakeRaffleOperator();
  const operatorServer = createServer((request, response) => {
    void (async () => {
      const received = await receiveSigned(request, response, SECRET, systemClock);
      if (!received) return;
      const body = received.body as never;
      const call = (request.url ?? '').replace('/internal/jackpot/', '');
      if (call.startsWith('/internal/raffles/'))
        return sendJson(response, 200, await answerRaffle(raffles, call, body));
      const currency = call === 'session' ? await operator.session(body) : undefined;
      if (call === 'session')
        return currency === undefined
          ? sendJson(response, 401, { code: 'REFUSED' })
          : sendJson(response, 200, { currency });
      if (call === 'choice')
        return sendJson(response, 200, { choice: (await operator.choice(body)) ?? null });
      if (call === 'choose')
        return sendJson(response, 200, {
          reasons: await operator.choose(
            body,
            (body as { optedIn: boolean }).optedIn,
            (body as { contribution: never }).contribution,
          ),
        });
      if (call === 'contributions')
        return sendJson(response, 200, {
          contributions: await operator.contributions((body as { taken: number[] }).taken),
        });
      if (call === 'must-hit')
        return sendJson(response, 200, { pots: { ...NO_RULES, ...(await operator.mustHitRules()) } });
      if (call === '/internal/events') {
        const { after, topics } = body as { after: number; topics: readonly string[] };
        const events = topics.includes(BET_SETTLED)
          ? await raffles.settledBets(after)
          : await operator.events(after);
        return sendJson(response, 200, { events });
      }
      await operator.pay(body);
      sendJson(response, 200, { paid: true });
    })();
  });
  const log = createLog('jackpot', () => undefined);
  const bus = await createBus(database.connectionString, log);
  const skew = { milliseconds: 0 };
  const service = await createJackpot({
    settings: readSettings({}, '/nowhere', { internal: SECRET, games: '', payments: '' }),
    pool: database.pool,
    bus,
    log,
    clock: () => Date.now() + skew.milliseconds,
    operatorUrl: `http://127.0.0.1:${await portOf(operatorServer)}`,
    draw: (outOf) => outOf - 1,
  });
  const server = createServer((request, response) => service.handler(request, response));
  server.on('upgrade', (request, socket, head) => service.upgrade?.(request, socket, head));
  const host = `127.0.0.1:${await portOf(server)}`;

  return {
    host,
    operator,
    raffles,
    skew,
    async request(path, { method = 'GET', brand = 'aurora', bearer } = {}) {
      const response = await fetch(`http://${host}${path}`, {
        method,
        headers: { brand, ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) },
      });
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      const text = await response.text();
      return {
        status: response.status,
        body: isJson ? (JSON.parse(text) as Record<string, unknown>) : { text },
      };
    },
    listen: (path, brand = 'aurora') => openListener(`ws://${host}${path}`, brand),
    pool: database.pool,
    publish: (topic, payload) => bus.publish(topic, payload),
    async close() {
      await service.close();
      for (const each of [server, operatorServer]) {
        each.closeAllConnections();
        await new Promise<void>((resolve) => each.close(() => resolve()));
      }
      await bus.close();
      await database.close();
    },
  };
}

async function answerRaffle(raffles: FakeRaffleOperator, call: string, body: never): Promise<object> {
  if (call.endsWith('/definitions')) return { raffles: await raffles.definitions() };
  if (call.endsWith('/eligible')) {
    const { brand, playerIds } = body as { brand: string; playerIds: string[] };
    return { playerIds: await raffles.eligible(brand, playerIds) };
  }
  await raffles.payPrize(body);
  return { paid: true };
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

function openListener(address: string, brand: string): Promise<Listening> {
  const socket = new WebSocket(address, { headers: { brand } });
  const received: { type: string; data: Record<string, unknown> }[] = [];
  let read = 0;
  let wake = (): void => undefined;
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString('utf8')) as { type: string; data: Record<string, unknown> });
    wake();
  });
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))));
    socket.on('error', reject);
    socket.on('open', () =>
      resolve({
        received,
        reply: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
        async next(type) {
          for (;;) {
            const message = received[read];
            if (message) read += 1;
            if (message?.type === type) return message.data;
            if (!message) await new Promise<void>((ready) => (wake = ready));
          }
        },
        closed: new Promise((ended) => socket.once('close', (code: number) => ended(code))),
        close: () => socket.close(),
      }),
    );
  });
}
