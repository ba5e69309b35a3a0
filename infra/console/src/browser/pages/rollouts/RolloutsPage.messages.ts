import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'console.rollouts.title', defaultMessage: 'Rollouts' },
  intro: {
    id: 'console.rollouts.intro',
    defaultMessage: 'New releases that a share of the visitors meets first, beside what the others meet.',
  },
  none: { id: 'console.rollouts.none', defaultMessage: 'Nothing is rolling out' },
  noneText: {
    id: 'console.rollouts.noneText',
    defaultMessage: 'Begin one from the releases of an application on the map.',
  },
  map: { id: 'console.rollouts.map', defaultMessage: 'To the map' },
  of: { id: 'console.rollouts.of', defaultMessage: '{app}: {release}' },
  share: { id: 'console.rollouts.share', defaultMessage: '{share} of the visitors of {brands}' },
  allBrands: { id: 'console.rollouts.allBrands', defaultMessage: 'all brands' },
  canary: { id: 'console.rollouts.canary', defaultMessage: 'meet the new one' },
  base: { id: 'console.rollouts.base', defaultMessage: 'meet {release}' },
  byHand: {
    id: 'console.rollouts.byHand',
    defaultMessage: 'By hand: it stays at this share until somebody decides.',
  },
  continue: { id: 'console.rollouts.continue', defaultMessage: 'May go on' },
  wait: { id: 'console.rollouts.wait', defaultMessage: 'Too early to say' },
  rollBack: { id: 'console.rollouts.rollBack', defaultMessage: 'Is being taken back' },
  held: { id: 'console.rollouts.held', defaultMessage: 'It does not go on by itself: {why}' },
  everybody: { id: 'console.rollouts.everybody', defaultMessage: 'then everybody' },
  promotions: { id: 'console.rollouts.promotions', defaultMessage: 'Promoted lately, still watched' },
  until: { id: 'console.rollouts.until', defaultMessage: 'until {at}' },
  steps: { id: 'console.rollouts.steps', defaultMessage: 'Steps' },
  step: {
    id: 'console.rollouts.step',
    defaultMessage: '{share} for {minutes, plural, one {# minute} other {# minutes}}',
  },
  now: { id: 'console.rollouts.now', defaultMessage: 'now' },
  next: { id: 'console.rollouts.next', defaultMessage: 'next at {at}' },
  advance: { id: 'console.rollouts.advance', defaultMessage: 'Advance to {share}' },
  narrow: { id: 'console.rollouts.narrow', defaultMessage: 'Narrow to {share}' },
  promote: { id: 'console.rollouts.promote', defaultMessage: 'Promote to everybody' },
  stop: { id: 'console.rollouts.stop', defaultMessage: 'Stop: everybody back' },
  withdraw: { id: 'console.rollouts.withdraw', defaultMessage: 'Withdraw the release' },
});
