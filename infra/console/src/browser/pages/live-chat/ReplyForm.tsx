import { LIVE_CHAT_MESSAGE_LENGTH } from '@foyer/kernel/live-chat';
import { cannedAnswersSchema, type AgentConversation } from '@foyer/kernel/live-chat-agents';
import { Text, useText } from '@foyer/i18n';
import { Button } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useId, useRef, useState } from 'react';
import { SubmitHint } from '../../parts/decision-fields/SubmitHint.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useRequest } from '../../state/useRequest.ts';
import * as css from './LiveChatPage.css.ts';
import { messages } from './LiveChatPage.messages.ts';
import type { ChatCommands } from './useChatCommand.ts';

interface ReplyFormProps {
  readonly conversation: AgentConversation;
  readonly commands: ChatCommands;
}

/** Input of a reply, with canned answers in the player's language. A failed reply is repeated under its key. */
export function ReplyForm({ conversation: { brand, locale }, commands }: ReplyFormProps) {
  const text = useText();
  const hint = useId();
  const id = useId();
  const [draft, setDraft] = useState('');
  const key = useRef(crypto.randomUUID());
  const input = useRef<HTMLTextAreaElement>(null);
  const canned = useRequest(`/chat/canned-answers?brand=${brand}&locale=${locale}`, cannedAnswersSchema);

  async function send(): Promise<void> {
    if (draft.trim() === '' || commands.isBusy) return;
    if (!(await commands.execute({ type: 'send', key: key.current, text: draft }))) return;
    key.current = crypto.randomUUID();
    setDraft('');
    input.current?.focus();
  }

  return (
    <form
      className={css.reply}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className={css.label} htmlFor={id}>
        <Text {...messages.reply} />
      </label>
      <textarea
        id={id}
        ref={input}
        className={css.input}
        value={draft}
        maxLength={LIVE_CHAT_MESSAGE_LENGTH}
        onChange={(event) => {
          setDraft(event.target.value);
          key.current = crypto.randomUUID(); // a changed text is another message with its own key
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void send();
        }}
      />
      <div className={panel.fields}>
        <Select
          label={text(messages.canned)}
          value=""
          options={[
            { value: '', label: text(messages.chooseCanned) },
            ...(canned.data?.answers ?? []).map((one) => ({ value: one.id, label: one.title })),
          ]}
          onChange={(chosen) => {
            const answer = canned.data?.answers.find((one) => one.id === chosen);
            if (!answer) return;
            setDraft(draft === '' ? answer.text : `${draft}\n${answer.text}`);
            key.current = crypto.randomUUID();
            input.current?.focus();
          }}
        />
        <Button type="submit" busy={commands.isBusy} disabled={draft.trim() === ''} describedBy={hint}>
          <Text {...messages.send} />
        </Button>
      </div>
      <SubmitHint id={hint} missing={draft.trim() === '' ? 'reply' : undefined} />
    </form>
  );
}
