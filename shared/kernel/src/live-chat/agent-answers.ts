import * as v from 'valibot';
import { liveChatMessageSchema, liveChatStatusSchema } from './protocol.ts';

/** An open conversation in the list of the agents. Times are ISO 8601 in UTC. */
export const agentConversationSchema = v.object({
  id: v.string(),
  brand: v.string(),
  locale: v.string(),
  playerId: v.string(),
  /** First name of the player; empty for a visitor. */
  name: v.string(),
  status: liveChatStatusSchema,
  agent: v.nullable(v.object({ id: v.string(), name: v.string() })),
  waitingSince: v.string(),
  /** The latest message is the player's. */
  needsReply: v.boolean(),
  lastSeq: v.number(),
});
export type AgentConversation = v.InferOutput<typeof agentConversationSchema>;

export const agentQueueSchema = v.object({
  conversations: v.array(agentConversationSchema),
  /** Id of the requesting agent. */
  self: v.string(),
  /** Agents who have the page open, for transfers. */
  agents: v.array(v.object({ id: v.string(), name: v.string() })),
});
export type AgentQueue = v.InferOutput<typeof agentQueueSchema>;

export const agentViewSchema = v.object({
  conversation: agentConversationSchema,
  messages: v.array(liveChatMessageSchema),
  rating: v.nullable(v.number()),
});
export type AgentView = v.InferOutput<typeof agentViewSchema>;

/** The result of an agent's command; `refusal` when nothing changed. */
export const agentOutcomeSchema = v.object({
  refusal: v.nullable(
    v.picklist([
      'CONVERSATION_UNKNOWN',
      'CONVERSATION_ENDED',
      'ASSIGNED_TO_ANOTHER',
      'NOT_ASSIGNED',
      'AGENT_UNKNOWN',
      'MESSAGE_TOO_LONG',
      'MESSAGE_EMPTY',
      'NO_EMAIL',
    ]),
  ),
});
export type AgentOutcome = v.InferOutput<typeof agentOutcomeSchema>;

export const cannedAnswersSchema = v.object({
  answers: v.array(v.object({ id: v.string(), title: v.string(), text: v.string() })),
});
export type CannedAnswers = v.InferOutput<typeof cannedAnswersSchema>;

/** Account state that an agent sees beside a conversation. */
export const chatPlayerSchema = v.object({
  accountStatus: v.string(),
  identityStatus: v.string(),
  currency: v.string(),
});
export type ChatPlayer = v.InferOutput<typeof chatPlayerSchema>;
