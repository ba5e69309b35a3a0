import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { PERSONAL_DATA_RULES } from '../testing/personalDataRules.ts';
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
       ), transcript as (
         insert into chat.transcript (conversation_id, requested_by, up_to_seq, requested_at) select id, 'ann', 2, now() from conversation
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

it('has a rule for the erasure of each table', async () => {
  const { rows } = await stage.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'chat' and table_type = 'BASE TABLE'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(PERSONAL_DATA_RULES).sort());
});

it('deletes the conversations of one player at one brand with messages and transcripts, once', async () => {
  const sizes = async () => {
    const counts: Record<string, number> = {};
    for (const [table, rule] of Object.entries(PERSONAL_DATA_RULES))
      if (rule === 'reduced')
        counts[table] = (await stage.database.pool.query(`select 1 from chat.${table}`)).rowCount ?? 0;
    return counts;
  };
  expect(await sizes()).toEqual({ conversation: 2, message: 4, transcript: 2 });
  expect(await call('erase', 'aino', 'tuli')).toEqual({ erased: 0 });
  expect(await call('erase', 'aino')).toEqual({ erased: 1 });
  expect(await call('erase', 'aino')).toEqual({ erased: 0 });
  expect(await sizes()).toEqual({ conversation: 1, message: 2, transcript: 1 });
  expect(await call('personal-data', 'aino')).toEqual({ conversations: [] });
  expect(await call('personal-data', 'ben')).toMatchObject({
    conversations: [{ messages: [{ text: 'Hello from ben' }, {}] }],
  });
});
