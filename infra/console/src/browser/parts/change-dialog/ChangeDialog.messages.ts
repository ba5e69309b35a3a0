import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  titleOff: { id: 'console.change.titleOff', defaultMessage: 'Switch off {app}' },
  titleOn: { id: 'console.change.titleOn', defaultMessage: 'Switch on {app}' },
  titlePromote: {
    id: 'console.change.titlePromote',
    defaultMessage: 'Promote {release} of {app}',
  },
  titleRollout: { id: 'console.change.titleRollout', defaultMessage: 'Roll out {release} of {app}' },
  titleNarrower: { id: 'console.change.titleNarrower', defaultMessage: 'Narrow the rollout of {app}' },
  titleRolloutStop: { id: 'console.change.titleRolloutStop', defaultMessage: 'Stop the rollout of {app}' },
  titleRollback: { id: 'console.change.titleRollback', defaultMessage: 'Roll back {app}' },
  titlePin: { id: 'console.change.titlePin', defaultMessage: 'Pin {release} of {app}' },
  titleUnpin: { id: 'console.change.titleUnpin', defaultMessage: 'Unpin {app}' },
  titleLock: { id: 'console.change.titleLock', defaultMessage: 'Lock releases in {environment}' },
  titleUnlock: { id: 'console.change.titleUnlock', defaultMessage: 'Unlock releases in {environment}' },
  titleWithdraw: { id: 'console.change.titleWithdraw', defaultMessage: 'Withdraw {release} of {app}' },
  titleReinstate: { id: 'console.change.titleReinstate', defaultMessage: 'Reinstate {release} of {app}' },
  titleFreeze: { id: 'console.change.titleFreeze', defaultMessage: 'Freeze releases in {environment}' },
  titleUnfreeze: { id: 'console.change.titleUnfreeze', defaultMessage: 'End the freeze in {environment}' },
  titleRestore: { id: 'console.change.titleRestore', defaultMessage: 'Restore releases of an earlier time' },
  freezeLength: { id: 'console.change.freezeLength', defaultMessage: 'Length' },
  hours: { id: 'console.change.hours', defaultMessage: '{count, plural, one {# hour} other {# hours}}' },
  days: { id: 'console.change.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  restoreAt: { id: 'console.change.restoreAt', defaultMessage: 'Time (UTC)' },
  freezes: {
    id: 'console.change.freezes',
    defaultMessage:
      'Promotions, rollouts and pins that reach {brands} are refused until {until}. Rollbacks, switch-offs, withdrawals and restores are still possible.',
  },
  unfreezes: {
    id: 'console.change.unfreezes',
    defaultMessage: 'Squads can release to {brands} again. Paused rollouts continue.',
  },
  restores: {
    id: 'console.change.restores',
    defaultMessage:
      'Releases, pins and switch-offs of {at} apply again. Rollouts that run now are stopped, and those of that time are not started again.',
  },
  kept: { id: 'console.change.kept', defaultMessage: 'Not restored: {text}' },
  appOfBrand: { id: 'console.change.appOfBrand', defaultMessage: '{brand}, {app}' },
  frozen: { id: 'console.change.frozen', defaultMessage: 'Releases are frozen' },
  frozenMeans: {
    id: 'console.change.frozenMeans',
    defaultMessage:
      '{problem} Continue only in an emergency: the audit log records that the freeze was overridden.',
  },
  brands: { id: 'console.change.brands', defaultMessage: 'Brands' },
  publicReason: { id: 'console.change.publicReason', defaultMessage: 'Message to players' },
  maintenance: { id: 'console.change.maintenance', defaultMessage: 'Maintenance' },
  incident: { id: 'console.change.incident', defaultMessage: 'Incident' },
  regulation: { id: 'console.change.regulation', defaultMessage: 'Regulation' },
  share: { id: 'console.change.share', defaultMessage: 'Initial share of visitors' },
  schedule: { id: 'console.change.schedule', defaultMessage: 'Schedule' },
  byHand: { id: 'console.change.byHand', defaultMessage: 'Manual' },
  canary: { id: 'console.change.canary', defaultMessage: 'Canary' },
  quick: { id: 'console.change.quick', defaultMessage: 'Fast' },
  careful: { id: 'console.change.careful', defaultMessage: 'Cautious' },
  step: { id: 'console.change.step', defaultMessage: '{share} for {minutes} min' },
  steps: { id: 'console.change.steps', defaultMessage: '{name}: {steps}, then all visitors' },
  scheduleHelp: {
    id: 'console.change.scheduleHelp',
    defaultMessage: 'Advances while metrics are healthy and rolls back automatically when they are not.',
  },
  force: {
    id: 'console.change.force',
    defaultMessage: 'Force: do not wait for rounds, deposits and uploads in progress',
  },
  reason: { id: 'console.change.reason', defaultMessage: 'Reason' },
  reasonHelp: {
    id: 'console.change.reasonHelp',
    defaultMessage: 'Recorded in the audit log permanently. Not shown to players.',
  },
  playerMessage: { id: 'console.change.playerMessage', defaultMessage: 'Message to the player' },
  playerMessageHelp: {
    id: 'console.change.playerMessageHelp',
    defaultMessage: 'Shown to the player, and recorded in the audit log permanently.',
  },
  reasonShort: { id: 'console.change.reasonShort', defaultMessage: 'Enter at least three characters.' },
  effect: { id: 'console.change.effect', defaultMessage: 'Effect' },
  effectLoading: { id: 'console.change.effectLoading', defaultMessage: 'Calculating the effect …' },
  noVisitors: { id: 'console.change.noVisitors', defaultMessage: 'No visitors affected.' },
  beforeAfter: { id: 'console.change.beforeAfter', defaultMessage: '{before} → {after}' },
  unchecked: { id: 'console.change.unchecked', defaultMessage: 'This release has not passed its check' },
  uncheckedMeans: {
    id: 'console.change.uncheckedMeans',
    defaultMessage:
      '{problem} In an emergency, request an approval: another operator has to approve it, and the audit log records both of you. A rollback needs no check.',
  },
  doRequest: { id: 'console.change.doRequest', defaultMessage: 'Request approval' },
  offReason: { id: 'console.change.offReason', defaultMessage: 'off ({reason})' },
  partly: { id: 'console.change.partly', defaultMessage: '{decided} for {share}' },
  nothing: { id: 'console.change.nothing', defaultMessage: 'nothing' },
  playersRead: {
    id: 'console.change.playersRead',
    defaultMessage: 'Open pages of {brands} update within two seconds. Players see:',
  },
  reach: {
    id: 'console.change.reach',
    defaultMessage:
      '{count, plural, =0 {No page views there in the last {minutes} minutes.} one {# page view there in the last {minutes} minutes.} other {# page views there in the last {minutes} minutes.}}',
  },
  follows: {
    id: 'console.change.follows',
    defaultMessage:
      'Menus, product mode, deep links and badges are updated. The bet slip and open bets are kept.',
  },
  scheduleEnd: {
    id: 'console.change.scheduleEnd',
    defaultMessage:
      'After the last step the release is promoted in {brands}, including brands without metrics of their own.',
  },
  swaps: {
    id: 'console.change.swaps',
    defaultMessage:
      'New pages get it immediately. Open pages switch when no round, deposit or upload is in progress.',
  },
  narrows: {
    id: 'console.change.narrows',
    defaultMessage:
      'Visitors outside the new share return to the current release. Metrics collected so far are discarded.',
  },
  forced: {
    id: 'console.change.forced',
    defaultMessage: 'Forced: activity on open pages is interrupted. Rounds are completed by the server.',
  },
  locks: {
    id: 'console.change.locks',
    defaultMessage:
      'While locked, no change that affects visitors of {brands} is accepted, except withdrawals by the integrity check.',
  },
  unlocks: { id: 'console.change.unlocks', defaultMessage: '{brands} can be changed again.' },
  allBrands: { id: 'console.change.allBrands', defaultMessage: 'all brands' },
  typing: { id: 'console.change.typing', defaultMessage: 'To confirm, type {word}' },
  doOff: { id: 'console.change.doOff', defaultMessage: 'Switch off' },
  doOn: { id: 'console.change.doOn', defaultMessage: 'Switch on' },
  doPromote: { id: 'console.change.doPromote', defaultMessage: 'Promote' },
  doRollout: { id: 'console.change.doRollout', defaultMessage: 'Roll out' },
  doNarrow: { id: 'console.change.doNarrow', defaultMessage: 'Narrow rollout' },
  doRolloutStop: { id: 'console.change.doRolloutStop', defaultMessage: 'Stop rollout' },
  doRollback: { id: 'console.change.doRollback', defaultMessage: 'Roll back' },
  doPin: { id: 'console.change.doPin', defaultMessage: 'Pin' },
  doUnpin: { id: 'console.change.doUnpin', defaultMessage: 'Unpin' },
  doLock: { id: 'console.change.doLock', defaultMessage: 'Lock' },
  doUnlock: { id: 'console.change.doUnlock', defaultMessage: 'Unlock' },
  doWithdraw: { id: 'console.change.doWithdraw', defaultMessage: 'Withdraw' },
  doReinstate: { id: 'console.change.doReinstate', defaultMessage: 'Reinstate' },
  doFreeze: { id: 'console.change.doFreeze', defaultMessage: 'Freeze' },
  doUnfreeze: { id: 'console.change.doUnfreeze', defaultMessage: 'End freeze' },
  doRestore: { id: 'console.change.doRestore', defaultMessage: 'Restore' },
  cancel: { id: 'console.change.cancel', defaultMessage: 'Cancel' },
  refused: { id: 'console.change.refused', defaultMessage: 'Decision failed' },
});

/** English texts of the shell's notice; players see it in their language. */
export const playerTexts = defineMessages({
  maintenance: {
    id: 'console.player.maintenance',
    defaultMessage:
      'Closed for maintenance. We’re working on this part of {site}. It will reopen here automatically as soon as we’re done.',
  },
  incident: {
    id: 'console.player.incident',
    defaultMessage:
      'Temporarily closed. We’ve closed this part of {site} because it wasn’t working properly. It will reopen here automatically once it’s fixed.',
  },
  regulation: {
    id: 'console.player.regulation',
    defaultMessage: 'Not available here. This part of {site} is not available here.',
  },
});
