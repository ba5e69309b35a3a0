import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  AccountClosed: {
    id: 'account.notice.accountClosed',
    defaultMessage: 'Your account has been closed indefinitely',
  },
  MultipleAccounts: {
    id: 'account.notice.multipleAccounts',
    defaultMessage:
      'We closed the account of {userLoginMethod} because you already have another one. Sign in to your other account.',
  },
  KycRequired: {
    id: 'account.notice.kycRequired',
    defaultMessage: 'Verify your identity to play for real money.',
  },
  KycRequired_hint: {
    id: 'account.notice.kycRequiredHint',
    defaultMessage: 'It usually takes less than a day. No face scan needed: documents are enough.',
  },
  KycRequiredUntil: {
    id: 'account.notice.kycRequiredUntil',
    defaultMessage:
      'Verify by {until}. It usually takes less than a day. No face scan needed: documents are enough.',
  },
  KycToWithdraw: {
    id: 'account.notice.kycToWithdraw',
    defaultMessage: 'Verify your identity to withdraw.',
  },
  KycAsked: { id: 'account.notice.kycAsked', defaultMessage: 'Please verify your identity.' },
  KycAsked_hint: {
    id: 'account.notice.kycAskedHint',
    defaultMessage: 'You can still play, deposit and withdraw. Rewards are on hold until it’s done.',
  },
  KycAskedUntil: {
    id: 'account.notice.kycAskedUntil',
    defaultMessage:
      'Please do it by {until}. You can still play, deposit and withdraw. Rewards are on hold until it’s done.',
  },
  SelfExclusion: {
    id: 'account.notice.selfExclusion',
    defaultMessage: 'You’re self-excluded.',
  },
  SelfExclusionUntil: {
    id: 'account.notice.selfExclusionUntil',
    defaultMessage: 'You’re self-excluded until {until}.',
  },
  Timeout: { id: 'account.notice.timeout', defaultMessage: 'You’re on a time-out.' },
  TimeoutUntil: {
    id: 'account.notice.timeoutUntil',
    defaultMessage: 'You’re on a time-out until {until}.',
  },
  SowRequired: {
    id: 'account.notice.sowRequired',
    defaultMessage: 'We need information about your source of wealth.',
  },
  SowUploadRequired: {
    id: 'account.notice.sowUploadRequired',
    defaultMessage: 'We’re waiting for a document about your source of wealth.',
  },
  Maintenance: {
    id: 'account.notice.maintenance',
    defaultMessage: 'We’re doing maintenance on part of the site. Your money and rounds are safe.',
  },
  MaintenanceUntil: {
    id: 'account.notice.maintenanceUntil',
    defaultMessage: 'Expected to end by {until}.',
  },
  BankingCDD: {
    id: 'account.notice.bankingCdd',
    defaultMessage: 'Confirm your bank details before your next deposit.',
  },
  SowRequired_hint: {
    id: 'account.notice.sowRequiredHint',
    defaultMessage: 'We’re required by law to ask. It takes a few minutes.',
  },
  SowOverdue: {
    id: 'account.notice.sowOverdue',
    defaultMessage: 'The deadline has passed. You can’t play, deposit or withdraw until we have it.',
  },
  SowRequiredUntil: {
    id: 'account.notice.sowRequiredUntil',
    defaultMessage: 'Please complete this by {until}.',
  },
  SowDaysLeft: {
    id: 'account.notice.sowDaysLeft',
    defaultMessage: '{days, plural, one {# day left} other {# days left}}: please complete this by {until}.',
  },
  SowUrgent: {
    id: 'account.notice.sowUrgent',
    defaultMessage:
      '{days, plural, one {# day left} other {# days left}}. After {until} you can’t play, deposit or withdraw until we have it.',
  },
  SowLastDay: {
    id: 'account.notice.sowLastDay',
    defaultMessage: 'Last day. After {until} you can’t play, deposit or withdraw until we have it.',
  },
  GracePeriod: {
    id: 'account.notice.gracePeriod',
    defaultMessage: 'You’ll soon need a payment method other than instant banking.',
  },
  GracePeriodUntil: {
    id: 'account.notice.gracePeriodUntil',
    defaultMessage: 'You can use instant banking until {until}.',
  },
  GracePeriod_hint: {
    id: 'account.notice.gracePeriodHint',
    defaultMessage: 'Choose another payment method after that. Contact support if you have questions.',
  },
  GermanyCloseDown: {
    id: 'account.notice.germanyCloseDown',
    defaultMessage: 'We’re closing our site for players in Germany.',
  },
  GermanyCloseDown_hint: {
    id: 'account.notice.germanyCloseDownHint',
    defaultMessage: 'Your balance is yours: withdraw it at any time.',
  },
  GermanyCloseDownUntil: {
    id: 'account.notice.germanyCloseDownUntil',
    defaultMessage: 'You can play until {until}. Your balance is yours: withdraw it at any time.',
  },
  NovemberCampaign: {
    id: 'account.notice.novemberCampaign',
    defaultMessage: 'Our November offers are here.',
  },
  InstantBankingJackpot: {
    id: 'account.notice.instantBankingJackpot',
    defaultMessage: 'Instant banking deposits can win the instant banking jackpot.',
  },
  CampaignUntil: { id: 'account.notice.campaignUntil', defaultMessage: 'Ends {until}.' },
  Content: { id: 'account.notice.content', defaultMessage: 'News' },
  help: { id: 'account.notice.help', defaultMessage: 'Free gambling support: {helpline}' },
  readMore: { id: 'account.notice.readMore', defaultMessage: 'Read more' },
  seeDocuments: { id: 'account.notice.seeDocuments', defaultMessage: 'See what’s missing' },
  answerNow: { id: 'account.notice.answerNow', defaultMessage: 'Answer now' },
  withdraw: { id: 'account.notice.withdraw', defaultMessage: 'Withdraw' },
  seeOffers: { id: 'account.notice.seeOffers', defaultMessage: 'See offers' },
  seeJackpot: { id: 'account.notice.seeJackpot', defaultMessage: 'See the jackpot' },
  contactSupport: { id: 'account.notice.contactSupport', defaultMessage: 'Contact support' },
  showMore: {
    id: 'account.notice.showMore',
    defaultMessage: '{count, plural, one {Show # more notice} other {Show # more notices}}',
  },
  notDismissed: {
    id: 'account.notice.notDismissed',
    defaultMessage: 'We couldn’t save that you closed the notice. It may appear again.',
  },
});
