import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import type { LiveChatAnswer } from '@foyer/kernel/live-chat';
import type { AgentOutcome, AgentQueue, AgentView } from '@foyer/kernel/live-chat-agents';
import { deleteExpired } from './retention/retentionJob.ts';
import { releaseUnattended } from './conversations/unattendedJob.ts';
import {
  createChatStage,
  newMessage,
  type ChatProcess,
  type ChatSocketClient,
  type ChatStage,
} from './testing/chatStage.ts';

const MINUTE_MS = 60_000;
const ANN = { id: 'ann', name: 'Ann Agent', isSupervisor: false };
const BEN = { id: 'ben', name: 'Ben Agent', isSupervisor: false };

let stage: ChatStage;
let first: ChatProcess;
let second: ChatProcess;
let players = 0;
beforeAll(async () => {
  stage = await createChatStage();
  first = await stage.start();
  second = await stage.start();
}, DATABASE_START_MS);
afterAll(() => stage.close());
afterEach(async () => {
  stage.skew.milliseconds = 0;
  stage.identity.isDown = false;
  await stage.database.pool.query(
    `update chat.conversation set status = 'ended', ended_at = now() where status <> 'ended'`,
  );
});

type Update = Extract<LiveChatAnswer, { readonly type: 'update' }>;
const isUpdate = (answer: LiveChatAnswer): answer is Update => answer.type === 'update';
const inState = (status: string) => (answer: LiveChatAnswer) =>
  isUpdate(answer) && answer.conversation?.status === status;
const withText = (text: string) => (answer: LiveChatAnswer) =>
  isUpdate(answer) && answer.messages.some((message) => 'text' in message && message.text === text);
const refusedWith = (reason: string) => (answer: LiveChatAnswer) =>
  answer.type === 'refused' && answer.reason === reason;

/** A player who has not chatted before. */
function newPlayer() {
  players += 1;
  return { playerId: `player-${players}`, sid: `sid-of-${players}` };
}

async function signIn(
  service: ChatProcess,
  player: { readonly playerId: string; readonly sid: string | null },
  resume: { conversation: string | null; after: number } = { conversation: null, after: 0 },
): Promise<ChatSocketClient> {
  const client = await service.connect();
  client.send({ type: 'hello', token: await stage.token(player), ...resume });
  await client.until(isUpdate);
  return client;
}

async function startChat(player = newPlayer()) {
  const client = await signIn(first, player);
  client.send(newMessage('Hello'));
  const update = (await client.until(withText('Hello'))) as Update;
  return { player, client, id: update.conversation?.id ?? '' };
}

const command = async (service: ChatProcess, agent: object, id: string, value: object) =>
  ((await service.call('/internal/chat/command', { agent, id, command: value })).body as AgentOutcome)
    .refusal;
const queue = async (agent = ANN) => (await first.call('/internal/chat/queue', { agent })).body as AgentQueue;
const transcriptsOf = async (id: string, condition = 'true') =>
  (
    await stage.database.pool.query(
      `select 1 from chat.transcript where conversation_id = $1 and ${condition}`,
      [id],
    )
  ).rowCount ?? 0;
const say = (text: string) => ({ type: 'send', key: crypto.randomUUID(), text });

