import type { LiveChatMessage } from '@foyer/kernel/live-chat';
import { Text, useDates, useText, type Message } from '@foyer/i18n';
import { useLayoutEffect, useRef } from 'react';
import type { LiveChatState } from '../../services/live-chat/liveChat.machine.ts';
import * as css from './Conversation.css.ts';
import { messages } from './LiveChat.messages.ts';

type HistoryEvent = Extract<LiveChatMessage, { readonly author: 'system' }>['event'];

/** Events with their own line; the state line shows the others. */
const EVENTS: Readonly<Partial<Record<HistoryEvent, Message>>> = {
  joined: messages.joined,
  transferred: messages.transferred,
  returned: messages.returned,
};

/** The history; new messages are announced politely and scrolled into view. */
export function MessageLog({ state }: { readonly state: LiveChatState }) {
  const text = useText();
  const log = useRef<HTMLDivElement>(null);
  const count = state.messages.length + state.pending.length;
  useLayoutEffect(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [count]);
  return (
    // focusable, so that the keyboard can scroll it
    <div ref={log} className={css.log} role="log" aria-label={text(messages.log)} tabIndex={0}>
      {state.messages.map((message) => (
        <Line key={message.key} message={message} />
      ))}
      {state.pending.map((message) => (
        <div key={message.key} className={css.bubbles.player}>
          <span className={css.meta}>
            <Text {...messages.sending} />
          </span>
          {message.text}
        </div>
      ))}
    </div>
  );
}

function Line({ message }: { readonly message: LiveChatMessage }) {
  const text = useText();
  const dates = useDates();
  if (message.author === 'system') {
    const event = EVENTS[message.event];
    return event ? (
      <div className={css.event}>
        <Text {...event} values={{ name: message.name ?? '' }} />
      </div>
    ) : null;
  }
  const name = message.author === 'agent' ? message.name : text(messages.you);
  return (
    <div className={css.bubbles[message.author]}>
      <span className={css.meta}>
        {name} · {dates.time(new Date(message.at))}
      </span>
      {message.text}
    </div>
  );
}
