import type { LiveChatAnswer } from '@foyer/kernel/live-chat';
import type { AgentOutcome, AgentQueue } from '@foyer/kernel/live-chat-agents';
import { newMessage, type ChatProcess, type ChatSocketClient, type ChatStage } from './chatStage.ts';

export const ANN = { id: 'ann', name: 'Ann Agent', isSupervisor: false };
export const BEN = { id: 'ben', name: 'Ben Agent', isSupervisor: false };
export const MINUTE_MS = 60_000;

export type Update = Extract<LiveChatAnswer, { readonly type: 'update' }>;
export const isUpdate = (answer: LiveChatAnswer): answer is Update => answer.type === 'update';
export const inState = (status: string) => (answer: LiveChatAnswer) =>
  isUpdate(answer) && answer.conversation?.status === status;
export const withText = (text: string) => (answer: LiveChatAnswer) =>
  isUpdate(answer) && answer.messages.some((message) => 'text' in message && message.text === text);
export const refusedWith = (reason: string) => (answer: LiveChatAnswer) =>
  answer.type === 'refused' && answer.reason === reason;
export const say = (text: string) => ({ type: 'send', key: crypto.randomUUID(), text });

/**
 * Players who chat, and agents who reply, on the processes of a stage; `first` returns the process of the
 * agents.
 */
export function chatActors(stage: () => ChatStage, first: () => ChatProcess) {
  let players = 0;

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
    client.send({ type: 'hello', token: await stage().token(player), ...resume });
    await client.until(isUpdate);
    return client;
  }

  async function startChat(player = newPlayer()) {
    const client = await signIn(first(), player);
    client.send(newMessage('Hello'));
    const update = (await client.until(withText('Hello'))) as Update;
    return { player, client, id: update.conversation?.id ?? '' };
  }

  const command = async (service: ChatProcess, agent: object, id: string, value: object) =>
    ((await service.call('/internal/chat/command', { agent, id, command: value })).body as AgentOutcome)
      .refusal;
  const queue = async (agent = ANN) =>
    (await first().call('/internal/chat/queue', { agent })).body as AgentQueue;
  const transcriptsOf = async (id: string, condition = 'true') =>
    (
      await stage().database.pool.query(
        `select 1 from chat.transcript where conversation_id = $1 and ${condition}`,
        [id],
      )
    ).rowCount ?? 0;

  return { newPlayer, signIn, startChat, command, queue, transcriptsOf };
}
