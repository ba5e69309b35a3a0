import type {
  LiveChatAnswer,
  LiveChatConversation,
  LiveChatMessage,
  LiveChatRefusal,
  LiveChatRequest,
} from '@foyer/kernel/live-chat';

/** A message of the player that the service has not confirmed yet. */
export interface PendingMessage {
  readonly key: string;
  readonly text: string;
}

export interface LiveChatState {
  /**
   * `connecting` until the first answer, `offline` while the connection is lost and tried again, `signed-out`
   * when the session does not grant access.
   */
  readonly connection: 'connecting' | 'online' | 'offline' | 'signed-out';
  /** True once the service has answered since the chat was opened. */
  readonly hasConnected: boolean;
  /** Null before the first message, and after the player started another chat. */
  readonly conversation: LiveChatConversation | null;
  readonly messages: readonly LiveChatMessage[];
  /** Shown after the messages; sent again after a reconnect. */
  readonly pending: readonly PendingMessage[];
  readonly refusal: LiveChatRefusal | undefined;
  /** Text of a refused message, which returns to the input. */
  readonly returnedText: string | undefined;
  readonly isTranscriptRequested: boolean;
}

export type LiveChatEvent =
  | { readonly type: 'token'; readonly token: string }
  | { readonly type: 'answer'; readonly answer: LiveChatAnswer }
  | { readonly type: 'lost' }
  | { readonly type: 'signed-out' }
  | { readonly type: 'send'; readonly key: string; readonly text: string }
  | { readonly type: 'file-refused' }
  | { readonly type: 'read' }
  | { readonly type: 'end' }
  | { readonly type: 'rate'; readonly rating: 1 | 2 | 3 | 4 | 5 }
  | { readonly type: 'transcript' }
  | { readonly type: 'start-again' }
  | { readonly type: 'text-returned' };

export type LiveChatEffect = { readonly type: 'request'; readonly request: LiveChatRequest };

export const INITIAL: LiveChatState = {
  connection: 'connecting',
  hasConnected: false,
  conversation: null,
  messages: [],
  pending: [],
  refusal: undefined,
  returnedText: undefined,
  isTranscriptRequested: false,
};

interface Step {
  readonly state: LiveChatState;
  readonly effects: readonly LiveChatEffect[];
}

/**
 * The player's side of a live chat. The history comes from the service: messages are appended in the order of
 * their positions, each once; a message of the player is pending until the service returns it.
 */
export function transition(state: LiveChatState, event: LiveChatEvent): Step {
  const { conversation } = state;
  switch (event.type) {
    case 'token':
      return step(state, {
        type: 'hello',
        token: event.token,
        conversation: conversation?.id ?? null,
        after: state.messages.at(-1)?.seq ?? 0,
      });
    case 'answer':
      return receive(state, event.answer);
    case 'lost':
      return step({ ...state, connection: 'offline' });
    case 'signed-out':
      return step({ ...INITIAL, connection: 'signed-out' });
    case 'send': {
      const { key, text } = event;
      const next = { ...state, refusal: undefined, pending: [...state.pending, { key, text }] };
      return state.connection === 'online' ? step(next, sendRequest(state, { key, text })) : step(next);
    }
    case 'file-refused':
      return step({ ...state, refusal: 'FILES_NOT_ACCEPTED' });
    case 'text-returned':
      return step({ ...state, returnedText: undefined });
    case 'start-again':
      return step({ ...INITIAL, connection: state.connection, hasConnected: state.hasConnected });
    case 'read': {
      const last = state.messages.at(-1)?.seq ?? 0;
      if (!conversation || last <= conversation.readSeq) return step(state);
      return step(
        { ...state, conversation: { ...conversation, readSeq: last } },
        { type: 'read', conversation: conversation.id, seq: last },
      );
    }
    case 'end':
      return conversation ? step(state, { type: 'end', conversation: conversation.id }) : step(state);
    case 'rate':
      return conversation
        ? step(state, { type: 'rate', conversation: conversation.id, rating: event.rating })
        : step(state);
    case 'transcript':
      return conversation ? step(state, { type: 'transcript', conversation: conversation.id }) : step(state);
  }
}

function receive(state: LiveChatState, answer: LiveChatAnswer): Step {
  switch (answer.type) {
    case 'transcript-requested':
      return step({ ...state, isTranscriptRequested: true });
    case 'refused':
      return step(refuse(state, answer.reason, answer.key));
    case 'update': {
      const { conversation } = answer;
      const isSame = state.conversation === null || conversation?.id === state.conversation.id;
      const before = isSame ? state.messages : [];
      const last = before.at(-1)?.seq ?? 0;
      const messages = [...before, ...answer.messages.filter(({ seq }) => seq > last)];
      const known = new Set(messages.map(({ key }) => key));
      const pending = state.pending.filter(({ key }) => !known.has(key));
      const next: LiveChatState = {
        ...state,
        connection: 'online',
        hasConnected: true,
        conversation,
        messages,
        pending,
      };
      // the first answer after a connection: messages that the service has not received are sent again
      if (state.connection === 'online') return step(next);
      return step(next, ...pending.map((message) => sendRequest(next, message)));
    }
  }
}

function refuse(state: LiveChatState, reason: LiveChatRefusal, key: string | undefined): LiveChatState {
  const refused = state.pending.find((message) => message.key === key);
  return {
    ...state,
    refusal: reason,
    pending: state.pending.filter((message) => message !== refused),
    returnedText: refused?.text ?? state.returnedText,
  };
}

function sendRequest({ conversation }: LiveChatState, { key, text }: PendingMessage): LiveChatRequest {
  return { type: 'send', conversation: conversation?.id ?? null, key, text };
}

function step(state: LiveChatState, ...requests: readonly LiveChatRequest[]): Step {
  return { state, effects: requests.map((request) => ({ type: 'request', request })) };
}

/** Messages of agents that the player has not seen. */
export function unreadCount({ conversation, messages }: LiveChatState): number {
  const read = conversation?.readSeq ?? 0;
  return messages.filter(({ author, seq }) => author === 'agent' && seq > read).length;
}