describe('a conversation', () => {
  it('starts with the first message, waits in the queue, and reaches an agent on another process', async () => {
    const { client, id, player } = await startChat();
    const waiting = (await client.until(inState('queued'))) as Update;
    expect(waiting.conversation).toMatchObject({ position: 1, agent: null });
    expect((await queue()).conversations).toMatchObject([
      { id, playerId: player.playerId, name: 'Aino', locale: 'fi', status: 'queued', needsReply: true },
    ]);
    expect(await command(second, ANN, id, { type: 'assign' })).toBeNull();
    expect(await command(second, ANN, id, say('How can I help?'))).toBeNull();
    await client.until(withText('How can I help?'));
    expect(client.messages().map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(client.messages()).toMatchObject([
      { author: 'system', event: 'queued' },
      { author: 'player', text: 'Hello' },
      { author: 'system', event: 'joined', name: 'Ann' },
      { author: 'agent', text: 'How can I help?', name: 'Ann' },
    ]);
    client.close();
  });

  it('is shown to the same player in two tabs, over two processes', async () => {
    const { client, player } = await startChat();
    const other = await signIn(second, player);
    expect(other.messages()).toEqual(client.messages());
    client.send(newMessage('From the first tab'));
    await other.until(withText('From the first tab'));
    client.close();
    other.close();
  });

  it('is resumed after the last message of the page, and from its start for a page of another one', async () => {
    const { client, id, player } = await startChat();
    const seqsOf = async (conversation: string, after: number) => {
      const tab = await signIn(second, player, { conversation, after });
      const update = tab.answers[0] as Update;
      tab.close();
      return [update.conversation?.id, update.messages.map(({ seq }) => seq)];
    };
    expect(await seqsOf(id, 1)).toEqual([id, [2]]);
    expect(await seqsOf(crypto.randomUUID(), 1)).toEqual([id, [1, 2]]);
    client.close();
  });

  it('moves up in the queue when an earlier one is assigned', async () => {
    const earlier = await startChat();
    const later = await startChat();
    await later.client.until((answer) => isUpdate(answer) && answer.conversation?.position === 2);
    await command(second, ANN, earlier.id, { type: 'assign' });
    await later.client.until((answer) => isUpdate(answer) && answer.conversation?.position === 1);
    earlier.client.close();
    later.client.close();
  });

  it('belongs to one agent: a second one is refused until it is transferred', async () => {
    const { client, id } = await startChat();
    await queue(BEN);
    expect(await command(first, ANN, id, { type: 'assign' })).toBeNull();
    expect(await command(second, BEN, id, { type: 'assign' })).toBe('ASSIGNED_TO_ANOTHER');
    expect(await command(second, BEN, id, say('Me too'))).toBe('ASSIGNED_TO_ANOTHER');
    expect(await command(first, ANN, id, { type: 'transfer', to: 'unknown-agent' })).toBe('AGENT_UNKNOWN');
    expect(await command(first, ANN, id, { type: 'transfer', to: 'ben' })).toBeNull();
    expect(await command(second, BEN, id, say('I take over'))).toBeNull();
    await client.until(withText('I take over'));
    expect(client.messages().some((message) => 'text' in message && message.text === 'Me too')).toBe(false);
    client.close();
  });

  it('is assigned once when two agents accept it at the same time', async () => {
    const { client, id } = await startChat();
    const refusals = await Promise.all([
      command(first, ANN, id, { type: 'assign' }),
      command(second, BEN, id, { type: 'assign' }),
    ]);
    expect(refusals.sort()).toEqual(['ASSIGNED_TO_ANOTHER', null].sort());
    client.close();
  });

  it('ends for both sides, takes a rating, and is not reopened by a late message', async () => {
    const { client, id } = await startChat();
    await command(first, ANN, id, { type: 'assign' });
    await command(first, ANN, id, { type: 'end' });
    await client.until(inState('ended'));
    client.send(newMessage('One more thing', id));
    await client.until(refusedWith('CONVERSATION_ENDED'));
    expect(await command(first, ANN, id, say('Late'))).toBe('CONVERSATION_ENDED');
    client.send({ type: 'rate', conversation: id, rating: 5 });
    await client.until((answer) => isUpdate(answer) && answer.conversation?.rating === 5);
    const view = (await first.call('/internal/chat/conversation', { id })).body as AgentView;
    expect(view.rating).toBe(5);
    client.send(newMessage('A new chat'));
    const next = (await client.until(withText('A new chat'))) as Update;
    expect(next.conversation?.id).not.toBe(id);
    client.close();
  });

  it('is one per player, also when two tabs start at the same time', async () => {
    const player = newPlayer();
    const tabs = await Promise.all([signIn(first, player), signIn(second, player)]);
    for (const tab of tabs) tab.send(newMessage('Hello'));
    await Promise.all(tabs.map((tab) => tab.until(withText('Hello'))));
    const { rowCount } = await stage.database.pool.query(
      'select 1 from chat.conversation where player_id = $1',
      [player.playerId],
    );
    expect(rowCount).toBe(1);
    for (const tab of tabs) tab.close();
  });

  it('counts what the player has read in all tabs', async () => {
    const { client, id, player } = await startChat();
    client.send({ type: 'read', conversation: id, seq: 2 });
    await client.until((answer) => isUpdate(answer) && answer.conversation?.readSeq === 2);
    const other = await signIn(second, player);
    expect((other.answers[0] as Update).conversation?.readSeq).toBe(2);
    client.close();
    other.close();
  });
});

describe('a conversation of another player', () => {
  it.each<[what: string, request: (id: string) => object]>([
    ['is not written to', (id) => newMessage('Intruder', id)],
    ['is not ended', (id) => ({ type: 'end', conversation: id })],
    ['is not sent by email', (id) => ({ type: 'transcript', conversation: id })],
  ])('%s', async (_what, request) => {
    const { client, id } = await startChat();
    const other = await signIn(second, newPlayer());
    other.send(request(id));
    await other.until(refusedWith('CONVERSATION_UNKNOWN'));
    const view = (await first.call('/internal/chat/conversation', { id })).body as AgentView;
    expect(view.conversation).toMatchObject({ status: 'queued', lastSeq: 2 });
    expect(await transcriptsOf(id)).toBe(0);
    client.close();
    other.close();
  });

  it('is neither shown, marked as read nor rated', async () => {
    const { client, id } = await startChat();
    const other = await signIn(second, newPlayer(), { conversation: id, after: 0 });
    expect(other.answers).toEqual([{ type: 'update', conversation: null, messages: [] }]);
    other.send({ type: 'read', conversation: id, seq: 2 });
    client.send({ type: 'end', conversation: id });
    await client.until(inState('ended'));
    other.send({ type: 'rate', conversation: id, rating: 1 });
    other.send(newMessage('Mine'));
    await other.until(withText('Mine'));
    const { rows } = await stage.database.pool.query(
      'select read_seq::int, rating from chat.conversation where id = $1',
      [id],
    );
    expect(rows).toEqual([{ read_seq: 0, rating: null }]);
    client.close();
    other.close();
  });
});

describe('a visitor', () => {
  const newVisitor = () => ({ playerId: `visitor:${crypto.randomUUID()}`, sid: null, name: '' });

  it('chats without a session, and continues on another process', async () => {
    const visitor = newVisitor();
    stage.identity.isDown = true;
    const client = await signIn(first, visitor);
    client.send(newMessage('Do you have poker?'));
    await client.until(withText('Do you have poker?'));
    const other = await signIn(second, visitor);
    expect(other.messages()).toEqual(client.messages());
    client.close();
    other.close();
  });

  it('is admitted with a token of a visitor only', async () => {
    const client = await first.connect();
    const token = await stage.token({ ...newPlayer(), sid: null });
    client.send({ type: 'hello', token, conversation: null, after: 0 });
    expect(await client.closed).toBe(4401);
  });

  it('receives no transcript, requested by the page or by an agent', async () => {
    const client = await signIn(first, newVisitor());
    client.send(newMessage('Hello'));
    const update = (await client.until(withText('Hello'))) as Update;
    const id = update.conversation?.id ?? '';
    client.send({ type: 'transcript', conversation: id });
    await client.until(refusedWith('NO_EMAIL'));
    expect(await command(first, ANN, id, { type: 'transcript' })).toBe('NO_EMAIL');
    expect(await transcriptsOf(id)).toBe(0);
    client.close();
  });

  it('is refused while 30 visitors of the brand wait; players are not', async () => {
    await stage.database.pool.query(
      `insert into chat.conversation (id, brand, player_id, player_name, locale, waiting_since, started_at, last_message_at)
       select gen_random_uuid(), 'aurora', 'visitor:' || gen_random_uuid(), '', 'fi', now(), now(), now() from generate_series(1, 30)`,
    );
    const client = await signIn(first, newVisitor());
    client.send(newMessage('Hello'));
    await client.until(refusedWith('QUEUE_FULL'));
    const { client: playerClient } = await startChat();
    client.close();
    playerClient.close();
  });
});

describe('agents', () => {
  it('see the longest wait first, and who waits for a reply', async () => {
    const earlier = await startChat();
    stage.skew.milliseconds = MINUTE_MS / 2;
    const later = await startChat();
    await command(first, ANN, earlier.id, { type: 'assign' });
    await command(first, ANN, earlier.id, say('Hello'));
    expect((await queue()).conversations.map(({ id, needsReply }) => [id, needsReply])).toEqual([
      [earlier.id, false],
      [later.id, true],
    ]);
    earlier.client.close();
    later.client.close();
  });

  it('receive a transfer only while their page is open', async () => {
    const { client, id } = await startChat();
    await queue(BEN);
    await command(first, ANN, id, { type: 'assign' });
    stage.skew.milliseconds = 74_000;
    expect((await queue()).agents.map((agent) => agent.id)).toContain('ben');
    stage.skew.milliseconds = 76_000;
    expect((await queue()).agents.map((agent) => agent.id)).not.toContain('ben');
    expect(await command(first, ANN, id, { type: 'transfer', to: 'ben' })).toBe('AGENT_UNKNOWN');
    client.close();
  });

  it('return only their own conversations, unless they are operators', async () => {
    const { client, id } = await startChat();
    await command(first, ANN, id, { type: 'assign' });
    expect(await command(first, BEN, id, { type: 'return' })).toBe('ASSIGNED_TO_ANOTHER');
    expect(await command(first, { ...BEN, isSupervisor: true }, id, { type: 'return' })).toBeNull();
    expect((await queue()).conversations).toMatchObject([{ id, status: 'queued', agent: null }]);
    client.close();
  });

  it('send a repeated reply once', async () => {
    const { client, id } = await startChat();
    await command(first, ANN, id, { type: 'assign' });
    const reply = say('Hello');
    expect(await Promise.all([first, second].map((process) => command(process, ANN, id, reply)))).toEqual([
      null,
      null,
    ]);
    await client.until(withText('Hello'));
    const view = (await first.call('/internal/chat/conversation', { id })).body as AgentView;
    expect(view.conversation.lastSeq).toBe(4);
    client.close();
  });
});

describe('a token', () => {
  const cases: readonly [what: string, open: () => Promise<ChatSocketClient>][] = [
    [
      'of another brand',
      async () => {
        const client = await first.connect('zephyra');
        client.send({ type: 'hello', token: await stage.token(newPlayer()), conversation: null, after: 0 });
        return client;
      },
    ],
    [
      'that has expired',
      async () => {
        const token = await stage.token(newPlayer());
        stage.skew.milliseconds = 2 * MINUTE_MS;
        const client = await first.connect();
        client.send({ type: 'hello', token, conversation: null, after: 0 });
        return client;
      },
    ],
    [
      'of a session that has ended',
      async () => {
        const player = newPlayer();
        const token = await stage.token(player);
        stage.sessions.delete(player.sid);
        const client = await first.connect();
        client.send({ type: 'hello', token, conversation: null, after: 0 });
        return client;
      },
    ],
    [
      'whose session belongs to another player',
      async () => {
        const player = newPlayer();
        stage.sessions.set(player.sid, { brand: 'aurora', playerId: 'another' });
        const client = await first.connect();
        client.send({ type: 'hello', token: await stage.token(player), conversation: null, after: 0 });
        return client;
      },
    ],
    [
      'that was changed',
      async () => {
        const [head, body, signature] = (await stage.token(newPlayer())).split('.');
        const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object;
        const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'victim' })).toString('base64url');
        const client = await first.connect();
        client.send({
          type: 'hello',
          token: [head, forged, signature].join('.'),
          conversation: null,
          after: 0,
        });
        return client;
      },
    ],
  ];
  it.each(cases)('%s is rejected', async (_what, open) => {
    const client = await open();
    expect(await client.closed).toBe(4401);
    expect(client.answers).toEqual([]);
  });

  it('admits no player while the session cannot be checked', async () => {
    stage.identity.isDown = true;
    const client = await first.connect();
    client.send({ type: 'hello', token: await stage.token(newPlayer()), conversation: null, after: 0 });
    expect(await client.closed).toBe(1011);
    expect(client.answers).toEqual([]);
  });

  it('grants access until the session ends, which closes the socket on every process', async () => {
    const { client, player } = await startChat();
    const other = await signIn(second, player);
    await stage.bus.publish('identity.session-destroyed', { sid: player.sid });
    expect(await Promise.all([client.closed, other.closed])).toEqual([4401, 4401]);
  });

  it('is required before any other request', async () => {
    const client = await first.connect();
    client.send(newMessage('Hello'));
    expect(await client.closed).toBe(1008);
  });
});

