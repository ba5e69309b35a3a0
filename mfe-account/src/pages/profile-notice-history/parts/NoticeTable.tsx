import { useText } from '@foyer/i18n';
import { useHistoryDates } from '@foyer/profile';
import { DataTable, Paragraph } from '@foyer/ui';
import { noticeText } from '../../../slots/notices/noticeText.ts';
import type { PastNoticeFieldsFragment } from '../NoticeHistory.generated.ts';
import { answers, kinds, messages } from '../ProfileNoticeHistoryPage.messages.ts';

interface NoticeTableProps {
  readonly notices: readonly PastNoticeFieldsFragment[];
  /** Login identifier of the player (requirements/states#account-closed). */
  readonly login: string;
}

/** One row per notice: its text as it was shown, and the player's answer. */
export function NoticeTable({ notices, login }: NoticeTableProps) {
  const text = useText();
  const dates = useHistoryDates();

  function titleOf({ kind, notice, blocks, title, until }: PastNoticeFieldsFragment): string {
    if (title !== null) return title;
    const shown =
      notice === null
        ? undefined
        : noticeText(
            { id: notice, blocks, ...(until !== null && { until: dates.dateTime(new Date(until)) }) },
            { login, isMultipleAccounts: false, isReopenAllowed: false },
          );
    return shown ? text(shown.title, shown.values) : text(kinds[kind]);
  }
  return (
    <DataTable
      caption={text(messages.caption)}
      rows={notices}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'shown',
          label: text(messages.shown),
          cell: ({ shownAt }) => dates.dateTime(new Date(shownAt)),
        },
        {
          id: 'notice',
          label: text(messages.notice),
          cell: (notice) => (
            <>
              {titleOf(notice)}
              {notice.text !== null && (
                <Paragraph size="small" tone="muted" align="inherit">
                  {notice.text}
                </Paragraph>
              )}
            </>
          ),
        },
        {
          id: 'answer',
          label: text(messages.answer),
          cell: ({ answer, answeredAt, shownAt }) => (
            <>
              {text(answer === null ? messages.none : answers[answer])}
              {answeredAt !== null && answeredAt !== shownAt && (
                <Paragraph size="small" tone="muted" align="inherit">
                  {dates.dateTime(new Date(answeredAt))}
                </Paragraph>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
