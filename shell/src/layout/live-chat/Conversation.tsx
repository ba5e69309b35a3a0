import { Text, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Button, Heading, Paragraph } from '@foyer/ui';
import { useEffect } from 'react';
import type { ConversationProps } from './conversationProps.ts';
import { Composer } from './Composer.tsx';
import * as css from './Conversation.css.ts';
import { EndedChat } from './EndedChat.tsx';
import { messages } from './LiveChat.messages.ts';
import { MessageLog } from './MessageLog.tsx';
import { SaferGambling } from './SaferGambling.tsx';

/** State line, messages, and the input or the actions after the end. */
export function Conversation({ chat, state, hasEmail }: ConversationProps) {
  const text = useText();
  const { conversation } = state;
  const lastSeq = state.messages.at(-1)?.seq ?? 0;
  useEffect(() => chat.markRead(), [chat, lastSeq]);
  const isEmpty = state.messages.length === 0 && state.pending.length === 0;
  return (
    <>
      <p role="status" className={css.status}>
        <StatusLine state={state} />
        {state.connection === 'offline' && (
          <Button tone="quiet" size="small" onPress={chat.retry}>
            {text(messages.retry)}
          </Button>
        )}
      </p>
      {isEmpty ? (
        <div className={css.log}>
          <Heading level={3} size="title3">
            <Text {...messages.emptyTitle} />
          </Heading>
          <Paragraph>
            <Text {...messages.emptyText} />
          </Paragraph>
          <SaferGambling />
        </div>
      ) : (
        <MessageLog state={state} />
      )}
      {conversation?.status === 'ended' ? (
        <EndedChat chat={chat} state={state} hasEmail={hasEmail} />
      ) : (
        <Composer chat={chat} state={state} />
      )}
    </>
  );
}

function StatusLine({
  state: { connection, conversation, hasConnected, messages: history },
}: Pick<ConversationProps, 'state'>) {
  const { market } = useServices();
  // without an answer so far, no chat was lost: the player needs another way to reach support
  if (connection === 'offline' && !hasConnected)
    return <Text {...messages.unreachable} values={{ email: market.brand.supportEmail }} />;
  if (connection === 'offline') return <Text {...messages.offline} />;
  if (connection === 'connecting') return <Text {...messages.connecting} />;
  switch (conversation?.status) {
    case 'queued':
      return <Text {...messages.queue} values={{ position: conversation.position ?? 1 }} />;
    case 'assigned':
      return <Text {...messages.withAgent} values={{ name: conversation.agent ?? '' }} />;
    case 'ended':
      return (
        <Text
          {...(history.some((one) => one.author === 'system' && one.event === 'ended-idle')
            ? messages.endedIdle
            : messages.ended)}
        />
      );
    default:
      return null;
  }
}
