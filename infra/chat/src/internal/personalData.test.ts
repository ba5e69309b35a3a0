import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { createChatStage, type ChatProcess, type ChatStage } from '../testing/chatStage.ts';

let stage: ChatStage;
let chat: ChatProcess;
beforeAll(async () => {
  stage = await createChatStage();
  chat = await stage.start();
  for (const playerId of ['aino', 'ben'])
    await stage.database.pool.query(
      `with agent as (
         insert into chat.agent (id, name, last_seen_at) values ('ann', 'Ann Agent', now()) on conflict (id) do update set last_seen_at = now() returning id
       ), conversation as (
         insert into chat.conversation (id, brand, player_id, player_name, locale, status, agent_id, waiting_since, started_at, last_message_at, last_seq)
           select gen_random_uuid(), 'aurora', $1, $1, 'fi', 'assigned', id, now(), now(), now(), 2 from agent returning id
       ) insert into chat.message (conversation_id, seq, key, author, agent_id, text, at)
         select id, 1, gen_random_uuid(), 'player', null, 'Hello from ' || $1, now() from conversation
         union all select id, 2, gen_random_uuid(), 'agent', 'ann', 'How can I help?', now() from conversation`,
      [playerId],
    );
}, DATABASE_START_MS);
afterAll(() => stage.close());

const call = async (path: string, playerId: string, brand = 'aurora') =>
  (await chat.call(`/internal/chat/${path}`, { brand, playerId })).body as object;

it('reads the conversations of one player with their messages, without names of agents', async () => {
  const data = await call('personal-data', 'aino');
  expect(data).toMatchObject({
    conversations: [
      {
        endedAt: null,
        messages: [
          { author: 'player', text: 'Hello from aino' },
          { author: 'agent', text: 'How can I help?' },
        ],
      },
    ],
  });
  expect(JSON.stringify(data)).not.toContain('Ann');
});

it('deletes the conversations of one player at one brand, once', async () => {
  expect(await call('erase', 'aino', 'tuli')).toEqual({ erased: 0 });
  expect(await call('erase', 'aino')).toEqual({ erased: 1 });
  expect(await call('erase', 'aino')).toEqual({ erased: 0 });
  expect(await call('personal-data', 'aino')).toEqual({ conversations: [] });
  expect(await call('personal-data', 'ben')).toMatchObject({
    conversations: [{ messages: [{ text: 'Hello from ben' }, {}] }],
  });
});
