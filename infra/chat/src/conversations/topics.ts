import * as v from 'valibot';

/** A conversation has a new message or state. Receivers read it again. */
export const CONVERSATION_CHANGED = 'chat.conversation-changed';
/** The order of the queue changed: positions are read again. */
export const QUEUE_CHANGED = 'chat.queue-changed';

export const conversationChangedSchema = v.object({
  conversationId: v.string(),
  brand: v.string(),
  playerId: v.string(),
});
