import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EngagementBlock } from '@foyer/kernel/engagement';
import { createTestDatabase } from '@foyer/launch/test-database';
import {
  createBus,
  createLog,
  readSettings,
  receiveSigned,
  sendJson,
  signRequest,
  systemClock,
  type Bus,
  type Pool,
} from '@foyer/runtime';
import { WebSocket } from 'ws';
import { createEngagement } from '../createEngagement.ts';
import type { Headroom, PublishedContent } from '../eligibility/operator.ts';
import { REWARDS, STATE_CHANGED } from '../facts/factStore.ts';
import { ENGAGEMENT_MIGRATIONS } from '../index.ts';
import type { RuleSet } from '../rules/rules.ts';

const SECRET = 'internal-secret-of-the-tests';
const UNAVAILABLE = 503;

/** State of the fake operator. */
export interface FakeOperator {
  isDown: boolean;
  blocks: EngagementBlock[];
  blockedProducts: ('casino' | 'sportsbook' | 'raffle')[];
  headroom: Headroom[];
  currency: string;
  /** Sessions that have ended. */
  readonly ended: Set<string>;
  /** Keys of the grants that arrived, also when the answer was lost. */
  readonly grants: string[];
  /** Loses the answers of grants after they were carried out. */
  losesAnswers: boolean;
  /** The published rules; null: nothing new. */
  published: PublishedContent;
  readonly events: { readonly id: number; readonly topic: string; readonly payload: object }[];
}

