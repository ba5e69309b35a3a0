import { useText } from '@foyer/i18n';
import type { Ref } from 'react';
import * as barCss from '../bottom-bar/BottomBar.css.ts';
import * as css from './ChatButton.css.ts';
import { messages } from './LiveChat.messages.ts';

export interface ChatButtonProps {
  /** `bar`: an item of the bottom bar. */
  readonly look: 'floating' | 'bar';
  readonly unread: number;
  readonly isExpanded: boolean;
  readonly ref: Ref<HTMLButtonElement>;
  onPress(): void;
}

/** Opens and closes the window of the live chat; shows the number of unread messages. */
export function ChatButton({ look, unread, isExpanded, ref, onPress }: ChatButtonProps) {
  const text = useText();
  return (
    <button
      ref={ref}
      type="button"
      className={look === 'bar' ? barCss.item : css.floating}
      aria-label={text(messages.open, { unread })}
      title={text(messages.title)}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <svg
        className={css.icons[look]}
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
      {look === 'bar' && <span className={barCss.label}>{text(messages.bar)}</span>}
      {unread > 0 && (
        <span className={css.counts[look]} aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  );
}
