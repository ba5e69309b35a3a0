import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.notices.title', defaultMessage: 'Notices shown to the player' },
  none: { id: 'console.notices.none', defaultMessage: 'No notice has been shown yet.' },
  truncated: { id: 'console.notices.truncated', defaultMessage: 'The newest {count} notices.' },
  notice: { id: 'console.notices.notice', defaultMessage: 'Notice' },
  withTitle: { id: 'console.notices.withTitle', defaultMessage: '{notice}: “{title}”' },
  shown: { id: 'console.notices.shown', defaultMessage: 'Shown' },
  answer: { id: 'console.notices.answer', defaultMessage: 'Answer' },
  noAnswer: { id: 'console.notices.noAnswer', defaultMessage: 'None' },
  answered: { id: 'console.notices.answered', defaultMessage: '{answer}, {at}' },
});

export const kinds = defineMessages({
  REALITY_CHECK: { id: 'console.notices.kind.realityCheck', defaultMessage: 'Reality check' },
  LIMIT_REVIEW: { id: 'console.notices.kind.limitReview', defaultMessage: 'Review of limits' },
});

export const names = defineMessages({
  AccountClosed: { id: 'console.notices.name.accountClosed', defaultMessage: 'Account closed' },
  BankingCDD: { id: 'console.notices.name.bankingCdd', defaultMessage: 'Bank data check' },
  Content: { id: 'console.notices.name.content', defaultMessage: 'Message of the operator' },
  GermanyCloseDown: {
    id: 'console.notices.name.germanyCloseDown',
    defaultMessage: 'Closing down in Germany',
  },
  InstantBankingGracePeriod: {
    id: 'console.notices.name.instantBankingGracePeriod',
    defaultMessage: 'Instant banking: grace period',
  },
  InstantBankingJackpot: {
    id: 'console.notices.name.instantBankingJackpot',
    defaultMessage: 'Instant banking: jackpot',
  },
  KycRequired: { id: 'console.notices.name.kycRequired', defaultMessage: 'Identity to be confirmed' },
  Maintenance: { id: 'console.notices.name.maintenance', defaultMessage: 'Maintenance' },
  NovemberCampaign: { id: 'console.notices.name.novemberCampaign', defaultMessage: 'November campaign' },
  SelfExclusion: { id: 'console.notices.name.selfExclusion', defaultMessage: 'Self-exclusion' },
  SowRequired: { id: 'console.notices.name.sowRequired', defaultMessage: 'Source of wealth required' },
  SowUploadRequired: {
    id: 'console.notices.name.sowUploadRequired',
    defaultMessage: 'Source of wealth: documents required',
  },
  Timeout: { id: 'console.notices.name.timeout', defaultMessage: 'Time-out' },
});

export const answers = defineMessages({
  DISMISSED: { id: 'console.notices.answer.dismissed', defaultMessage: 'Dismissed' },
  FOLLOWED: { id: 'console.notices.answer.followed', defaultMessage: 'Opened the page' },
  CONTINUED: { id: 'console.notices.answer.continued', defaultMessage: 'Continued to play' },
  STOPPED: { id: 'console.notices.answer.stopped', defaultMessage: 'Stopped playing' },
  REVIEWED: { id: 'console.notices.answer.reviewed', defaultMessage: 'Reviewed' },
});
