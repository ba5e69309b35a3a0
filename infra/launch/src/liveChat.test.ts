import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CHAT_MIGRATIONS } from '@foyer/chat';
import type { LiveChatAnswer, LiveChatMessage } from '@foyer/kernel/live-chat';
import {
  createLiveChatTokens,
  readSettings,
  receiveSigned,
  sendJson,
  systemClock,
  type FoyerSettings,
} from '@foyer/runtime';
import { callTyped } from '@foyer/runtime/service-calls';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { createCleanUp, type CleanUp } from './cleanUp.ts';
import { createTestDatabase } from './postgres/testDatabase.ts';
import { connect, loadServices, open, openGateway, type RunningService } from './services.ts';
import { freePorts } from './testing/freePorts.ts';

/** The chat service and two gateways as `npm start` runs them; identity accepts every session. */
const SECRET = 'internal-secret';
const START_MS = 120_000;
const AGENT = { id: 'ann', name: 'Ann Agent', isSupervisor: false };
const PLAYER = { brand: 'aurora', playerId: 'aino', sid: 'sid', locale: 'en', name: 'Aino' };

let home: string;
let settings: FoyerSettings;
let chat: RunningService;
/** Steps that stop only the chat service. */
let chatCleanUp: CleanUp;
let gateways: readonly number[];
const cleanUp = createCleanUp();

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-live-chat-'));
  const identity = createServer((request, response) => {
    void receiveSigned(request, response, SECRET, systemClock).then((received) => {
      if (received) sendJson(response, 200, { active: true, playerId: PLAYER.playerId });
    });
  });
  const [first = 0, second = 0, chatPort = 0] = await freePorts(3);
  gateways = [first, second];
  const source = { FOYER_IDENTITY_PORT: String(await listen(identity)), FOYER_CHAT_PORT: String(chatPort) };
  cleanUp.add('identity', () => closeServer(identity));
  settings = readSettings(source, home, { internal: SECRET, games: 'g', payments: 'p' });
  const database = await createTestDatabase({ schema: 'chat', migrations: CHAT_MIGRATIONS });
  cleanUp.add('database', () => database.close());
  const logFile = { path: '', write: () => undefined, close: () => undefined };
  const definition = (await loadServices()).find(({ name }) => name === 'chat');
  if (!definition) throw new Error('The launcher does not start the chat service.');
  chat = await connect(definition, database.connectionString, { settings, cleanUp, logFile });
  for (const gatewayPort of gateways)
    await openGateway({ ...settings, gatewayPort }, {}, { cleanUp, logFile });
  await startChat();
}, START_MS);

afterAll(async () => {
  await chatCleanUp.run();
  await cleanUp.run();
  await rm(home, { recursive: true, force: true });
}, START_MS);

async function startChat(): Promise<void> {
  chatCleanUp = createCleanUp();
  await open(chat, chatCleanUp);
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

/** A tab of the player on one gateway, which resumes after the messages that it has. */
async function openTab(gateway: number, known: readonly LiveChatMessage[] = [], conversation?: string) {
  const origin = `http://aurora.localhost:${gateway}`;
  const socket = new WebSocket(`ws://127.0.0.1:${gateway}/live-chat/socket`, {
    headers: { host: new URL(origin).host, origin },
  });
  const messages = [...known];
  let id = conversation;
  const waiting = new Set<() => void>();
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString('utf8')) as LiveChatAnswer;
    if (answer.type !== 'update') return;
    messages.push(...answer.messages);
    id = answer.conversation?.id;
    for (const check of waiting) check();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const { token } = await createLiveChatTokens(SECRET, 60, systemClock).issue(PLAYER);
  const send = (request: object): void => socket.send(JSON.stringify(request));
  send({ type: 'hello', token, conversation: id ?? null, after: messages.at(-1)?.seq ?? 0 });
  return {
    messages,
    closed,
    conversation: () => id ?? '',
    write: (text: string, key: string = crypto.randomUUID()) =>
      send({ type: 'send', conversation: id ?? null, key, text }),
    /** Resolves when the history ends with a text. */
    until: (text: string) =>
      new Promise<void>((resolve) => {
        const check = (): void => {
          const last = messages.at(-1);
          if (!last || !('text' in last) || last.text !== text) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: () => socket.close(),
  };
}

const texts = (messages: readonly LiveChatMessage[]) =>
  messages.map((message) => ('text' in message ? message.text : message.event));

async function command(id: string, value: object): Promise<void> {
  await callTyped({
    baseUrl: `http://127.0.0.1:${settings.chatPort}`,
    path: '/internal/chat/command',
    body: { agent: AGENT, id, command: value },
    secret: SECRET,
    clock: systemClock,
  });
}

it('a chat over two gateways continues after the chat service was stopped and started', async () => {
  const [first = 0, second = 0] = gateways;
  const key = crypto.randomUUID();
  const here = await openTab(first);
  here.write('Hello', key);
  await here.until('Hello');
  const there = await openTab(second);
  await there.until('Hello');
  const id = here.conversation();
  await command(id, { type: 'assign' });
  await command(id, { type: 'send', key: crypto.randomUUID(), text: 'How can I help?' });
  await Promise.all([here.until('How can I help?'), there.until('How can I help?')]);

  expect(await chatCleanUp.run()).toEqual([]); // no step that exceeded its deadline
  expect(await Promise.all([here.closed, there.closed])).toEqual([1001, 1001]);
  await expect(openTab(first)).rejects.toThrow('Unexpected server response: 50');

  await startChat();
  const again = await openTab(second, here.messages, id);
  again.write('Hello', key); // not confirmed before the stop, so the page repeats it
  again.write('Where is my withdrawal?');
  await again.until('Where is my withdrawal?');
  const other = await openTab(first, there.messages, id);
  await other.until('Where is my withdrawal?');
  await command(id, { type: 'send', key: crypto.randomUUID(), text: 'It was sent today.' });
  await Promise.all([again.until('It was sent today.'), other.until('It was sent today.')]);
  const history = [
    'queued',
    'Hello',
    'joined',
    'How can I help?',
    'Where is my withdrawal?',
    'It was sent today.',
  ];
  expect([texts(again.messages), texts(other.messages)]).toEqual([history, history]);
  again.close();
  other.close();
});
