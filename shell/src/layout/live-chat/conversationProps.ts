import type { LiveChat } from '../../services/live-chat/createLiveChat.ts';
import type { LiveChatState } from '../../services/live-chat/liveChat.machine.ts';

/** Props of the parts of an open conversation. */
export interface ConversationProps {
  readonly chat: LiveChat;
  readonly state: LiveChatState;
  /** False for visitors, to whom no transcript can be sent. */
  readonly hasEmail: boolean;
}
