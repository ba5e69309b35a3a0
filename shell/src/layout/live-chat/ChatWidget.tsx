import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Spinner } from '@foyer/ui';
import { useEffect, useRef, useState } from 'react';
import { chatSocket } from '../../services/live-chat/adapters/chatSocket.ts';
import type { KeyValueStorage } from '../../services/storage/adapters/safeStorage.ts';
import { createLiveChat, type LiveChat } from '../../services/live-chat/createLiveChat.ts';
import { INITIAL, unreadCount, type LiveChatState } from '../../services/live-chat/liveChat.machine.ts';
import { CHAT_VISITOR } from './chatStorage.ts';
import { ChatFrame } from './ChatFrame.tsx';
import { Conversation } from './Conversation.tsx';
import { messages } from './LiveChat.messages.ts';
import { VisitorHelp } from './VisitorHelp.tsx';

export interface ChatWidgetProps {
  readonly isShown: boolean;
  /** False where the button is hidden: a toast announces replies instead. */
  readonly hasButton: boolean;
  /** Undefined until the session is known. */
  readonly who: 'player' | 'visitor' | undefined;
  /** Storage of the tab: keeps the id of a visitor's chat. */
  readonly storage: KeyValueStorage;
  onClose(): void;
  onUnread(count: number): void;
  /** Called when a conversation opens or ends; an open one continues after a reload of the page. */
  onActive(isActive: boolean): void;
}

/** Keeps the chat connected, and shows it in its window. */
export function ChatWidget({
  isShown,
  hasButton,
  who,
  storage,
  onClose,
  onUnread,
  onActive,
}: ChatWidgetProps) {
  const text = useText();
  const { chat, state } = useLiveChat(who, storage);
  useNotices({ state, isShown, hasButton, onUnread, onActive });
  if (!isShown) return null;
  return (
    <ChatFrame onClose={onClose}>
      {state.connection === 'signed-out' ? (
        <VisitorHelp />
      ) : !chat || (who === 'visitor' && state.connection === 'connecting') ? (
        <Spinner label={text(messages.connecting)} />
      ) : (
        <Conversation chat={chat} state={state} hasEmail={who === 'player'} />
      )}
    </ChatFrame>
  );
}

/** The chat of the player or visitor. Closed at sign-in and sign-out. */
function useLiveChat(
  who: ChatWidgetProps['who'],
  storage: KeyValueStorage,
): {
  readonly chat: LiveChat | undefined;
  readonly state: LiveChatState;
} {
  const { apollo, session } = useServices();
  const [chat, setChat] = useState<LiveChat>();
  const [state, setState] = useState<LiveChatState>(INITIAL);
  // the connection is an external system
  useEffect(() => {
    if (who === undefined) return undefined;
    const opened = createLiveChat({
      apollo,
      session,
      provider: chatSocket,
      newKey: () => crypto.randomUUID(),
      visitor: {
        read: () => storage.getItem(CHAT_VISITOR),
        write: (id) => storage.setItem(CHAT_VISITOR, id),
      },
    });
    const stop = opened.subscribe(() => setState(opened.current()));
    setChat(opened);
    return () => {
      stop();
      opened.close();
      setChat(undefined);
      setState(INITIAL);
    };
  }, [who, storage, apollo, session]);
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change of the count
  }, [unread, isShown]);
  useEffect(() => {
    if (status !== undefined) onActive(status !== 'ended');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change of the status
  }, [status]);
}
