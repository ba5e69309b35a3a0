import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { deleteExpired } from '../retention/retentionJob.ts';
import { releaseUnattended } from '../conversations/unattendedJob.ts';
import { type ChatProcess, createChatStage, type ChatStage } from '../testing/chatStage.ts';
import {
  ANN,
  BEN,
  MINUTE_MS,
  type Update,
  isUpdate,
  inState,
  say,
  chatActors,
} from '../testing/chatActors.ts';

let stage: ChatStage;
let first: ChatProcess;

beforeAll(async () => {
  stage = await createChatStage();
  first = await stage.start();
}, DATABASE_START_MS);
afterAll(() => stage.close());
afterEach(async () => {
  stage.skew.milliseconds = 0;
  stage.identity.isDown = false;
  await stage.endConversations();
});

const { startChat, command, queue } = chatActors(
  () => stage,
  () => first,
);

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
