import type { NoticeAnswer, PastNoticeKind } from '@foyer/graphql/main';
import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.noticeHistory.title', defaultMessage: 'Notices' },
  intro: {
    id: 'account.noticeHistory.intro',
    defaultMessage: 'Every notice and reality check you were shown, and what you did.',
  },
  notices: { id: 'account.noticeHistory.notices', defaultMessage: 'Account notices' },
  kind: { id: 'account.noticeHistory.kind', defaultMessage: 'Type' },
  allKinds: { id: 'account.noticeHistory.allKinds', defaultMessage: 'All types' },
  caption: { id: 'account.noticeHistory.caption', defaultMessage: 'Notices, newest first' },
  shown: { id: 'account.noticeHistory.shown', defaultMessage: 'Shown' },
  notice: { id: 'account.noticeHistory.notice', defaultMessage: 'Notice' },
  answer: { id: 'account.noticeHistory.answer', defaultMessage: 'What you did' },
  none: { id: 'account.noticeHistory.none', defaultMessage: 'Nothing yet' },
  count: { id: 'account.noticeHistory.count', defaultMessage: 'Notices shown' },
  answered: { id: 'account.noticeHistory.answered', defaultMessage: 'Answered' },
  empty: { id: 'account.noticeHistory.empty', defaultMessage: 'No notices in this period' },
  emptyHint: {
    id: 'account.noticeHistory.emptyHint',
    defaultMessage: 'Notices about your account and your play appear here.',
  },
  failed: { id: 'account.noticeHistory.failed', defaultMessage: 'We couldn’t load your notices.' },
  failedHint: {
    id: 'account.noticeHistory.failedHint',
    defaultMessage: 'They are saved. Try again in a moment.',
  },
});

export const kinds = defineMessages<PastNoticeKind>({
  ACCOUNT_NOTICE: { id: 'account.noticeHistory.accountNotice', defaultMessage: 'Account notice' },
  REALITY_CHECK: { id: 'account.noticeHistory.realityCheck', defaultMessage: 'Reality check' },
  LIMIT_REVIEW: { id: 'account.noticeHistory.limitReview', defaultMessage: 'Review of your limits' },
});

export const answers = defineMessages<NoticeAnswer>({
  DISMISSED: { id: 'account.noticeHistory.dismissed', defaultMessage: 'Closed it' },
  FOLLOWED: { id: 'account.noticeHistory.followed', defaultMessage: 'Opened its page' },
  CONTINUED: { id: 'account.noticeHistory.continued', defaultMessage: 'Kept playing' },
  STOPPED: { id: 'account.noticeHistory.stopped', defaultMessage: 'Stopped playing' },
  REVIEWED: { id: 'account.noticeHistory.reviewed', defaultMessage: 'Kept your limits' },
});
