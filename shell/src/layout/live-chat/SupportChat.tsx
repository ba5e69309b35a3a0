import type { SessionState } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { routeOf } from '@foyer/links';
import { useServices, useStore } from '@foyer/platform';
import { VisuallyHidden } from '@foyer/ui';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyValueStorage } from '../../services/storage/adapters/safeStorage.ts';
import { chatRequested } from '../../services/live-chat/contactSupport.ts';
import { ChatUnavailable } from './ChatUnavailable.tsx';
import { hasChat, hasChatButton } from './chatRules.ts';
import { CHAT_VISITOR, OPEN_CHAT } from './chatStorage.ts';
import type { ChatWidgetProps } from './ChatWidget.tsx';
import { messages } from './LiveChat.messages.ts';
import { loadChatWidget, type LoadedWidget } from './loadChatWidget.ts';
import * as css from './SupportChat.css.ts';

export interface SupportChatProps {
  /** Storage of the tab: remembers that a chat is open, so that it continues after a reload. */
  readonly storage: KeyValueStorage;
}

/** The button of the live chat and, once it is needed, its window. */
export function SupportChat({ storage }: SupportChatProps) {
  const { session } = useServices();
  const text = useText();
  const situation = useSituation();
  const who = callerOf(useStore(session).status);
  const [isOpen, setOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
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
    button.current?.focus();
  }

  if (!hasChat(situation)) return null;
  return (
    <>
      {hasButton && (
        <button
          ref={button}
          type="button"
          className={css.button}
          aria-label={text(messages.open, { unread })}
          title={text(messages.title)}
          aria-expanded={isShown}
          onClick={() => (isShown ? close() : setOpen(true))}
        >
          <svg
            className={css.icon}
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 4v-4h-2A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5M8.5 9.2h7M8.5 12h4.5" />
          </svg>
          {unread > 0 && (
            <span className={css.count} aria-hidden="true">
              {unread}
            </span>
          )}
        </button>
      )}
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

function callerOf(status: SessionState['status']): ChatWidgetProps['who'] {
  if (status === 'LOADING') return undefined;
  return status === 'LOGGED_IN' ? 'player' : 'visitor';
}

/** Toasts end above the button: a style property of the page reserves its space. */
function useReservedSpace(hasButton: boolean): void {
  useLayoutEffect(() => {
    if (!hasButton) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--fy-chat-space', '4rem');
    return () => void style.removeProperty('--fy-chat-space');
  }, [hasButton]);
}

function useSituation() {
  const { navigation, flags, guards } = useServices();
  useStore(flags);
  const { match } = useStore(navigation);
  return {
    route: match?.id,
    layout: match && routeOf(match.id).layout,
    isEnabled: flags.has('SupportChatWidget'),
    hasActiveGuard: useStore(guards).some((guard) => guard.status === 'active'),
  };
}

/** Loads the window when it is needed; after a failure, when the player tries again. */
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
