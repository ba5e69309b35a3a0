import { createSignedRoute, type Route, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { cannedAnswersOf } from '../canned-answers/cannedAnswers.ts';
import type { AgentChat } from '../conversations/agentChat.ts';
import type { ChatParts } from '../deps.ts';
import { erasePersonalData, readPersonalData } from './personalData.ts';

const id = v.pipe(v.string(), v.uuid());
const agent = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  isSupervisor: v.boolean(),
});
const queueSchema = v.object({ agent });
const viewSchema = v.object({ id });
const playerSchema = v.object({ brand: v.string(), playerId: v.pipe(v.string(), v.minLength(1)) });
const cannedSchema = v.object({ brand: v.string(), locale: v.string() });
const commandSchema = v.object({
  agent,
  id,
  command: v.variant('type', [
    v.object({ type: v.picklist(['assign', 'return', 'end', 'transcript']) }),
    v.object({ type: v.literal('transfer'), to: v.pipe(v.string(), v.maxLength(100)) }),
    v.object({ type: v.literal('send'), key: id, text: v.string() }),
  ]),
});

/** Signed calls of the console, which has checked the role of the agent, and of the api about personal data. */
export function createInternalRoutes(
  { settings, clock, pool }: Pick<ChatParts, 'settings' | 'clock' | 'pool'>,
  agentChat: AgentChat,
  onTranscript: () => void,
): Routes<Route> {
  const signed = createSignedRoute({
    secret: settings.internalSecret,
    clock,
    unknownCode: 'CONVERSATION_UNKNOWN',
  });
  return {
    'POST /internal/chat/queue': signed(queueSchema, (call) => agentChat.queue(call.agent)),
    'POST /internal/chat/conversation': signed(viewSchema, (call) => agentChat.view(call.id)),
    'POST /internal/chat/command': signed(commandSchema, async (call) => {
      const outcome = await agentChat.execute(call.agent, call.id, call.command);
      if (call.command.type === 'transcript') onTranscript();
      return outcome;
    }),
    'POST /internal/chat/canned-answers': signed(cannedSchema, async (call) => ({
      answers: cannedAnswersOf(call.brand, call.locale),
    })),
    'POST /internal/chat/personal-data': signed(playerSchema, (player) => readPersonalData(pool, player)),
    'POST /internal/chat/erase': signed(playerSchema, (player) => erasePersonalData(pool, player)),
  };
}
