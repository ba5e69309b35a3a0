import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  AccountClosed: {
    id: 'account.notice.accountClosed',
    defaultMessage: 'Your account has been closed indefinitely',
  },
  MultipleAccounts: {
    id: 'account.notice.multipleAccounts',
    defaultMessage:
      'The account of {userLoginMethod} has been closed, because you have another one with us. Please use that one.',
  },
  KycRequired: {
    id: 'account.notice.kycRequired',
    defaultMessage: 'We have to confirm who you are before you can play for money.',
  },
  KycRequired_hint: {
    id: 'account.notice.kycRequiredHint',
    defaultMessage:
      'Write to {email} and we tell you which document we need. It usually takes less than a day.',
  },
  KycRequiredUntil: {
    id: 'account.notice.kycRequiredUntil',
    defaultMessage:
      'It has to be done by {until}. Write to {email} and we tell you which document we need. It usually takes less than a day.',
  },
  SelfExclusion: {
    id: 'account.notice.selfExclusion',
    defaultMessage: 'You have excluded yourself from play.',
  },
  SelfExclusionUntil: {
    id: 'account.notice.selfExclusionUntil',
    defaultMessage: 'You have excluded yourself from play until {until}.',
  },
  Timeout: { id: 'account.notice.timeout', defaultMessage: 'You are taking a break from play.' },
  TimeoutUntil: {
    id: 'account.notice.timeoutUntil',
    defaultMessage: 'You are taking a break from play until {until}.',
  },
  SowRequired: {
    id: 'account.notice.sowRequired',
    defaultMessage: 'We need to know where the money you play with comes from.',
  },
  SowUploadRequired: {
    id: 'account.notice.sowUploadRequired',
    defaultMessage: 'We are waiting for a document about the source of your funds.',
  },
  Maintenance: {
    id: 'account.notice.maintenance',
    defaultMessage: 'Part of the site is being worked on. Your money and your rounds are safe.',
  },
  MaintenanceUntil: {
    id: 'account.notice.maintenanceUntil',
    defaultMessage: 'It should be over by {until}.',
  },
  BankingCDD: {
    id: 'account.notice.bankingCdd',
    defaultMessage: 'Your bank details have to be confirmed before your next deposit.',
  },
  General: {
    id: 'account.notice.general',
    defaultMessage: 'There is something about your account that we want to tell you. Write to {email}.',
  },
  help: { id: 'account.notice.help', defaultMessage: 'Free help with gambling: {helpline}' },
});
