import * as v from 'valibot';

/** Path of the socket on the brand's origin; the gateway proxies it to the chat service. */
export const LIVE_CHAT_SOCKET = '/live-chat/socket';
/** Longest message in characters. */
export const LIVE_CHAT_MESSAGE_LENGTH = 2_000;
export const LIVE_CHAT_RATINGS = [1, 2, 3, 4, 5] as const;
/** Close code of a socket whose session has ended or whose token is invalid. */
export const LIVE_CHAT_SESSION_OVER = 4401;

const VISITOR_PREFIX = 'visitor:';

/** The id under which a visitor chats, instead of that of a player. */
export function chatVisitor(visitorId: string): string {
  return `${VISITOR_PREFIX}${visitorId}`;
}

/** True for a chat without an account, and so without an email address. */
export function isChatVisitor(playerId: string): boolean {
  return playerId.startsWith(VISITOR_PREFIX);
}

const id = v.pipe(v.string(), v.uuid());
const seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Events that appear in the history between messages. `name` is the agent's. */
export const LIVE_CHAT_EVENTS = [
  'queued',
  'joined',
  'transferred',
  'returned',
  'ended-by-player',
  'ended-by-agent',
  'ended-idle',
] as const;

/** A message of the history. `seq` is its position in the conversation, from 1 without gaps. */
export const liveChatMessageSchema = v.variant('author', [
  v.object({ author: v.literal('player'), seq, key: id, at: v.string(), text: v.string() }),
  v.object({ author: v.literal('agent'), seq, key: id, at: v.string(), text: v.string(), name: v.string() }),
  v.object({
    author: v.literal('system'),
    seq,
    key: id,
    at: v.string(),
    event: v.picklist(LIVE_CHAT_EVENTS),
    name: v.optional(v.string()),
  }),
]);
export type LiveChatMessage = v.InferOutput<typeof liveChatMessageSchema>;

export const liveChatStatusSchema = v.picklist(['queued', 'assigned', 'ended']);

export const liveChatConversationSchema = v.object({
  id,
  status: liveChatStatusSchema,
  /** Position in the queue from 1; null unless queued. */
  position: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /** Name of the assigned agent. */
  agent: v.nullable(v.string()),
  /** Position of the last message that the player has seen. */
  readSeq: seq,
  rating: v.nullable(v.picklist(LIVE_CHAT_RATINGS)),
});
export type LiveChatConversation = v.InferOutput<typeof liveChatConversationSchema>;

/** Reasons for which the service refuses a request of the player. */
export const LIVE_CHAT_REFUSALS = [
  'MESSAGE_TOO_LONG',
  'MESSAGE_EMPTY',
  'RATE_LIMITED',
  'CONVERSATION_ENDED',
  'CONVERSATION_UNKNOWN',
  'FILES_NOT_ACCEPTED',
  'QUEUE_FULL',
  'NO_EMAIL',
] as const;
export type LiveChatRefusal = (typeof LIVE_CHAT_REFUSALS)[number];

/** Requests of the page. The first one is `hello`; `after` is the last position that the page has. */
export const liveChatRequestSchema = v.variant('type', [
  v.object({
    type: v.literal('hello'),
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(2_048)),
    conversation: v.nullable(id),
    after: seq,
  }),
  v.object({ type: v.literal('send'), conversation: v.nullable(id), key: id, text: v.string() }),
  v.object({ type: v.literal('file') }),
  v.object({ type: v.literal('read'), conversation: id, seq }),
  v.object({ type: v.literal('end'), conversation: id }),
  v.object({ type: v.literal('rate'), conversation: id, rating: v.picklist(LIVE_CHAT_RATINGS) }),
  v.object({ type: v.literal('transcript'), conversation: id }),
]);
export type LiveChatRequest = v.InferOutput<typeof liveChatRequestSchema>;

/**
 * Answers of the service. `update` has the whole state of the conversation and the messages after those
 * that the page has; null when there is no open conversation.
 */
export const liveChatAnswerSchema = v.variant('type', [
  v.object({
    type: v.literal('update'),
    conversation: v.nullable(liveChatConversationSchema),
    messages: v.array(liveChatMessageSchema),
  }),
  v.object({
    type: v.literal('refused'),
    reason: v.picklist(LIVE_CHAT_REFUSALS),
    key: v.optional(id),
  }),
  v.object({ type: v.literal('transcript-requested') }),
]);
export type LiveChatAnswer = v.InferOutput<typeof liveChatAnswerSchema>;
