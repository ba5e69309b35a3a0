import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.content.mustHit.title', defaultMessage: 'Must-hit-by limits' },
  help: {
    id: 'console.content.mustHit.help',
    defaultMessage:
      'All brands share the pots: the lowest amount and the shortest time of all brands apply. A running pot keeps the limits that players were shown; changes apply after its next drop.',
  },
  mega: { id: 'console.content.mustHit.mega', defaultMessage: 'EPIC' },
  major: { id: 'console.content.mustHit.major', defaultMessage: 'SUPER' },
  minor: { id: 'console.content.mustHit.minor', defaultMessage: 'MINI' },
  shared: { id: 'console.content.mustHit.shared', defaultMessage: 'SHARED' },
  amount: { id: 'console.content.mustHit.amount', defaultMessage: '{pot}: highest amount in euros' },
  amountHelp: {
    id: 'console.content.mustHit.amountHelp',
    defaultMessage: 'Above {start}; empty: no limit. The contribution that reaches it wins.',
  },
  hours: { id: 'console.content.mustHit.hours', defaultMessage: '{pot}: longest time in hours' },
  hoursHelp: {
    id: 'console.content.mustHit.hoursHelp',
    defaultMessage: 'From one drop to the next, up to 8,760; empty: no limit.',
  },
  cost: {
    id: 'console.content.mustHit.cost',
    defaultMessage: 'Expected additional cost: {cost} % of all contributions, for more frequent restarts.',
  },
});
