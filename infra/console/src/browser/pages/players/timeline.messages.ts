import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.accountTimeline.title', defaultMessage: 'Timeline' },
  show: { id: 'console.accountTimeline.show', defaultMessage: 'Show' },
  all: { id: 'console.accountTimeline.all', defaultMessage: 'Everything' },
  more: { id: 'console.accountTimeline.more', defaultMessage: 'Show older' },
  none: { id: 'console.accountTimeline.none', defaultMessage: 'No events yet.' },
  by: { id: 'console.accountTimeline.by', defaultMessage: '{at} · by {staff}' },
  notShown: { id: 'console.accountTimeline.notShown', defaultMessage: 'Timeline not shown' },
});

export const subjects = defineMessages({
  protection: { id: 'console.accountTimeline.protection', defaultMessage: 'Limits and breaks' },
  money: { id: 'console.accountTimeline.money', defaultMessage: 'Deposits and withdrawals' },
  documents: { id: 'console.accountTimeline.documents', defaultMessage: 'Identity and documents' },
  messages: { id: 'console.accountTimeline.messages', defaultMessage: 'Emails' },
  account: { id: 'console.accountTimeline.account', defaultMessage: 'Account and sign-ins' },
});

export const kinds = defineMessages({
  registered: { id: 'console.event.registered', defaultMessage: 'Registered' },
  'signed-in': { id: 'console.event.signed-in', defaultMessage: 'Signed in' },
  deposit: { id: 'console.event.deposit', defaultMessage: 'Deposit of {amount} by {method}: {status}' },
  withdrawal: {
    id: 'console.event.withdrawal',
    defaultMessage: 'Withdrawal of {amount} to {method}: {status}',
  },
  'limit-change': {
    id: 'console.event.limit-change',
    defaultMessage: 'Limit {limit}: {before} → {after}, {status}',
  },
  'session-limit-reached': {
    id: 'console.event.session-limit-reached',
    defaultMessage: 'Session limit reached; signed out everywhere',
  },
  'reality-check-period-set': {
    id: 'console.event.reality-check-period-set',
    defaultMessage: 'Reality check set to every {minutes} min',
  },
  'limits-reviewed': { id: 'console.event.limits-reviewed', defaultMessage: 'Limits reviewed and kept' },
  'deposit-limit-declined': {
    id: 'console.event.deposit-limit-declined',
    defaultMessage: 'Chose to set no deposit limit',
  },
  'withdrawal-reversal-refused': {
    id: 'console.event.withdrawal-reversal-refused',
    defaultMessage: 'Requested to cancel a withdrawal; refused',
  },
  break: { id: 'console.event.break', defaultMessage: '{break} started ({origin}): {games}' },
  'return-requested': { id: 'console.event.return-requested', defaultMessage: 'Asked to end an exclusion' },
  'return-approved': { id: 'console.event.return-approved', defaultMessage: 'End of exclusion approved' },
  'return-withdrawn': {
    id: 'console.event.return-withdrawn',
    defaultMessage: 'Request cancelled by the player',
  },
  'return-refused': { id: 'console.event.return-refused', defaultMessage: 'End of exclusion rejected' },
  'return-lifted': { id: 'console.event.return-lifted', defaultMessage: 'Exclusion lifted' },
  'dispute-opened': {
    id: 'console.event.dispute-opened',
    defaultMessage: 'Disputed the settlement of sports bet {bet} ({code})',
  },
  'dispute-upheld': {
    id: 'console.event.dispute-upheld',
    defaultMessage: 'Dispute about sports bet {bet} upheld',
  },
  'dispute-rejected': {
    id: 'console.event.dispute-rejected',
    defaultMessage: 'Dispute about sports bet {bet} rejected',
  },
  'care-message': { id: 'console.event.care-message', defaultMessage: 'Message about safer play sent' },
  'care-call': { id: 'console.event.care-call', defaultMessage: 'Called about safer play' },
  'care-limit': { id: 'console.event.care-limit', defaultMessage: 'Limit lowered by staff' },
  'care-block': { id: 'console.event.care-block', defaultMessage: 'Deposits blocked by staff' },
  'care-release': { id: 'console.event.care-release', defaultMessage: 'Block of deposits released' },
  'identity-asked': {
    id: 'console.event.identity-asked',
    defaultMessage: 'Identity check requested automatically',
  },
  'identity-confirmed': { id: 'console.event.identity-confirmed', defaultMessage: 'Identity confirmed' },
  'identity-asked-again': {
    id: 'console.event.identity-asked-again',
    defaultMessage: 'Identity check requested by staff',
  },
  'document-requested': { id: 'console.event.document-requested', defaultMessage: '{document} requested' },
  'document-uploaded': { id: 'console.event.document-uploaded', defaultMessage: '{document} uploaded' },
  'document-verified': { id: 'console.event.document-verified', defaultMessage: '{document} verified' },
  'document-rejected': {
    id: 'console.event.document-rejected',
    defaultMessage: '{document} rejected: {code}',
  },
  'wealth-required': { id: 'console.event.wealth-required', defaultMessage: 'Source of wealth required' },
  'wealth-submitted': {
    id: 'console.event.wealth-submitted',
    defaultMessage: 'Source of wealth declared by the player',
  },
  'wealth-accepted': { id: 'console.event.wealth-accepted', defaultMessage: 'Source of wealth accepted' },
  'wealth-confirmed-once': {
    id: 'console.event.wealth-confirmed-once',
    defaultMessage: 'Source of wealth accepted by the first of two members of staff',
  },
  'contact-change': { id: 'console.event.contact-change', defaultMessage: 'Changed {field}' },
  'marketing-consent': {
    id: 'console.event.marketing-consent',
    defaultMessage: 'Marketing by {field}: {isAccepted, select, true {accepted} other {declined}}',
  },
  'staff-sign-out': { id: 'console.event.staff-sign-out', defaultMessage: 'All sessions ended by staff' },
  'staff-stop-marketing': {
    id: 'console.event.staff-stop-marketing',
    defaultMessage: 'Marketing stopped by staff',
  },
  'staff-end-session': {
    id: 'console.event.staff-end-session',
    defaultMessage: 'One session ended by staff',
  },
  'staff-close': { id: 'console.event.staff-close', defaultMessage: 'Account closed by staff' },
  'staff-reopen': { id: 'console.event.staff-reopen', defaultMessage: 'Account reopened by staff' },
  'staff-export': { id: 'console.event.staff-export', defaultMessage: 'Data archive requested by staff' },
  'staff-erase': { id: 'console.event.staff-erase', defaultMessage: 'Erasure requested by staff' },
  closed: { id: 'console.event.closed', defaultMessage: 'Account closed' },
  'erasure-requested': {
    id: 'console.event.erasure-requested',
    defaultMessage: 'Erasure of personal data requested',
  },
  email: { id: 'console.event.email', defaultMessage: 'Email: {email}' },
});

