import { describe, expect, it } from '@jest/globals';
import { deleteExpired } from '../retention/retentionJob.ts';
import { releaseUnattended } from '../conversations/unattendedJob.ts';
import { ANN, BEN, MINUTE_MS, type Update, isUpdate, inState, say } from '../testing/chatActors.ts';
import { useChatStage } from '../testing/useChatStage.ts';

const chat = useChatStage();
const { first, startChat, command, queue } = chat;

describe('unattended and expired conversations', () => {
  const parts = () => ({
    pool: chat.stage.database.pool,
    bus: chat.stage.bus,
    clock: () => Date.now() + chat.stage.skew.milliseconds,
    settings: { chatIdleMinutes: 120, chatRetentionDays: 365 } as never,
    log: { error: () => undefined } as never,
  });

  it('end after the idle time', async () => {
    const { client } = await startChat();
    chat.stage.skew.milliseconds = 119 * MINUTE_MS;
    expect(await releaseUnattended(parts())).toBe(0);
    chat.stage.skew.milliseconds = 121 * MINUTE_MS;
    expect(await releaseUnattended(parts())).toBe(1);
    await client.until(inState('ended'));
    client.close();
  });

  it('return to the front of the queue when their agent leaves', async () => {
    const { client, id } = await startChat();
    await command(first, ANN, id, { type: 'assign' });
    const later = await startChat();
    chat.stage.skew.milliseconds = 4 * MINUTE_MS;
    expect(await releaseUnattended(parts())).toBe(0);
    chat.stage.skew.milliseconds = 6 * MINUTE_MS;
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
    chat.stage.skew.milliseconds = 6 * MINUTE_MS;
    await queue(BEN);
    expect(await releaseUnattended(parts())).toBe(0);
    expect((await queue(BEN)).conversations).toMatchObject([{ id, agent: { id: 'ben' } }]);
    client.close();
  });

  it('count every message as activity', async () => {
    const { client, id } = await startChat();
    await command(first, ANN, id, { type: 'assign' });
    chat.stage.skew.milliseconds = 100 * MINUTE_MS;
    await command(first, ANN, id, say('Still there?'));
    chat.stage.skew.milliseconds = 200 * MINUTE_MS;
    await queue();
    expect(await releaseUnattended(parts())).toBe(0);
    client.close();
  });

  it('are deleted with their messages after the retention time, counted from their end', async () => {
    const { client, id } = await startChat();
    const open = await startChat();
    await chat.stage.database.pool.query(
      `update chat.conversation set started_at = now() - interval '500 days', last_message_at = now() - interval '500 days' where id = any($1)`,
      [[id, open.id]],
    );
    client.send({ type: 'end', conversation: id });
    await client.until(inState('ended'));
    const days = (count: number): number => count * 24 * 60 * MINUTE_MS;
    const exists = async (conversation = id): Promise<number | null> =>
      (
        await chat.stage.database.pool.query('select 1 from chat.message where conversation_id = $1', [
          conversation,
        ])
      ).rowCount;
    chat.stage.skew.milliseconds = days(364);
    await deleteExpired(parts());
    expect(await exists()).toBeGreaterThan(0);
    chat.stage.skew.milliseconds = days(366);
    await deleteExpired(parts());
    expect(await exists()).toBe(0);
    expect(await exists(open.id)).toBeGreaterThan(0);
    open.client.close();
    client.close();
  });
});
