import { defineMessages } from '@foyer/i18n';
import type { SportsDisputeReason, SportsDisputeRefusal, SportsDisputeStatus } from '@foyer/graphql/main';

export const messages = defineMessages({
  title: { id: 'sportsbook.dispute.title', defaultMessage: 'Disputes' },
  intro: {
    id: 'sportsbook.dispute.intro',
    defaultMessage:
      'Do you disagree with the settlement? Our team checks the bet, its results and the calculation, and answers by email and here.',
  },
  open: { id: 'sportsbook.dispute.open', defaultMessage: 'Dispute the settlement' },
  reason: { id: 'sportsbook.dispute.reason', defaultMessage: 'What is wrong?' },
  choose: { id: 'sportsbook.dispute.choose', defaultMessage: 'Choose a reason' },
  message: { id: 'sportsbook.dispute.message', defaultMessage: 'Describe the problem' },
  attached: {
    id: 'sportsbook.dispute.attached',
    defaultMessage: 'We attach the bet, its results and the calculation.',
  },
  send: { id: 'sportsbook.dispute.send', defaultMessage: 'Send' },
  cancel: { id: 'sportsbook.dispute.cancel', defaultMessage: 'Cancel' },
  errors: { id: 'sportsbook.dispute.errors', defaultMessage: 'Check your entries' },
  reasonMissing: { id: 'sportsbook.dispute.reason-missing', defaultMessage: 'Choose a reason.' },
  tooShort: {
    id: 'sportsbook.dispute.too-short',
    defaultMessage: 'Describe the problem in at least {characters} characters.',
  },
  sent: { id: 'sportsbook.dispute.sent', defaultMessage: 'Dispute sent.' },
  failed: {
    id: 'sportsbook.dispute.failed',
    defaultMessage: 'We couldn’t confirm that we received your dispute. Try again. It won’t be sent twice.',
  },
  created: { id: 'sportsbook.dispute.created', defaultMessage: 'Sent {at}' },
  answered: { id: 'sportsbook.dispute.answered', defaultMessage: 'Our answer, {at}' },
});

export const reasons = defineMessages<SportsDisputeReason>({
  RESULT: { id: 'sportsbook.dispute.reason-result', defaultMessage: 'A result is wrong' },
  RULE: { id: 'sportsbook.dispute.reason-rule', defaultMessage: 'The wrong rule was applied' },
  CALCULATION: { id: 'sportsbook.dispute.reason-calculation', defaultMessage: 'The calculation is wrong' },
  PRICE: { id: 'sportsbook.dispute.reason-price', defaultMessage: 'The odds are not those I accepted' },
  OTHER: { id: 'sportsbook.dispute.reason-other', defaultMessage: 'Something else' },
});

export const statuses = defineMessages<SportsDisputeStatus>({
  OPEN: { id: 'sportsbook.dispute.status-open', defaultMessage: 'In review' },
  UPHELD: { id: 'sportsbook.dispute.status-upheld', defaultMessage: 'Upheld' },
  REJECTED: { id: 'sportsbook.dispute.status-rejected', defaultMessage: 'Rejected' },
});

export const refusals = defineMessages<SportsDisputeRefusal>({
  UNKNOWN_BET: { id: 'sportsbook.dispute.unknown-bet', defaultMessage: 'You have no bet with this number.' },
  NOT_SETTLED: { id: 'sportsbook.dispute.not-settled', defaultMessage: 'This bet isn’t settled.' },
  CHANGED: {
    id: 'sportsbook.dispute.changed',
    defaultMessage: 'A result has just been corrected. Check the new settlement first.',
  },
  ALREADY_OPEN: {
    id: 'sportsbook.dispute.already-open',
    defaultMessage: 'A dispute about this bet is already in review.',
  },
  TOO_MANY: {
    id: 'sportsbook.dispute.too-many',
    defaultMessage: 'This bet can’t be disputed again here. Contact support.',
  },
  KEY_REUSED: {
    id: 'sportsbook.dispute.key-reused',
    defaultMessage: 'An earlier dispute was stored. Reload the page to see it.',
  },
});
