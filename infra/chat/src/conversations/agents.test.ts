import { describe, expect, it } from '@jest/globals';
import { type AgentView } from '@foyer/kernel/live-chat-agents';
import { ANN, BEN, MINUTE_MS, withText, say } from '../testing/chatActors.ts';
import { useChatStage } from '../testing/useChatStage.ts';

const chat = useChatStage();
const { first, second, startChat, command, queue } = chat;

describe('agents', () => {
  it('see the longest wait first, and who waits for a reply', async () => {
    const earlier = await startChat();
    chat.stage.skew.milliseconds = MINUTE_MS / 2;
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
    chat.stage.skew.milliseconds = 74_000;
    expect((await queue()).agents.map((agent) => agent.id)).toContain('ben');
    chat.stage.skew.milliseconds = 76_000;
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
