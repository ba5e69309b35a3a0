import { useDates, useText, type Message } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Notice, Paragraph } from '@foyer/ui';
import { daysLeft, dueLevel, DUE_TONES } from '../../dueLevel.ts';
import { messages } from './DueNotice.messages.ts';

export interface DueNoticeProps {
  /** ISO 8601. */
  readonly dueDate: string;
  /** Effect of missing the date. */
  readonly consequence: Message;
}

/** The due date, more prominent the closer it is. */
export function DueNotice({ dueDate, consequence }: DueNoticeProps) {
  const text = useText();
  const dates = useDates();
  const { now } = useServices();
  const dueAt = Date.parse(dueDate);
  const left = dueAt - now();
  const level = dueLevel(left);
  const date = dates.deadline(dueAt);
  if (level === 'none') return <Paragraph tone="muted">{text(messages.date, { date })}</Paragraph>;
  const title =
    level === 'overdue'
      ? text(messages.overdue, { date })
      : level === 'last-day'
        ? text(messages.lastDay, { date })
        : text(messages.daysLeft, { days: daysLeft(left), date });
  return (
    <Notice tone={DUE_TONES[level]} title={title}>
      {text(consequence)}
    </Notice>
  );
}
