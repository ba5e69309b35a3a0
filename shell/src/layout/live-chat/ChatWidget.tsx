import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { useEffect, useRef, useState } from 'react';
import { chatSocket } from '../../services/live-chat/adapters/chatSocket.ts';
import { createLiveChat, type LiveChat } from '../../services/live-chat/createLiveChat.ts';
import { INITIAL, unreadCount, type LiveChatState } from '../../services/live-chat/liveChat.machine.ts';
import { ChatFrame } from './ChatFrame.tsx';
import { Conversation } from './Conversation.tsx';
import { messages } from './LiveChat.messages.ts';
import { VisitorHelp } from './VisitorHelp.tsx';

export interface ChatWidgetProps {
  readonly isShown: boolean;
  /** False where the button is hidden: a toast announces replies instead. */
  readonly hasButton: boolean;
  readonly isPlayer: boolean;
  onClose(): void;
  onUnread(count: number): void;
  /** A conversation is open or not: an open one continues after a reload of the page. */
  onActive(isActive: boolean): void;
}

/** Keeps the player's chat connected, and shows it in its window. */
export function ChatWidget({ isShown, hasButton, isPlayer, onClose, onUnread, onActive }: ChatWidgetProps) {
  const { chat, state } = useLiveChat(isPlayer);
  useNotices({ state, isShown, hasButton, onUnread, onActive });
  if (!isShown) return null;
  return (
    <ChatFrame onClose={onClose}>
      {chat && state.connection !== 'signed-out' ? (
        <Conversation chat={chat} state={state} />
      ) : (
        <VisitorHelp />
      )}
    </ChatFrame>
  );
}

/** The chat of the signed-in player; undefined for visitors. Closed at sign-out. */
function useLiveChat(isPlayer: boolean): {
  readonly chat: LiveChat | undefined;
  readonly state: LiveChatState;
} {
  const { apollo, session } = useServices();
  const [chat, setChat] = useState<LiveChat>();
  const [state, setState] = useState<LiveChatState>(INITIAL);
  // the connection is an external system
  useEffect(() => {
    if (!isPlayer) return undefined;
    const opened = createLiveChat({
      apollo,
      session,
      provider: chatSocket,
      newKey: () => crypto.randomUUID(),
    });
    const stop = opened.subscribe(() => setState(opened.current()));
    setChat(opened);
    return () => {
      stop();
      opened.close();
      setChat(undefined);
      setState(INITIAL);
    };
  }, [isPlayer, apollo, session]);
  return { chat, state };
}

interface NoticeProps extends Pick<ChatWidgetProps, 'isShown' | 'hasButton' | 'onUnread' | 'onActive'> {
  readonly state: LiveChatState;
}

/** Reports unread messages to the button, or announces them in a toast where it is hidden. */
function useNotices({ state, isShown, hasButton, onUnread, onActive }: NoticeProps): void {
  const { toasts } = useServices();
  const text = useText();
  const unread = unreadCount(state);
  const before = useRef(0);
  const status = state.conversation?.status;
  useEffect(() => {
    onUnread(isShown ? 0 : unread);
    if (!hasButton && unread > before.current) toasts.show('info', text(messages.reply));
    before.current = unread;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each change of the count
  }, [unread, isShown]);
  useEffect(() => {
    if (status !== undefined) onActive(status !== 'ended');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each change of the status
  }, [status]);
}
