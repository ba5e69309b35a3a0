import { useServices, useStore } from '@foyer/platform';
import { useEffect, useRef } from 'react';
import { markRead, useInbox } from './useInbox.ts';
import { useInboxText } from './useInboxText.ts';

/** Ids in the notification centre; account notices and toasts have others. */
const PREFIX = 'inbox:';

/**
 * Keeps the unread messages in the notification centre, removes those that the service has withdrawn, and marks as
 * read what the player has seen there. Shows nothing itself.
 */
export function InboxFeed() {
  const { toasts, engagement } = useServices();
  const history = useStore(toasts.history);
  const { answer, status, reload } = useInbox();
  const write = useInboxText();
  const sent = useRef(new Set<string>());
  const unread = answer?.messages.filter(({ isRead }) => !isRead);

  // The notification centre is outside React.
  useEffect(() => {
    if (!unread || status !== 'ready') return;
    const withdrawn = toasts.history
      .current()
      .filter(({ id, isRead }) => id.startsWith(PREFIX) && !isRead)
      .map(({ id }) => id)
      .filter((id) => !unread.some((message) => `${PREFIX}${message.id}` === id));
    if (withdrawn.length > 0) toasts.forget(withdrawn);
    for (const message of unread.toReversed())
      toasts.keep({
        id: `${PREFIX}${message.id}`,
        kind: 'info',
        at: Date.parse(message.at),
        ...write(message),
      });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per answer; the texts depend on it alone
  }, [answer, status, toasts]);

  const seen = history
    .filter(({ id, isRead }) => isRead && id.startsWith(PREFIX))
    .map(({ id }) => id.slice(PREFIX.length))
    .filter((id) => unread?.some((message) => message.id === id));
  const seenIds = seen.join(' ');
  // The service is outside React.
  useEffect(() => {
    const ids = seenIds.split(' ').filter((id) => id !== '' && !sent.current.has(id));
    if (ids.length === 0) return;
    for (const id of ids) sent.current.add(id);
    void markRead(engagement, ids).then((isDone) => {
      if (isDone) reload();
      else for (const id of ids) sent.current.delete(id);
    });
  }, [seenIds, engagement, reload]);

  return null;
}
