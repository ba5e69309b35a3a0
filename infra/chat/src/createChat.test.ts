import { describe, expect, it } from '@jest/globals';
import { type AgentView } from '@foyer/kernel/live-chat-agents';
import { newMessage } from './testing/chatStage.ts';
import {
  ANN,
  BEN,
  type Update,
  isUpdate,
  inState,
  withText,
  refusedWith,
  say,
} from './testing/chatActors.ts';
import { useChatStage } from './testing/useChatStage.ts';

const chat = useChatStage();
const { first, second, newPlayer, signIn, startChat, command, queue, transcriptsOf } = chat;

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
    const { rowCount } = await chat.stage.database.pool.query(
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
    const { rows } = await chat.stage.database.pool.query(
      'select read_seq::int, rating from chat.conversation where id = $1',
      [id],
    );
    expect(rows).toEqual([{ read_seq: 0, rating: null }]);
    client.close();
    other.close();
  });
});

describe('log lines', () => {
  it('contain no message, name or token', async () => {
    const { client } = await startChat();
    client.send({ type: 'nonsense', text: 'Hello' });
    await client.closed;
    expect(chat.stage.logLines.join('\n')).not.toMatch(/Hello|Aino|eyJ/);
  });
});
