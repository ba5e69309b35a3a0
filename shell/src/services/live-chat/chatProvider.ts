import type { LiveChatAnswer, LiveChatRequest } from '@foyer/kernel/live-chat';

/** Events of a connection to the chat provider. */
export interface ChatListener {
  onOpen(): void;
  onAnswer(answer: LiveChatAnswer): void;
  /** The connection ended; `isRefused` when the token or its session is not accepted. */
  onClose(isRefused: boolean): void;
}

export interface ChatConnection {
  send(request: LiveChatRequest): void;
  close(): void;
}

/** Port of the support chat (ADR 0222): ours, or an adapter of a vendor's. */
export interface ChatProvider {
  connect(listener: ChatListener): ChatConnection;
}
