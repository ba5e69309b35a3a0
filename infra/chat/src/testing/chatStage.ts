import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@foyer/launch/test-database';
import type { LiveChatAnswer, LiveChatMessage, LiveChatRequest } from '@foyer/kernel/live-chat';
import {
  createBus,
  createLiveChatTokens,
  createLog,
  readSettings,
  receiveSigned,
  sendJson,
  signRequest,
  systemClock,
  type Bus,
  type LiveChatCaller,
  type Service,
} from '@foyer/runtime';
import { WebSocket } from 'ws';
import { createChat } from '../createChat.ts';
import { CHAT_MIGRATIONS } from '../index.ts';

const SECRET = 'internal-secret-of-the-tests';

/** One running process of the service. */
export interface ChatProcess {
  connect(brand?: string): Promise<ChatSocketClient>;
  /** A signed call of the console. */
  call(path: string, body: object): Promise<{ readonly status: number; readonly body: never }>;
  stop(): Promise<void>;
}

/** A player's socket that records what the service sends. */
export interface ChatSocketClient {
  readonly answers: readonly LiveChatAnswer[];
  readonly closed: Promise<number>;
  send(request: LiveChatRequest | object): void;
  /** Resolves when an answer satisfies the condition, including earlier ones. */
  until(condition: (answer: LiveChatAnswer) => boolean): Promise<LiveChatAnswer>;
  messages(): readonly LiveChatMessage[];
  close(): void;
}

export interface ChatStage {
  readonly database: TestDatabase;
  readonly bus: Bus;
  /** Milliseconds that the clock is ahead. */
  readonly skew: { milliseconds: number };
  /** Sessions that identity reports as live; sid to player. */
  readonly sessions: Map<string, { readonly brand: string; readonly playerId: string }>;
  /** Emails that identity accepted. */
  readonly emails: { readonly playerId: string; readonly subject: string; readonly body: string }[];
  readonly identity: { isDown: boolean };
  readonly logLines: string[];
  start(): Promise<ChatProcess>;
  /** Ends every conversation, so that the queue is empty. */
  endConversations(): Promise<void>;
  token(caller: Partial<LiveChatCaller>): Promise<string>;
  close(): Promise<void>;
}

/** Starts a database and a fake identity service; processes of the chat service are started on demand. */
export async function createChatStage(environment: Record<string, string> = {}): Promise<ChatStage> {
  const database = await createTestDatabase({ schema: 'chat', migrations: CHAT_MIGRATIONS });
  const sessions: ChatStage['sessions'] = new Map();
  const emails: ChatStage['emails'] = [];
  const identity = { isDown: false };
  const logLines: string[] = [];
  const skew = { milliseconds: 0 };
  const clock = (): number => Date.now() + skew.milliseconds;
  const identityServer = createServer((request, response) => {
    void (async () => {
      const received = await receiveSigned(request, response, SECRET, systemClock);
      if (!received) return;
      if (identity.isDown) return sendJson(response, 503, { code: 'DOWN' });
      const body = received.body as { brand: string; subject: string; body: string };
      const [, , kind, id = ''] = (request.url ?? '').split('/');
      if (kind === 'players') {
        emails.push({ playerId: id, subject: body.subject, body: body.body });
        return sendJson(response, 200, { sent: true });
      }
      const session = sessions.get(id);
      const isLive = session?.brand === body.brand;
      sendJson(response, 200, isLive ? { active: true, playerId: session.playerId } : { active: false });
    })();
  });
  const identityUrl = `http://127.0.0.1:${await listen(identityServer)}`;
  const settings = readSettings(environment, '/nowhere', { internal: SECRET, games: '', payments: '' });
  const log = createLog('chat', (line) => void logLines.push(line));
  const bus = await createBus(database.connectionString, log);
  const running = new Set<() => Promise<void>>();
  // a token is issued by the real clock of the api
  const tokens = createLiveChatTokens(SECRET, settings.chatTokenSeconds, systemClock);

  return {
    database,
    bus,
    skew,
    sessions,
    emails,
    identity,
    logLines,
    async start() {
      const ownBus = await createBus(database.connectionString, log);
      const service = await createChat({
        settings,
        pool: database.pool,
        bus: ownBus,
        clock,
        log,
        identityUrl,
      });
      const server = serverOf(service);
      const port = await listen(server);
      const stop = async (): Promise<void> => {
        if (!running.delete(stop)) return;
        await service.close();
        await closeServer(server);
        await ownBus.close();
      };
      running.add(stop);
      return {
        connect: (brand = 'aurora') => connect(port, brand),
        async call(path, value) {
          const body = JSON.stringify(value);
          const response = await fetch(`http://127.0.0.1:${port}${path}`, {
            method: 'POST',
            body,
            headers: signRequest(SECRET, { method: 'POST', path, body }, clock()),
          });
          return { status: response.status, body: (await response.json()) as never };
        },
        stop,
      };
    },
    async endConversations() {
      await database.pool.query(
        `update chat.conversation set status = 'ended', ended_at = now() where status <> 'ended'`,
      );
    },
    async token(caller) {
      const whole = {
        brand: 'aurora',
        playerId: 'aino',
        sid: 'sid-1',
        locale: 'fi',
        name: 'Aino',
        ...caller,
      };
      if (whole.sid !== null && !sessions.has(whole.sid))
        sessions.set(whole.sid, { brand: whole.brand, playerId: whole.playerId });
      return (await tokens.issue(whole)).token;
    },
    async close() {
      for (const stop of running) await stop();
      await closeServer(identityServer);
      await bus.close();
      await database.close();
    },
  };
}

function serverOf(service: Service): Server {
  const server = createServer((request, response) => service.handler(request, response));
  server.on('upgrade', (request, socket, head) => service.upgrade?.(request, socket, head));
  return server;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

function connect(port: number, brand: string): Promise<ChatSocketClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live-chat/socket`, { headers: { brand } });
  const answers: LiveChatAnswer[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    answers.push(JSON.parse(data.toString('utf8')) as LiveChatAnswer);
    for (const wake of waiting) wake();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () =>
      resolve({
        answers,
        closed,
        send: (request) => socket.send(JSON.stringify(request)),
        until(condition) {
          return new Promise((found) => {
            const look = (): void => {
              const answer = answers.find(condition);
              if (!answer) return;
              waiting.delete(look);
              found(answer);
            };
            waiting.add(look);
            look();
          });
        },
        messages: () => answers.flatMap((answer) => (answer.type === 'update' ? answer.messages : [])),
        close: () => socket.close(),
      }),
    );
  });
}

/** A message to send with a new key. */
export const newMessage = (text: string, conversation: string | null = null, key: string = randomUUID()) => ({
  type: 'send' as const,
  conversation,
  key,
  text,
});
