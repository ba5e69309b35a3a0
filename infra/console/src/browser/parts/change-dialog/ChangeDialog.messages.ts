import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  titleOff: { id: 'console.change.titleOff', defaultMessage: 'Switch {app} off' },
  titleOn: { id: 'console.change.titleOn', defaultMessage: 'Switch {app} on again' },
  titlePromote: {
    id: 'console.change.titlePromote',
    defaultMessage: 'Promote {release} of {app} to everybody',
  },
  titleRollout: { id: 'console.change.titleRollout', defaultMessage: 'Roll {release} of {app} out' },
  titleNarrower: { id: 'console.change.titleNarrower', defaultMessage: 'Narrow the rollout of {app}' },
  titleRolloutStop: { id: 'console.change.titleRolloutStop', defaultMessage: 'Stop the rollout of {app}' },
  titleRollback: { id: 'console.change.titleRollback', defaultMessage: 'Roll {app} back' },
  titlePin: { id: 'console.change.titlePin', defaultMessage: 'Pin {release} of {app}' },
  titleUnpin: { id: 'console.change.titleUnpin', defaultMessage: 'Unpin {app}' },
  titleLock: { id: 'console.change.titleLock', defaultMessage: 'Lock' },
  titleUnlock: { id: 'console.change.titleUnlock', defaultMessage: 'Take the lock away' },
  titleWithdraw: { id: 'console.change.titleWithdraw', defaultMessage: 'Withdraw {release} of {app}' },
  titleReinstate: { id: 'console.change.titleReinstate', defaultMessage: 'Reinstate {release} of {app}' },
  brands: { id: 'console.change.brands', defaultMessage: 'For which brands' },
  publicReason: { id: 'console.change.publicReason', defaultMessage: 'What players are told' },
  maintenance: { id: 'console.change.maintenance', defaultMessage: 'Maintenance' },
  incident: { id: 'console.change.incident', defaultMessage: 'Incident' },
  regulation: { id: 'console.change.regulation', defaultMessage: 'Regulation' },
  share: { id: 'console.change.share', defaultMessage: 'Share of the visitors to begin with' },
  schedule: { id: 'console.change.schedule', defaultMessage: 'And then' },
  byHand: { id: 'console.change.byHand', defaultMessage: 'I advance it by hand' },
  canary: { id: 'console.change.canary', defaultMessage: 'Canary' },
  quick: { id: 'console.change.quick', defaultMessage: 'Quick' },
  careful: { id: 'console.change.careful', defaultMessage: 'Careful' },
  step: { id: 'console.change.step', defaultMessage: '{share} for {minutes} min' },
  steps: { id: 'console.change.steps', defaultMessage: '{name}: {steps}, then everybody' },
  scheduleHelp: {
    id: 'console.change.scheduleHelp',
    defaultMessage: 'It only goes on while the evidence is good, and takes itself back when it is not.',
  },
  force: {
    id: 'console.change.force',
    defaultMessage: 'Force: do not wait for rounds, deposits and uploads that are under way',
  },
  reason: { id: 'console.change.reason', defaultMessage: 'Reason, for the record' },
  reasonHelp: {
    id: 'console.change.reasonHelp',
    defaultMessage: 'Stands in the timeline for ever. Players never see it.',
  },
  reasonShort: { id: 'console.change.reasonShort', defaultMessage: 'Write at least three letters.' },
  effect: { id: 'console.change.effect', defaultMessage: 'What happens' },
  effectLoading: { id: 'console.change.effectLoading', defaultMessage: 'Working out what would happen …' },
  nobody: { id: 'console.change.nobody', defaultMessage: 'No visitor of any brand would notice.' },
  beforeAfter: { id: 'console.change.beforeAfter', defaultMessage: '{before} → {after}' },
  metOff: { id: 'console.change.metOff', defaultMessage: 'off ({reason})' },
  metPart: { id: 'console.change.metPart', defaultMessage: '{what} for {share}' },
  nothing: { id: 'console.change.nothing', defaultMessage: 'nothing' },
  playersRead: {
    id: 'console.change.playersRead',
    defaultMessage: 'Open pages of {brands} follow within two seconds. There, players read:',
  },
  reach: {
    id: 'console.change.reach',
    defaultMessage:
      '{count, plural, =0 {No page met it there in the last {minutes} minutes.} one {# page met it there in the last {minutes} minutes.} other {# pages met it there in the last {minutes} minutes.}}',
  },
  follows: {
    id: 'console.change.follows',
    defaultMessage:
      'Menus, product mode, deep links and badges follow. What lies in the coupon, and open bets, are kept.',
  },
  scheduleEnd: {
    id: 'console.change.scheduleEnd',
    defaultMessage:
      'When the schedule is over everybody meets it in {brands}; what a brand has not tried is promoted there without evidence of its own.',
  },
  swaps: {
    id: 'console.change.swaps',
    defaultMessage:
      'New pages at once. Open pages change over when nothing is under way: a round, a deposit, an upload.',
  },
  narrows: {
    id: 'console.change.narrows',
    defaultMessage:
      'Whoever has it and is not reached any more goes back to what the others meet. What was counted so far is not judged any more: the evidence begins anew.',
  },
  forced: {
    id: 'console.change.forced',
    defaultMessage: 'Forced: what is under way on open pages is cut off. Rounds are settled by the server.',
  },
  locks: {
    id: 'console.change.locks',
    defaultMessage:
      'Until the lock is taken away nothing changes that visitors of {brands} would notice. Only the control check goes through it.',
  },
  unlocks: { id: 'console.change.unlocks', defaultMessage: 'From then on {brands} can be changed again.' },
  allBrands: { id: 'console.change.allBrands', defaultMessage: 'all brands' },
  typing: { id: 'console.change.typing', defaultMessage: 'To confirm, type {word}' },
  confirm: { id: 'console.change.confirm', defaultMessage: 'Do it' },
  off: { id: 'console.change.off', defaultMessage: 'Switch off' },
  on: { id: 'console.change.on', defaultMessage: 'Switch on' },
  cancel: { id: 'console.change.cancel', defaultMessage: 'Cancel' },
  refused: { id: 'console.change.refused', defaultMessage: 'Not done' },
});

/** What the shell shows in English; the notice itself is in the player's language. */
export const playerTexts = defineMessages({
  maintenance: {
    id: 'console.player.maintenance',
    defaultMessage:
      'Closed for maintenance. We are working on this part of {site}. It opens here by itself as soon as we are done.',
  },
  incident: {
    id: 'console.player.incident',
    defaultMessage:
      'Closed for the moment. This part of {site} did not work as it should, so we closed it. It opens here by itself once it does.',
  },
  regulation: {
    id: 'console.player.regulation',
    defaultMessage: 'Not available here. This part of {site} is not available here.',
  },
});
