import type { AgentView } from '@foyer/kernel/live-chat-agents';
import { Text, useText, type Message } from '@foyer/i18n';
import { useLayoutEffect, useRef } from 'react';
import { utcTime } from '../../model/times.ts';
import * as css from './LiveChatPage.css.ts';
import { messages } from './LiveChatPage.messages.ts';

type HistoryMessage = AgentView['messages'][number];
type HistoryEvent = Extract<HistoryMessage, { readonly author: 'system' }>['event'];

const EVENTS: Readonly<Record<HistoryEvent, Message>> = {
  queued: messages.eventQueued,
  joined: messages.eventJoined,
  transferred: messages.eventTransferred,
  returned: messages.eventReturned,
  'ended-by-player': messages.eventEndedByPlayer,
  'ended-by-agent': messages.eventEndedByAgent,
  'ended-idle': messages.eventEndedIdle,
};

/** The history of a conversation; new messages are announced and scrolled into view. */
export function AgentLog({ view: { messages: history, conversation } }: { readonly view: AgentView }) {
  const text = useText();
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [history.length]);
  return (
    // focusable, so that the keyboard can scroll it
    <div ref={log} role="log" aria-label={text(messages.log)} className={css.log} tabIndex={0}>
      {history.map((message) =>
        message.author === 'system' ? (
          <div key={message.key} className={css.event}>
            <Text {...EVENTS[message.event]} values={{ name: message.name ?? '' }} /> · {utcTime(message.at)}
          </div>
        ) : (
          <div key={message.key} className={css.bubbles[message.author]}>
            <span className={css.meta}>
              {message.author === 'agent' ? message.name : conversation.name || text(messages.visitor)} ·{' '}
              {utcTime(message.at)}
            </span>
            {message.text}
          </div>
        ),
      )}
    </div>
  );
}