describe('limits', () => {
  it.each<[what: string, request: object, reason: string]>([
    ['an empty message', newMessage('  \n '), 'MESSAGE_EMPTY'],
    ['a message above 2000 characters', newMessage('x'.repeat(2_001)), 'MESSAGE_TOO_LONG'],
    ['a file', { type: 'file' }, 'FILES_NOT_ACCEPTED'],
    ['an unknown conversation', newMessage('Hello', crypto.randomUUID()), 'CONVERSATION_UNKNOWN'],
  ])('refuse %s', async (_what, request, reason) => {
    const client = await signIn(first, newPlayer());
    client.send(request);
    await client.until(refusedWith(reason));
    client.close();
  });

  it('refuse the 21st message within a minute, counted over all processes, and accept it later', async () => {
    const { client, player } = await startChat();
    const other = await signIn(second, player);
    for (let count = 2; count <= 20; count += 1) {
      const tab = count % 2 === 0 ? client : other;
      tab.send(newMessage(`Message ${count}`));
      await tab.until(withText(`Message ${count}`));
    }
    other.send(newMessage('Message 21'));
    await other.until(refusedWith('RATE_LIMITED'));
    stage.skew.milliseconds = 2 * MINUTE_MS;
    other.send(newMessage('Message 22'));
    await other.until(withText('Message 22'));
    client.close();
    other.close();
  });

  it('refuse the 11th conversation within an hour, and accept it later', async () => {
    const { client, player } = await startChat();
    await stage.database.pool.query(
      `insert into chat.conversation (id, brand, player_id, player_name, locale, status, waiting_since, started_at, last_message_at, ended_at)
       select gen_random_uuid(), 'aurora', $1, 'Aino', 'fi', 'ended', now(), now(), now(), now() from generate_series(1, 9)`,
      [player.playerId],
    );
    const end = (await client.until(inState('queued'))) as Update;
    client.send({ type: 'end', conversation: end.conversation?.id });
    await client.until(inState('ended'));
    client.send(newMessage('Number 11'));
    await client.until(refusedWith('RATE_LIMITED'));
    stage.skew.milliseconds = 61 * MINUTE_MS;
    client.send(newMessage('An hour later'));
    await client.until(withText('An hour later'));
    client.close();
  });

  it('refuse the fourth transcript of a conversation', async () => {
    const { client, id } = await startChat();
    await stage.database.pool.query(
      `insert into chat.transcript (conversation_id, requested_by, up_to_seq, requested_at, sent_at)
       select $1, 'player', 2, now(), now() from generate_series(1, 2)`,
      [id],
    );
    client.send({ type: 'transcript', conversation: id });
    while ((await transcriptsOf(id, 'sent_at is not null')) < 3)
      await new Promise((resolve) => setImmediate(resolve));
    client.send({ type: 'transcript', conversation: id });
    await client.until(refusedWith('RATE_LIMITED'));
    client.close();
  });

  it('send a long history completely', async () => {
    const { client, id, player } = await startChat();
    await stage.database.pool.query(
      `with added as (
         insert into chat.message (conversation_id, seq, key, author, text, at)
         select $1, n, gen_random_uuid(), 'player', 'Old ' || n, now() - interval '1 hour' from generate_series(3, 1200) n returning 1)
       update chat.conversation set last_seq = 1200 where id = $1 and exists (select 1 from added)`,
      [id],
    );
    const other = await signIn(second, player);
    await other.until(withText('Old 1200'));
    expect(other.messages().map(({ seq }) => seq)).toEqual(
      Array.from({ length: 1200 }, (_, index) => index + 1),
    );
    const view = (await first.call('/internal/chat/conversation', { id })).body as AgentView;
    expect([view.messages[0]?.seq, view.messages.length]).toEqual([701, 500]);
    client.close();
    other.close();
  });

  it.each<[what: string, change: (id: string) => { sql: string; values: unknown[] }]>([
    [
      'the text of a message is changed',
      (id) => ({ sql: `update chat.message set text = 'x' where conversation_id = $1`, values: [id] }),
    ],
    [
      'an ended conversation is reopened',
      (id) => ({
        sql: `update chat.conversation set status = 'queued', ended_at = null, agent_id = null where id = $1`,
        values: [id],
      }),
    ],
  ])('hold in SQL: %s', async (_what, change) => {
    const { client, id } = await startChat();
    client.send({ type: 'end', conversation: id });
    await client.until(inState('ended'));
    const { sql, values } = change(id);
    await expect(stage.database.pool.query(sql, values)).rejects.toMatchObject({ code: 'P0403' });
    client.close();
  });
});

