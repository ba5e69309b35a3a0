import { useText } from '@foyer/i18n';
import { BREAKPOINTS } from '@foyer/theme';
import { IconButton } from '@foyer/ui';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import * as css from './ChatFrame.css.ts';
import { messages } from './LiveChat.messages.ts';

export interface ChatFrameProps {
  onClose(): void;
  readonly children: ReactNode;
}

/**
 * The window of the chat. On a phone it covers the page and is modal; elsewhere the page stays usable beside
 * it. Escape minimizes it and focuses the button.
 */
export function ChatFrame({ onClose, children }: ChatFrameProps) {
  const [isSheet] = useState(() => !matchMedia(`(min-width: ${BREAKPOINTS.tablet}px)`).matches);
  const text = useText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  useEffect(() => {
    // a button that disappears after its click would take the focus out of the window, and Escape with it
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      title.current?.focus();
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  const content = (
    <>
      <div className={css.head}>
        <h2 id={titleId} ref={title} tabIndex={-1} className={css.title}>
          {text(messages.title)}
        </h2>
        <IconButton icon="chevronDown" label={text(messages.close)} onPress={onClose} />
      </div>
      <div className={css.body}>{children}</div>
    </>
  );
  if (isSheet)
    return (
      <Sheet titleId={titleId} onKeyDown={onKeyDown} onClose={onClose}>
        {content}
      </Sheet>
    );
  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      className={css.frame}
      onKeyDown={onKeyDown}
      onFocus={(event) => (focused.current = event.target)}
    >
      {content}
    </div>
  );
}

interface SheetProps extends ChatFrameProps {
  readonly titleId: string;
  onKeyDown(event: KeyboardEvent): void;
}

function Sheet({ titleId, onKeyDown, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={css.frame}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault(); // the back gesture; React controls whether the sheet is open
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
