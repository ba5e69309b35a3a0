import type { SessionState } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { useServices, useStore } from '@foyer/platform';
import { VisuallyHidden } from '@foyer/ui';
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { KeyValueStorage } from '../../services/storage/adapters/safeStorage.ts';
import { chatRequested } from '../../services/live-chat/contactSupport.ts';
import * as barCss from '../bottom-bar/BottomBar.css.ts';
import { ChatButton } from './ChatButton.tsx';
import { chatPlace } from './chatPlace.ts';
import { ChatUnavailable } from './ChatUnavailable.tsx';
import { hasChat, hasChatButton } from './chatRules.ts';
import { CHAT_VISITOR, OPEN_CHAT } from './chatStorage.ts';
import type { ChatWidgetProps } from './ChatWidget.tsx';
import { messages } from './LiveChat.messages.ts';
import { loadChatWidget, type LoadedWidget } from './loadChatWidget.ts';
import { useChatSituation } from './useChatSituation.ts';

export interface SupportChatProps {
  /** Storage of the tab: remembers that a chat is open, so that it continues after a reload. */
  readonly storage: KeyValueStorage;
}

/** The button of the live chat and, once it is needed, its window. On phones the button is in the bottom bar. */
export function SupportChat({ storage }: SupportChatProps) {
  const { session } = useServices();
  const text = useText();
  const situation = useChatSituation();
  const who = callerOf(useStore(session).status);
  const [isOpen, setOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const floatingButton = useRef<HTMLButtonElement>(null);
  const barButton = useRef<HTMLButtonElement>(null);
  const place = useStore(chatPlace);
  const isOngoing =
    storage.getItem(OPEN_CHAT) !== null &&
    (who === 'player' || (who === 'visitor' && storage.getItem(CHAT_VISITOR) !== null));
  const isNeeded = isOpen || isOngoing;
  const { widget, hasFailed, retry } = useWidget(isNeeded);
  const hasButton = hasChatButton(situation);
  const isShown = isOpen && hasButton;
  const isRequested = useStore(chatRequested);
  // Synchronises with the requests of pages.
  useEffect(() => {
    if (!isRequested) return;
    setOpen(true);
    chatRequested.set(false);
  }, [isRequested]);
  useReservedSpace(hasButton);

  function close(): void {
    setOpen(false);
    // one of the two buttons is hidden, and a hidden button takes no focus
    floatingButton.current?.focus();
    barButton.current?.focus();
  }

  if (!hasChat(situation)) return null;
  const button = { unread, isExpanded: isShown, onPress: () => (isShown ? close() : setOpen(true)) };
  return (
    <>
      {hasButton && <ChatButton {...button} look="floating" ref={floatingButton} />}
      {hasButton && inBar(<ChatButton {...button} look="bar" ref={barButton} />, place)}
      <div role="status">
        {unread > 0 && <VisuallyHidden>{text(messages.open, { unread })}</VisuallyHidden>}
      </div>
      {isShown && !widget && <ChatUnavailable hasFailed={hasFailed} onRetry={retry} onClose={close} />}
      {widget && (
        <Suspense>
          <widget.ChatWidget
            isShown={isShown}
            hasButton={hasButton}
            who={who}
            storage={storage}
            onClose={close}
            onUnread={setUnread}
            onActive={(isActive) =>
              isActive ? storage.setItem(OPEN_CHAT, 'open') : storage.removeItem(OPEN_CHAT)
            }
          />
        </Suspense>
      )}
    </>
  );
}

/** A page without navigation has a bar for the button alone. */
function inBar(button: ReactNode, place: HTMLElement | null): ReactNode {
  if (place) return createPortal(button, place);
  return (
    <div className={barCss.bar}>
      <div className={barCss.list}>{button}</div>
    </div>
  );
}

function callerOf(status: SessionState['status']): ChatWidgetProps['who'] {
  if (status === 'LOADING') return undefined;
  return status === 'LOGGED_IN' ? 'player' : 'visitor';
}

/** Toasts end above the floating button: a style property of the page reserves its space. */
function useReservedSpace(hasButton: boolean): void {
  useLayoutEffect(() => {
    if (!hasButton) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--fy-chat-space', 'var(--fy-floating-chat)');
    return () => void style.removeProperty('--fy-chat-space');
  }, [hasButton]);
}

/** Loads the window when it is first needed; after a failure, when the player tries again. */
function useWidget(isNeeded: boolean) {
  const { telemetry } = useServices();
  const [widget, setWidget] = useState<LoadedWidget>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isNeeded || widget) return undefined;
    let isCurrent = true;
    setFailed(false);
    loadChatWidget().then(
      (loaded) => isCurrent && setWidget(loaded),
      (error: unknown) => {
        telemetry.failed('live-chat', error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, widget, attempt, telemetry]);
  return { widget, hasFailed, retry: () => setAttempt(attempt + 1) };
}
