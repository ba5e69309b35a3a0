import type { LimitChangeStatus } from '@foyer/graphql/main';
import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'account.limitHistory.title', defaultMessage: 'Limit changes' },
  intro: {
    id: 'account.limitHistory.intro',
    defaultMessage: 'Every change of your limits: what you asked for, and when it took effect.',
  },
  limits: { id: 'account.limitHistory.limits', defaultMessage: 'Your limits' },
  kind: { id: 'account.limitHistory.kind', defaultMessage: 'Limit' },
  allKinds: { id: 'account.limitHistory.allKinds', defaultMessage: 'All limits' },
  caption: { id: 'account.limitHistory.caption', defaultMessage: 'Changes of limits, newest first' },
  requested: { id: 'account.limitHistory.requested', defaultMessage: 'Requested' },
  limit: { id: 'account.limitHistory.limit', defaultMessage: 'Limit' },
  changedBy: { id: 'account.limitHistory.changedBy', defaultMessage: 'Changed by' },
  PLAYER: { id: 'account.limitHistory.byPlayer', defaultMessage: 'You' },
  STAFF: { id: 'account.limitHistory.byStaff', defaultMessage: 'Player protection team' },
  before: { id: 'account.limitHistory.before', defaultMessage: 'Before' },
  after: { id: 'account.limitHistory.after', defaultMessage: 'After' },
  noLimit: { id: 'account.limitHistory.noLimit', defaultMessage: 'No limit' },
  outcome: { id: 'account.limitHistory.outcome', defaultMessage: 'Outcome' },
  lowered: { id: 'account.limitHistory.lowered', defaultMessage: 'Set or lowered' },
  raised: { id: 'account.limitHistory.raised', defaultMessage: 'Raised or removed' },
  notApplied: { id: 'account.limitHistory.notApplied', defaultMessage: 'Increases not applied' },
  empty: { id: 'account.limitHistory.empty', defaultMessage: 'No changes in this period' },
  emptyHint: {
    id: 'account.limitHistory.emptyHint',
    defaultMessage: 'Limits you set or change will appear here.',
  },
  failed: { id: 'account.limitHistory.failed', defaultMessage: 'We couldn’t load your limit history.' },
  failedHint: {
    id: 'account.limitHistory.failedHint',
    defaultMessage: 'Your limits apply as before. Try again in a moment.',
  },
});

/** Outcome of a change; `{at}` is the time that belongs to it. */
export const outcomes = defineMessages<LimitChangeStatus>({
  APPLIED: { id: 'account.limitHistory.applied', defaultMessage: 'Took effect on {at}' },
  COOLING_OFF: { id: 'account.limitHistory.coolingOff', defaultMessage: 'Can be confirmed from {at}' },
  AWAITING_CONFIRMATION: {
    id: 'account.limitHistory.awaiting',
    defaultMessage: 'Waiting for your confirmation until {at}',
  },
  CANCELLED: { id: 'account.limitHistory.cancelled', defaultMessage: 'Cancelled by you on {at}' },
  LAPSED: { id: 'account.limitHistory.lapsed', defaultMessage: 'Not confirmed by {at}' },
  REPLACED: { id: 'account.limitHistory.replaced', defaultMessage: 'Replaced by another change on {at}' },
});