export interface EngagementStage {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly operator: FakeOperator;
  readonly skew: { milliseconds: number };
  readonly log: string[];
  /** Stores an event in the log of the operator and announces it. */
  report(topic: string, payload: object): Promise<number>;
  request(
    path: string,
    more?: {
      readonly method?: string;
      readonly token?: string;
      readonly body?: object;
      readonly brand?: string;
      readonly headers?: Readonly<Record<string, string>>;
    },
  ): Promise<{ readonly status: number; readonly body: Record<string, never> }>;
  internal(path: string, body: object): Promise<Record<string, never>>;
  /** The access token of a player; identity tokens of the tests are `{playerId}:{sid}`. */
  token(playerId: string, sid?: string): Promise<string>;
  /** Opens the socket, sends the hello message and returns the received messages. */
  listen(token: string, onMessage?: (message: StageMessage) => void): Promise<StageSocket>;
  /** Resolves when the service has handled the event. */
  handled(eventId: number): Promise<void>;
  /** Makes the next attempts due now, until the condition is met. */
  resendRewards(isDone: () => Promise<boolean>): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface StageMessage {
  readonly type: string;
  readonly parts?: readonly string[];
}

export interface StageSocket {
  readonly messages: readonly StageMessage[];
  send(message: object): void;
  until(type: string): Promise<void>;
  readonly closed: Promise<number>;
  close(): void;
}

/** The service on a free port with a database and a fake operator. */
export async function startEngagementStage(rules: RuleSet): Promise<EngagementStage> {
  const database = await createTestDatabase({ schema: 'engagement', migrations: ENGAGEMENT_MIGRATIONS });
  const log: string[] = [];
  const logger = createLog('engagement', (line) => void log.push(line));
  const bus = await createBus(database.connectionString, logger);
  const skew = { milliseconds: 0 };
  const operator = newOperator();
  const operatorServer = createServer((request, response) => {
    void (async () => {
      const received = await receiveSigned(request, response, SECRET, systemClock);
      if (!received) return;
      if (operator.isDown) return sendJson(response, UNAVAILABLE, { code: 'UNAVAILABLE' });
      const answer = answerOf(
        operator,
        (request.url ?? '').replace('/internal/', ''),
        received.body as never,
      );
      if (answer === undefined) return sendJson(response, 401, { code: 'REFUSED' });
      if (operator.losesAnswers && request.url?.endsWith('/grants')) return response.destroy();
      sendJson(response, 200, answer);
    })();
  });
  const operatorUrl = `http://127.0.0.1:${await portOf(operatorServer)}`;
  const create = () =>
    createEngagement({
      settings: readSettings({}, '/nowhere', { internal: SECRET, games: '', payments: '' }),
      pool: database.pool,
      bus,
      clock: () => Date.now() + skew.milliseconds,
      log: logger,
      operatorUrl,
      ruleSetContents: { aurora: rules },
    });
  let service = await create();
  const server = createServer((request, response) => service.handler(request, response));
  server.on('upgrade', (request, socket, head) => service.upgrade?.(request, socket, head));
  const host = `127.0.0.1:${await portOf(server)}`;

  async function request(
    path: string,
    {
      method = 'GET',
      token,
      body,
      brand = 'aurora',
      headers,
    }: Parameters<EngagementStage['request']>[1] = {},
  ) {
    const response = await fetch(`http://${host}${path}`, {
      method,
      headers: { ...headers, brand, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  }

  return {
    pool: database.pool,
    bus,
    operator,
    skew,
    log,
    async report(topic, payload) {
      const id = operator.events.length + 1;
      operator.events.push({ id, topic, payload });
      await bus.publishAll([{ topic, payload, id }]);
      return id;
    },
    request,
    async internal(path, value) {
      const body = JSON.stringify(value);
      const response = await fetch(`http://${host}${path}`, {
        method: 'POST',
        body,
        headers: signRequest(SECRET, { method: 'POST', path, body }, Date.now() + skew.milliseconds),
      });
      return (await response.json()) as Record<string, never>;
    },
    async token(playerId, sid = `sid-of-${playerId}`) {
      const { body } = await request('/api/oauth/v1/token', {
        method: 'POST',
        body: { clientId: 'aurora-web', identityToken: `${playerId}:${sid}` },
      });
      return body['accessToken'] ?? '';
    },
    listen: (token, onMessage) => openSocket(`ws://${host}/api/engagement/v1/events`, token, onMessage),
    async handled(eventId) {
      for (;;) {
        const { rows } = await database.pool.query<{ last_id: number }>(
          'select last_id from engagement.event_cursor where last_id >= $1',
          [eventId],
        );
        if (rows.length > 0) return;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    async resendRewards(isDone) {
      while (!(await isDone())) {
        await database.pool.query('update engagement.reward_grant set next_attempt_at = null');
        await bus.publish(STATE_CHANGED, { brand: '', playerId: '', version: 0, parts: [REWARDS] });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async restart() {
      await service.close();
      service = await create();
    },
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

function newOperator(): FakeOperator {
  return {
    isDown: false,
    blocks: [],
    blockedProducts: [],
    headroom: [],
    currency: 'EUR',
    ended: new Set(),
    grants: [],
    losesAnswers: false,
    published: { tag: 'delivered', brands: null },
    events: [],
  };
}

interface Call {
  readonly identityToken: string;
  readonly clientId: string;
  readonly sid?: string;
  readonly key: string;
  readonly after: number;
  readonly tag: string;
}

function answerOf(operator: FakeOperator, path: string, call: Call): object | undefined {
  if (path === 'events') return { events: operator.events.filter(({ id }) => id > call.after) };
  if (path === 'engagement/rules')
    return call.tag === operator.published.tag ? { ...operator.published, brands: null } : operator.published;
  if (path === 'engagement/offers')
    return {
      offers: [
        { id: 'mission-reward', rewardType: 'MoneyDrop', amount: 200, currency: 'EUR' },
        {
          id: 'mission-spins-5',
          rewardType: 'FreeSpin',
          amount: 5,
          currency: 'EUR',
          spinValue: 20,
          spinTerms: { gameName: 'Ember Hollow', wageringFactor: 10, maxPayout: 5_000, lastsHours: 168 },
        },
        { id: 'shop-bonus-5', rewardType: 'BonusMoneyDrop', amount: 500, currency: 'EUR' },
      ],
    };
  if (path === 'engagement/grants') {
    operator.grants.push(call.key);
    return { granted: true };
  }
  if (path === 'engagement/player')
    return {
      isSessionLive: call.sid === undefined ? null : !operator.ended.has(call.sid),
      blocks: operator.blocks,
      blockedProducts: operator.blockedProducts,
      currency: operator.currency,
      headroom: operator.headroom,
    };
  const [playerId = '', sid = ''] = call.identityToken.split(':');
  return call.clientId === 'aurora-web' && sid !== '' && !operator.ended.has(sid)
    ? { playerId, sid, expiresAt: new Date().toISOString() }
    : undefined;
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

function openSocket(
  address: string,
  token: string,
  onMessage: (message: StageMessage) => void = () => undefined,
): Promise<StageSocket> {
  const socket = new WebSocket(address, { headers: { brand: 'aurora' } });
  const messages: StageMessage[] = [];
  let wake = (): void => undefined;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as StageMessage;
    messages.push(message);
    onMessage(message);
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', token }));
      resolve({
        messages,
        closed,
        async until(type) {
          while (!messages.some((message) => message.type === type))
            await new Promise<void>((ready) => (wake = ready));
        },
        send: (message) => socket.send(JSON.stringify(message)),
        close: () => socket.close(),
      });
    });
  });
}
