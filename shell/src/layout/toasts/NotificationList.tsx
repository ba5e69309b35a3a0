import { useDates, useText } from '@foyer/i18n';
import { useServices, useStore } from '@foyer/platform';
import { Icon, Paragraph } from '@foyer/ui';
import { TOAST_ICONS } from './toastIcons.ts';
import * as css from './NotificationList.css.ts';
import { messages } from './NotificationList.messages.ts';

/** The toasts of this visit, the newest first (requirements/experience#accessibility). */
export function NotificationList() {
  const { toasts } = useServices();
  const text = useText();
  const dates = useDates();
  const past = useStore(toasts.history);
  if (past.length === 0) return <Paragraph tone="muted">{text(messages.empty)}</Paragraph>;
  return (
    <ul className={css.list}>
      {past.map(({ id, kind, text: content, at }) => (
        <li key={id} className={css.item}>
          <span className={css.marks[kind]}>
            <Icon name={TOAST_ICONS[kind]} />
          </span>
          <span className={css.content}>{content}</span>
          <time dateTime={new Date(at).toISOString()} className={css.time}>
            {dates.time(new Date(at))}
          </time>
        </li>
      ))}
    </ul>
  );
}
