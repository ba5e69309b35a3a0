import { LIVE_CHAT_RATINGS } from '@foyer/kernel/live-chat';
import { Text, useText } from '@foyer/i18n';
import { Button } from '@foyer/ui';
import type { ConversationProps } from './conversationProps.ts';
import * as css from './Conversation.css.ts';
import { messages } from './LiveChat.messages.ts';

/** The chat after its end: rating, transcript, another chat. */
export function EndedChat({ chat, state, hasEmail }: ConversationProps) {
  const text = useText();
  const rating = state.conversation?.rating ?? 0;
  return (
    <div className={css.foot}>
      <fieldset className={css.stars}>
        <legend className={css.label}>
          <Text {...(rating === 0 ? messages.rate : messages.thanks)} />
        </legend>
        <div className={css.row}>
          {LIVE_CHAT_RATINGS.map((count) => (
            <button
              key={count}
              type="button"
              className={css.star}
              aria-label={text(messages.stars, { count })}
              aria-pressed={count <= rating}
              onClick={() => chat.rate(count)}
            >
              {count <= rating ? '★' : '☆'}
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status" className={css.note}>
        {state.isTranscriptRequested && <Text {...messages.transcriptRequested} />}
        {state.refusal && <Text {...messages[state.refusal]} values={{ email: '', file: '' }} />}
      </p>
      <div className={css.row}>
        <Button size="small" onPress={chat.startAgain}>
          {text(messages.startAgain)}
        </Button>
        {hasEmail && !state.isTranscriptRequested && (
          <Button tone="quiet" size="small" onPress={chat.requestTranscript}>
            {text(messages.transcript)}
          </Button>
        )}
      </div>
    </div>
  );
}
