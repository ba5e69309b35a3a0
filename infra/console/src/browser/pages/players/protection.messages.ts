import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  breaks: { id: 'console.account.breaks', defaultMessage: 'Time-outs and exclusions' },
  noBreaks: { id: 'console.account.noBreaks', defaultMessage: 'The player has never taken a break.' },
  kind: { id: 'console.account.breakKind', defaultMessage: 'Break' },
  by: { id: 'console.account.breakBy', defaultMessage: 'Taken by' },
  covers: { id: 'console.account.breakCovers', defaultMessage: 'Covers' },
  from: { id: 'console.account.breakFrom', defaultMessage: 'From' },
  until: { id: 'console.account.breakUntil', defaultMessage: 'Until' },
  noEnd: { id: 'console.account.breakNoEnd', defaultMessage: 'No end' },
  state: { id: 'console.account.breakState', defaultMessage: 'State' },
  coversText: { id: 'console.account.breakCoversText', defaultMessage: '{games} at {scope}' },
  thisBrand: { id: 'console.account.breakThisBrand', defaultMessage: 'this brand' },
  allBrands: { id: 'console.account.breakAllBrands', defaultMessage: 'all brands of the operator' },
  timeOut: { id: 'console.account.timeOut', defaultMessage: 'Time-out, {length}' },
  exclusion: { id: 'console.account.exclusion', defaultMessage: 'Exclusion, {length}' },
  inForce: { id: 'console.account.inForce', defaultMessage: 'In force' },
  termOver: {
    id: 'console.account.termOver',
    defaultMessage: 'Term over; in force until the player asks to end it',
  },
  over: { id: 'console.account.over', defaultMessage: 'Over' },
  lifted: { id: 'console.account.lifted', defaultMessage: 'Lifted {at}' },
  requested: { id: 'console.account.requested', defaultMessage: 'Asked to end it {at}: “{reason}”' },
  approvedOnce: {
    id: 'console.account.approvedOnce',
    defaultMessage: 'First approval by {staff}; a second is needed',
  },
  coolOff: { id: 'console.account.coolOff', defaultMessage: 'Approved by {staff}; cool-off until {at}' },
  withdrawn: { id: 'console.account.withdrawn', defaultMessage: 'Request cancelled by the player {at}' },
  rejected: { id: 'console.account.rejected', defaultMessage: 'Rejected by {staff} {at}: {reason}' },
  limits: { id: 'console.account.limitsTitle', defaultMessage: 'Limits' },
  noLimits: { id: 'console.account.noLimits', defaultMessage: 'This licence offers no limits.' },
  limit: { id: 'console.account.limit', defaultMessage: 'Limit' },
  maximum: { id: 'console.account.maximum', defaultMessage: 'Maximum' },
  used: { id: 'console.account.used', defaultMessage: 'Used' },
  resets: { id: 'console.account.resets', defaultMessage: 'Resets' },
  pending: { id: 'console.account.pending', defaultMessage: 'Pending change' },
  noPending: { id: 'console.account.noPending', defaultMessage: 'None' },
  pendingText: {
    id: 'console.account.pendingText',
    defaultMessage: 'To {amount}: the player can confirm from {from}; lapses {until}',
  },
  emails: { id: 'console.account.emails', defaultMessage: 'Emails sent to the player' },
  noEmails: { id: 'console.account.noEmails', defaultMessage: 'No emails about decisions or payouts.' },
  emailSent: { id: 'console.account.emailSent', defaultMessage: 'Email' },
  written: { id: 'console.account.written', defaultMessage: 'Written' },
  sent: { id: 'console.account.sent', defaultMessage: 'Sent' },
  notSent: {
    id: 'console.account.notSent',
    defaultMessage: 'Waiting; sent as soon as the mail service accepts it',
  },
});

export const origins = defineMessages({
  player: { id: 'console.account.origin.player', defaultMessage: 'Player' },
  button: { id: 'console.account.origin.button', defaultMessage: 'Player, by the permanent button' },
  register: { id: 'console.account.origin.register', defaultMessage: 'National register' },
  operator: { id: 'console.account.origin.operator', defaultMessage: 'Operator' },
});

export const emails = defineMessages({
  'time-out': { id: 'console.account.email.time-out', defaultMessage: 'Proof of a time-out' },
  exclusion: { id: 'console.account.email.exclusion', defaultMessage: 'Proof of an exclusion' },
  'care-message': { id: 'console.account.email.care-message', defaultMessage: 'Message about safer play' },
  'monthly-statement': {
    id: 'console.account.email.monthly-statement',
    defaultMessage: 'Monthly statement',
  },
  'return-approved': {
    id: 'console.account.email.return-approved',
    defaultMessage: 'End of exclusion approved',
  },
  'return-refused': {
    id: 'console.account.email.return-refused',
    defaultMessage: 'End of exclusion rejected',
  },
  'return-lifted': { id: 'console.account.email.return-lifted', defaultMessage: 'Exclusion lifted' },
  'account-closed': {
    id: 'console.account.email.account-closed',
    defaultMessage: 'Account closed by the operator',
  },
  'account-closed-at-request': {
    id: 'console.account.email.account-closed-at-request',
    defaultMessage: 'Account closed at the player’s request',
  },
  'account-reopened': {
    id: 'console.account.email.account-reopened',
    defaultMessage: 'Account reopened by the operator',
  },
  'automatic-cash-out': {
    id: 'console.account.email.automatic-cash-out',
    defaultMessage: 'Bet cashed out automatically',
  },
  'sports-bet-corrected': {
    id: 'console.account.email.sports-bet-corrected',
    defaultMessage: 'Payout of a sports bet corrected',
  },
  'sports-dispute-answered': {
    id: 'console.account.email.sports-dispute-answered',
    defaultMessage: 'Dispute of a sports bet answered',
  },
  // stored by the release before the previous one
  'payout-asked': { id: 'console.account.email.payout-asked', defaultMessage: 'Payout requested' },
  'payout-requested': {
    id: 'console.account.email.payout-requested',
    defaultMessage: 'Payout requested',
  },
  'payout-sent': { id: 'console.account.email.payout-sent', defaultMessage: 'Payout sent' },
  'payout-not-sent': { id: 'console.account.email.payout-not-sent', defaultMessage: 'Payout not sent' },
});