export const paymentStatuses = defineMessages({
  Initialized: { id: 'console.payment.Initialized', defaultMessage: 'in progress' },
  Completed: { id: 'console.payment.Completed', defaultMessage: 'completed' },
  CancelInitialized: { id: 'console.payment.CancelInitialized', defaultMessage: 'being cancelled' },
  Cancelled: { id: 'console.payment.Cancelled', defaultMessage: 'cancelled' },
  RollbackInitialized: { id: 'console.payment.RollbackInitialized', defaultMessage: 'being returned' },
  RolledBacked: { id: 'console.payment.RolledBacked', defaultMessage: 'returned' },
});

export const limitStatuses = defineMessages({
  APPLIED: { id: 'console.limitStatus.applied', defaultMessage: 'applied' },
  COOLING_OFF: { id: 'console.limitStatus.coolingOff', defaultMessage: 'cooling off' },
  AWAITING_CONFIRMATION: {
    id: 'console.limitStatus.awaitingConfirmation',
    defaultMessage: 'waiting for the player’s confirmation',
  },
  CANCELLED: { id: 'console.limitStatus.cancelled', defaultMessage: 'cancelled by the player' },
  REPLACED: { id: 'console.limitStatus.replaced', defaultMessage: 'replaced by a newer change' },
  LAPSED: { id: 'console.limitStatus.lapsed', defaultMessage: 'lapsed' },
});

export const documents = defineMessages({
  identity: { id: 'console.document.identity', defaultMessage: 'Proof of identity' },
  address: { id: 'console.document.address', defaultMessage: 'Proof of address' },
  'source-of-wealth': {
    id: 'console.document.source-of-wealth',
    defaultMessage: 'Proof of source of wealth',
  },
});

export const fields = defineMessages({
  email: { id: 'console.field.email', defaultMessage: 'email' },
  phoneNumber: { id: 'console.field.phoneNumber', defaultMessage: 'phone number' },
  address: { id: 'console.field.address', defaultMessage: 'address' },
  language: { id: 'console.field.language', defaultMessage: 'language' },
  sms: { id: 'console.field.sms', defaultMessage: 'SMS' },
  phone: { id: 'console.field.phone', defaultMessage: 'phone' },
  webPush: { id: 'console.field.webPush', defaultMessage: 'web push' },
});
