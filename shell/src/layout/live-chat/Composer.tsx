import { LIVE_CHAT_MESSAGE_LENGTH } from '@foyer/kernel/live-chat';
import { Text, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { useEffect, useId, useState, type DragEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import type { ConversationProps } from './conversationProps.ts';
import * as css from './Conversation.css.ts';
import { messages } from './LiveChat.messages.ts';

/** Length from which the remaining characters are shown. */
const COUNTED_FROM = LIVE_CHAT_MESSAGE_LENGTH - 200;

/** Message input: Enter sends, Shift+Enter inserts a line break. */
export function Composer({ chat, state }: Omit<ConversationProps, 'hasEmail'>) {
  const { market } = useServices();
  const text = useText();
  const id = useId();
  const [draft, setDraft] = useState('');
  const [refusedFile, setRefusedFile] = useState('');
  const { refusal, returnedText, conversation } = state;
  useEffect(() => {
    if (returnedText === undefined) return;
    setDraft((current) => (current === '' ? returnedText : current));
    chat.textReturned();
  }, [chat, returnedText]);

  const left = LIVE_CHAT_MESSAGE_LENGTH - draft.trim().length;

  function send(): void {
    if (draft.trim() === '' || left < 0) return;
    chat.send(draft);
    setDraft('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    // during the composition of a character, Enter confirms it
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function refuseFiles(event: SyntheticEvent, data: DataTransfer): void {
    if (data.files.length === 0) return;
    event.preventDefault();
    setRefusedFile(data.files[0]?.name ?? '');
    chat.refuseFile();
  }

  return (
    <form
      className={css.foot}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDrop={(event: DragEvent) => refuseFiles(event, event.dataTransfer)}
    >
      <label className={css.label} htmlFor={id}>
        {text(messages.message)}
      </label>
      <textarea
        id={id}
        className={css.input}
        rows={2}
        value={draft}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={left < 0 || undefined}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => refuseFiles(event, event.clipboardData)}
      />
      <p id={`${id}-problem`} role="alert" className={css.problem}>
        {left < 0 ? (
          <Text {...messages.MESSAGE_TOO_LONG} />
        ) : (
          refusal && (
            <Text {...messages[refusal]} values={{ email: market.brand.supportEmail, file: refusedFile }} />
          )
        )}
      </p>
      <div className={css.spread}>
        <span id={`${id}-hint`} className={css.note}>
          {left >= 0 && draft.length > COUNTED_FROM ? (
            <Text {...messages.left} values={{ count: left }} />
          ) : (
            <Text {...messages.hint} />
          )}
        </span>
        <span className={css.actions}>
          {conversation && (
            <Button tone="quiet" size="small" onPress={chat.end}>
              {text(messages.end)}
            </Button>
          )}
          <Button type="submit" size="small" disabled={draft.trim() === '' || left < 0}>
            {text(messages.send)}
          </Button>
        </span>
      </div>
    </form>
  );
}