describe('unattended and expired conversations', () => {
  const parts = () => ({
    pool: stage.database.pool,
    bus: stage.bus,
    clock: () => Date.now() + stage.skew.milliseconds,
    settings: { chatIdleMinutes: 120, chatRetentionDays: 365 } as never,
    log: { error: () => undefined } as never,
  });

  it('end after the idle time', async () => {
    const { client } = await startChat();
    stage.skew.milliseconds = 119 * MINUTE_MS;
    expect(await releaseUnattended(parts())).toBe(0);
    stage.skew.milliseconds = 121 * MINUTE_MS;
    expect(await releaseUnattended(parts())).toBe(1);
    await client.until(inState('ended'));
    client.close();
  });

  it('return to the front of the queue when their agent leaves', async () => {
    const { client, id } = await startChat();
    await command(first, ANN, id, { type: 'assign' });
    const later = await startChat();
    stage.skew.milliseconds = 4 * MINUTE_MS;
    expect(await releaseUnattended(parts())).toBe(0);
    stage.skew.milliseconds = 6 * MINUTE_MS;
    expect(await releaseUnattended(parts())).toBe(1);
    const back = (await client.until(
      (answer) =>
        isUpdate(answer) &&
        answer.messages.some((one) => one.author === 'system' && one.event === 'returned'),
    )) as Update;
    expect(back.conversation).toMatchObject({ status: 'queued', agent: null, position: 1 });
    later.client.close();
    client.close();
  });

  it('stay with the agent who received them before the first one left', async () => {
    const { client, id } = await startChat();
    await command(first, ANN, id, { type: 'assign' });
    await queue(BEN);
    await command(first, ANN, id, { type: 'transfer', to: 'ben' });
    stage.skew.milliseconds = 6 * MINUTE_MS;
    await queue(BEN);
    expect(await releaseUnattended(parts())).toBe(0);
    expect((await queue(BEN)).conversations).toMatchObject([{ id, agent: { id: 'ben' } }]);
    client.close();
  });

  it('count every message as activity', async () => {
    const { client, id } = await startChat();
    await command(first, ANN, id, { type: 'assign' });
    stage.skew.milliseconds = 100 * MINUTE_MS;
    await command(first, ANN, id, say('Still there?'));
    stage.skew.milliseconds = 200 * MINUTE_MS;
    await queue();
    expect(await releaseUnattended(parts())).toBe(0);
    client.close();
  });

  it('are deleted with their messages after the retention time, counted from their end', async () => {
    const { client, id } = await startChat();
    const open = await startChat();
    await stage.database.pool.query(
      `update chat.conversation set started_at = now() - interval '500 days', last_message_at = now() - interval '500 days' where id = any($1)`,
      [[id, open.id]],
    );
    client.send({ type: 'end', conversation: id });
    await client.until(inState('ended'));
    const days = (count: number): number => count * 24 * 60 * MINUTE_MS;
    const exists = async (conversation = id): Promise<number | null> =>
      (
        await stage.database.pool.query('select 1 from chat.message where conversation_id = $1', [
          conversation,
        ])
      ).rowCount;
    stage.skew.milliseconds = days(364);
    await deleteExpired(parts());
    expect(await exists()).toBeGreaterThan(0);
    stage.skew.milliseconds = days(366);
    await deleteExpired(parts());
    expect(await exists()).toBe(0);
    expect(await exists(open.id)).toBeGreaterThan(0);
    open.client.close();
    client.close();
  });
});

