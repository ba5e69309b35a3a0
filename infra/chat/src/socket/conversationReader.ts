import type { LiveChatConversation, LiveChatMessage } from '@foyer/kernel/live-chat';
import type { Pool } from '@foyer/runtime';
import { MAX_MESSAGES, readMessages, readState } from '../conversations/readConversation.ts';

/** Reads for sockets. */
export interface ConversationReader {
  /** State, and messages after a position; undefined when the conversation no longer exists. */
  read(
    id: string,
    after: number,
  ): Promise<
    | {
        readonly conversation: LiveChatConversation;
        readonly messages: LiveChatMessage[];
        readonly hasMore: boolean;
      }
    | undefined
  >;
}

export function createConversationReader(pool: Pool): ConversationReader {
  return {
    async read(id, after) {
      // messages first: a state that is newer than its messages is corrected by the next refresh
      const messages = await readMessages(pool, id, after);
      const conversation = await readState(pool, id);
      return conversation && { conversation, messages, hasMore: messages.length === MAX_MESSAGES };
    },
  };
}
