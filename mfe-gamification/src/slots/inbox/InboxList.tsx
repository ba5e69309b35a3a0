import { useText, useZonedDates } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { INBOX_PATHS, inboxAnswerSchema, type InboxMessage } from '@foyer/kernel/inbox';
import { withQuery } from '@foyer/links';
import { useMarket, useServices } from '@foyer/platform';
import { Badge, Button, Link, Notice, Row, Section, Stack } from '@foyer/ui';
import { useState } from 'react';
import * as v from 'valibot';
import * as css from './InboxList.css.ts';
import { messages } from './Inbox.messages.ts';
import { markRead, useInbox } from './useInbox.ts';
import { useInboxText } from './useInboxText.ts';

/** All messages of the player, newest first, with earlier pages on request. Nothing without messages. */
export function InboxList() {
  const text = useText();
  const { engagement, locale } = useServices();
  const { answer, status, reload } = useInbox();
  const [earlier, setEarlier] = useState<readonly InboxMessage[]>([]);
  const [next, setNext] = useState<string | null>();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const before = next === undefined ? (answer?.next ?? null) : next;
  const newest = answer?.messages ?? [];
  const all = [...newest, ...earlier.filter(({ id }) => !newest.some((one) => one.id === id))];
  const unread = newest.filter(({ isRead }) => !isRead).map(({ id }) => id);

  async function loadMore(): Promise<void> {
    if (before === null) return;
    setLoading(true);
    setFailed(false);
    const page = await engagement
      ?.call({ method: 'GET', path: withQuery(INBOX_PATHS.messages, { locale, before }) })
      .then(({ body }) => v.safeParse(inboxAnswerSchema, body))
      .catch(ignoreError('the list says that earlier messages could not be loaded'));
    setLoading(false);
    if (page?.success !== true) return setFailed(true);
    setEarlier((known) => [...known, ...page.output.messages]);
    setNext(page.output.next);
  }

  if (all.length === 0 && status !== 'failed') return null;
  return (
    <Section title={text(messages.title)}>
      {(status === 'failed' || hasFailed) && (
        <Notice
          tone="warning"
          live
          action={
            <Button tone="secondary" size="small" onPress={hasFailed ? () => void loadMore() : reload}>
              {text(messages.retry)}
            </Button>
          }
        >
          {text(messages.failed)}
        </Notice>
      )}
      {all.length > 0 && (
        <Stack gap="medium">
          <ul className={css.list}>
            {all.map((message) => (
              <Item key={message.id} message={message} />
            ))}
          </ul>
          <Row gap="medium" wrap>
            {unread.length > 0 && (
              <Button
                tone="secondary"
                size="small"
                onPress={() => void markRead(engagement, unread).then(reload)}
              >
                {text(messages.markRead)}
              </Button>
            )}
            {before !== null && (
              <Button tone="quiet" size="small" busy={isLoading} onPress={() => void loadMore()}>
                {text(messages.more)}
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </Section>
  );
}

function Item({ message }: { readonly message: InboxMessage }) {
  const text = useText();
  // the same zone as the history below
  const dates = useZonedDates(useMarket().licence.timeZone);
  const { text: content, href } = useInboxText()(message);
  return (
    <li className={css.item}>
      <span className={css.content}>
        <Link href={href}>{content}</Link>
      </span>
      {!message.isRead && <Badge tone="neutral">{text(messages.new)}</Badge>}
      <time dateTime={message.at} className={css.time}>
        {dates.dateTime(Date.parse(message.at))}
      </time>
    </li>
  );
}
