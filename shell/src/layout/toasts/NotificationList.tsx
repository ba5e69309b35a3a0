import { Text, useText, useZonedDates } from '@foyer/i18n';
import { PageLink, useMarket, useServices, useStore } from '@foyer/platform';
import { Badge, Icon, Link, Paragraph, Stack } from '@foyer/ui';
import { useEffect, useState } from 'react';
import { TOAST_ICONS } from './toastIcons.ts';
import * as css from './NotificationList.css.ts';
import { messages } from './NotificationList.messages.ts';

/** Messages may be older than a day: the time alone would be ambiguous. */
const DAY_MS = 86_400_000;

/** The toasts and notices of this sign-in, the newest first; opening the list marks them as read (requirements/experience#accessibility). */
export function NotificationList() {
  const { toasts, now } = useServices();
  const text = useText();
  // the same zone as the histories that the link leads to (ADR 0267)
  const dates = useZonedDates(useMarket().licence.timeZone);
  const past = useStore(toasts.history);
  const [unread] = useState(() => new Set(past.flatMap(({ id, isRead }) => (isRead ? [] : [id]))));
  // The history is outside React; the list keeps its marks until it closes.
  useEffect(() => toasts.markRead(), [toasts]);
  const all = (
    <PageLink to="profile-notice-history">
      <Text {...messages.all} />
    </PageLink>
  );
  if (past.length === 0)
    return (
      <Stack>
        <Paragraph tone="muted">{text(messages.empty)}</Paragraph>
        {all}
      </Stack>
    );
  return (
    <Stack>
      <ul className={css.list}>
        {past.map(({ id, kind, text: content, href, at }) => (
          <li key={id} className={css.item}>
            <span className={css.marks[kind]}>
              <Icon name={TOAST_ICONS[kind]} size="round" />
            </span>
            <span className={css.content}>
              {href === undefined ? content : <Link href={href}>{content}</Link>}
            </span>
            {unread.has(id) && <Badge tone="neutral">{text(messages.new)}</Badge>}
            <time dateTime={new Date(at).toISOString()} className={css.time}>
              {now() - at < DAY_MS ? dates.time(new Date(at)) : dates.dateTime(new Date(at))}
            </time>
          </li>
        ))}
      </ul>
      {all}
    </Stack>
  );
}
