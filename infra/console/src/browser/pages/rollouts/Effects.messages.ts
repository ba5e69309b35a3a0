import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.effects.title', defaultMessage: 'Differences to the current release' },
  intro: {
    id: 'console.effects.intro',
    defaultMessage:
      'Adjusted for brand and hour. The intervals hold at every evaluation with a confidence of 95 %.',
  },
  measure: { id: 'console.effects.measure', defaultMessage: 'Measure' },
  canary: { id: 'console.effects.canary', defaultMessage: 'New release' },
  base: { id: 'console.effects.base', defaultMessage: 'Current release' },
  difference: { id: 'console.effects.difference', defaultMessage: 'Difference' },
  interval: { id: 'console.effects.interval', defaultMessage: 'Interval' },
  p: { id: 'console.effects.p', defaultMessage: 'p-value' },
  rate: { id: 'console.effects.rate', defaultMessage: '{share} of {count}' },
  none: { id: 'console.effects.none', defaultMessage: 'none' },
  points: { id: 'console.effects.points', defaultMessage: '{value} points' },
  range: { id: 'console.effects.range', defaultMessage: '{low} to {high} points' },
  mountFailed: { id: 'console.effects.mountFailed', defaultMessage: 'Failed to mount' },
  broke: { id: 'console.effects.broke', defaultMessage: 'Broke later' },
  mountSlow: { id: 'console.effects.mountSlow', defaultMessage: 'Mount above 1 s' },
  readySlow: { id: 'console.effects.readySlow', defaultMessage: 'Content after 3 s' },
  lcpPoor: { id: 'console.effects.lcpPoor', defaultMessage: 'Largest paint above 3 s' },
  inpPoor: { id: 'console.effects.inpPoor', defaultMessage: 'Interaction above 200 ms' },
  clsPoor: { id: 'console.effects.clsPoor', defaultMessage: 'Layout shift above 0.1' },
  signIn: { id: 'console.effects.signIn', defaultMessage: 'Visits with a sign-in' },
  deposit: { id: 'console.effects.deposit', defaultMessage: 'Visits with a deposit' },
  bet: { id: 'console.effects.bet', defaultMessage: 'Visits with a bet' },
});
