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
    defaultMessage:
      'Contact {email} to find out which document we need. Verification usually takes less than a day.',
  },
  KycRequiredUntil: {
    id: 'account.notice.kycRequiredUntil',
    defaultMessage:
      'Verify by {until}. Contact {email} to find out which document we need. It usually takes less than a day.',
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
  General: {
    id: 'account.notice.general',
    defaultMessage: 'There’s an issue with your account. Contact support at {email}.',
  },
  help: { id: 'account.notice.help', defaultMessage: 'Free gambling support: {helpline}' },
});
