import { describe, expect, it } from '@jest/globals';
import { type AgentView } from '@foyer/kernel/live-chat-agents';
import { newMessage } from '../testing/chatStage.ts';
import { MINUTE_MS, type Update, inState, withText, refusedWith } from '../testing/chatActors.ts';
import { useChatStage } from '../testing/useChatStage.ts';

const chat = useChatStage();
const { first, second, newPlayer, signIn, startChat, transcriptsOf } = chat;

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
    chat.stage.skew.milliseconds = 2 * MINUTE_MS;
    other.send(newMessage('Message 22'));
    await other.until(withText('Message 22'));
    client.close();
    other.close();
  });

  it('refuse the 11th conversation within an hour, and accept it later', async () => {
    const { client, player } = await startChat();
    await chat.stage.database.pool.query(
      `insert into chat.conversation (id, brand, player_id, player_name, locale, status, waiting_since, started_at, last_message_at, ended_at)
       select gen_random_uuid(), 'aurora', $1, 'Aino', 'fi', 'ended', now(), now(), now(), now() from generate_series(1, 9)`,
      [player.playerId],
    );
    const end = (await client.until(inState('queued'))) as Update;
    client.send({ type: 'end', conversation: end.conversation?.id });
    await client.until(inState('ended'));
    client.send(newMessage('Number 11'));
    await client.until(refusedWith('RATE_LIMITED'));
    chat.stage.skew.milliseconds = 61 * MINUTE_MS;
    client.send(newMessage('An hour later'));
    await client.until(withText('An hour later'));
    client.close();
  });

  it('refuse the fourth transcript of a conversation', async () => {
    const { client, id } = await startChat();
    await chat.stage.database.pool.query(
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
    await chat.stage.database.pool.query(
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
    await expect(chat.stage.database.pool.query(sql, values)).rejects.toMatchObject({ code: 'P0403' });
    client.close();
  });
});
