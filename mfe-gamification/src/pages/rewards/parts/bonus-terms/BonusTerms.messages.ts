import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  wager: { id: 'gamification.terms.wager', defaultMessage: 'Stake {total} in all, {factor} times the bonus, and it becomes your own money.' },
  most: { id: 'gamification.terms.most', defaultMessage: 'At most {maximum} can become your own.' },
  waits: { id: 'gamification.terms.waits', defaultMessage: 'Games do not take bonus money yet. Until they do it waits for you and does not run out.' },
  full: { id: 'gamification.terms.full', defaultMessage: 'Full bonus terms' },
});
