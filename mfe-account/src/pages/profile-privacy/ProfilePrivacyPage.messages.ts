import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.data.title', defaultMessage: 'Privacy and data' },
  loadFailed: { id: 'account.data.loadFailed', defaultMessage: 'We couldn’t load this page' },
  retry: { id: 'account.data.retry', defaultMessage: 'Try again' },
  consents: { id: 'account.data.consents', defaultMessage: 'Your consents' },
  consentsText: {
    id: 'account.data.consentsText',
    defaultMessage:
      'Consents you’ve given or withdrawn. Your choice about cookies is stored in this browser only.',
  },
  marketing: { id: 'account.data.marketing', defaultMessage: 'Change marketing choices' },
  cookies: { id: 'account.data.cookies', defaultMessage: 'Change cookie choices' },
  what: { id: 'account.data.what', defaultMessage: 'Consent' },
  decision: { id: 'account.data.decision', defaultMessage: 'Decision' },
  when: { id: 'account.data.when', defaultMessage: 'Date' },
  accepted: { id: 'account.data.accepted', defaultMessage: 'Accepted' },
  withdrawn: { id: 'account.data.withdrawn', defaultMessage: 'Withdrawn' },
  TERMS: { id: 'account.data.terms', defaultMessage: 'Terms and conditions, version {version}' },
  PRIVACY_POLICY: { id: 'account.data.policy', defaultMessage: 'Privacy policy, version {version}' },
  MARKETING_EMAIL: { id: 'account.data.email', defaultMessage: 'Marketing by email' },
  MARKETING_SMS: { id: 'account.data.sms', defaultMessage: 'Marketing by text message' },
  MARKETING_PHONE: { id: 'account.data.phone', defaultMessage: 'Marketing by phone' },
  MARKETING_WEB_PUSH: { id: 'account.data.push', defaultMessage: 'Marketing by browser notification' },
  JACKPOT: { id: 'account.data.jackpot', defaultMessage: 'Contribution to the jackpot' },
  export: { id: 'account.data.export', defaultMessage: 'A copy of your data' },
  exportText: {
    id: 'account.data.exportText',
    defaultMessage:
      'Everything we store about you as one ZIP file: your account, sign-ins, payments, rounds, limits, consents and chats in a form that other services can read (JSON), and the documents you’ve uploaded. We email you a link when it’s ready.',
  },
  exportRequest: { id: 'account.data.exportRequest', defaultMessage: 'Request my data' },
  exportPreparing: {
    id: 'account.data.exportPreparing',
    defaultMessage: 'We’re preparing your file. The link arrives by email, usually within minutes.',
  },
  exportReady: {
    id: 'account.data.exportReady',
    defaultMessage: 'Your file is ready: open the link that we’ve emailed you. It’s deleted on {date}.',
  },
  exportDownload: { id: 'account.data.exportDownload', defaultMessage: 'Download my data' },
  exportLimit: {
    id: 'account.data.exportLimit',
    defaultMessage: 'You can request your data once a day. Try again tomorrow.',
  },
  exportFailed: {
    id: 'account.data.exportFailed',
    defaultMessage: 'We couldn’t take your request. Try again in a moment.',
  },
  downloadFailed: {
    id: 'account.data.downloadFailed',
    defaultMessage: 'We couldn’t download the file. The link may have expired, or belong to another account.',
  },
  erasure: { id: 'account.data.erasure', defaultMessage: 'Erase your data' },
  erasureText: {
    id: 'account.data.erasureText',
    defaultMessage:
      'This closes your account permanently. You can’t reopen it, and your balance must be zero.',
  },
  erasureNow: {
    id: 'account.data.erasureNow',
    defaultMessage:
      'Deleted at once: recently played games, news, usage data, chats, files with your data. Marketing stops.',
  },
  erasureKept: {
    id: 'account.data.erasureKept',
    defaultMessage:
      'Kept for {years} years after closing: your identity and documents, payments, rounds, limits, exclusions and consents, because the rules of {regulator} and laws against money laundering require it.',
  },
  erasureLater: {
    id: 'account.data.erasureLater',
    defaultMessage: 'Then we erase everything that identifies you.',
  },
  erasureRequest: { id: 'account.data.erasureRequest', defaultMessage: 'Close account and erase my data' },
  erasureKeep: { id: 'account.data.erasureKeep', defaultMessage: 'Keep my account' },
  erasureConfirm: {
    id: 'account.data.erasureConfirm',
    defaultMessage: 'Close your account and erase your data?',
  },
  erasureConfirmText: {
    id: 'account.data.erasureConfirmText',
    defaultMessage: 'You’ll be signed out on every device. This can’t be undone.',
  },
  erasureRequested: {
    id: 'account.data.erasureRequested',
    defaultMessage: 'Your account is closed and the erasure has started. We’ve emailed you a confirmation.',
  },
  BALANCE_LEFT: {
    id: 'account.data.balanceLeft',
    defaultMessage:
      'You still have money in your account. Withdraw it first, and use or forfeit your bonuses.',
  },
  WITHDRAWAL_RUNNING: {
    id: 'account.data.withdrawalRunning',
    defaultMessage: 'A withdrawal is in progress. Try again when it’s finished.',
  },
  failed: {
    id: 'account.data.failed',
    defaultMessage: 'We couldn’t do this. Nothing was changed. Try again in a moment.',
  },
  withdraw: { id: 'account.data.withdraw', defaultMessage: 'Withdraw' },
});