describe('the transcript', () => {
  it('is sent to the player by email in the language of the chat', async () => {
    const { client, id, player } = await startChat();
    await command(first, ANN, id, { type: 'assign' });
    await command(first, ANN, id, say('How can I help?'));
    await client.until(withText('How can I help?'));
    client.send({ type: 'transcript', conversation: id });
    await client.until(({ type }) => type === 'transcript-requested');
    await second.call('/internal/chat/command', { agent: ANN, id, command: { type: 'transcript' } });
    const sent = async () => stage.emails.filter(({ playerId }) => playerId === player.playerId);
    while ((await sent()).length === 0) await new Promise((resolve) => setImmediate(resolve));
    const [email] = await sent();
    expect(email?.subject).toBe('Keskustelusi: Aurora-asiakaspalvelu');
    expect(email?.body).toMatch(/Kellonajat: Keski-Euroopan (?:normaali|kesä)aika\./);
    expect(email?.body).toMatch(/Sinä: Hello\n.*Ann liittyi keskusteluun\n.*Ann: How can I help\?/);
    client.close();
  });
});

describe('log lines', () => {
  it('contain no message, name or token', async () => {
    const { client } = await startChat();
    client.send({ type: 'nonsense', text: 'Hello' });
    await client.closed;
    expect(stage.logLines.join('\n')).not.toMatch(/Hello|Aino|eyJ/);
  });
});
