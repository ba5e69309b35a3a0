import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  versionChanged: {
    id: 'console.failure.versionChanged',
    defaultMessage:
      'Somebody decided something else while you were looking. The effect above is worked out anew: read it and confirm again.',
  },
  locked: {
    id: 'console.failure.locked',
    defaultMessage:
      'It is locked: nothing changes here until an operator takes the lock away (Map, the lock of the brand).',
  },
  rolloutRunning: {
    id: 'console.failure.rolloutRunning',
    defaultMessage:
      'Another rollout of this application is running. Stop it or promote its release first, on the page Rollouts.',
  },
  checkMissing: {
    id: 'console.failure.checkMissing',
    defaultMessage:
      'Nobody has checked this release against what is live. Its squad runs “foyer check” and publishes the result.',
  },
  checkFailed: {
    id: 'console.failure.checkFailed',
    defaultMessage:
      'The check of this release found something that would break what is live. Its squad has to mend it.',
  },
  checkPartial: {
    id: 'console.failure.checkPartial',
    defaultMessage:
      'The check of this release was made without a browser. Its squad runs “foyer check” again, begins with a share, or asks an operator.',
  },
  nothingChanges: {
    id: 'console.failure.nothingChanges',
    defaultMessage: 'This is how it is already; there is nothing to do.',
  },
  nothingBefore: {
    id: 'console.failure.nothingBefore',
    defaultMessage: 'There is no earlier release to go back to. Promote one from the list of releases.',
  },
  noDefault: {
    id: 'console.failure.noDefault',
    defaultMessage: 'Nothing runs here that the other visitors would meet. Promote a release first.',
  },
  noRollout: {
    id: 'console.failure.noRollout',
    defaultMessage: 'No rollout of this application is running any more.',
  },
  outcomeUnknown: {
    id: 'console.failure.outcomeUnknown',
    defaultMessage:
      'The database was lost while this was written, so nobody knows yet whether it holds. Look at the timeline before you decide again.',
  },
  rolloutNarrower: {
    id: 'console.failure.rolloutNarrower',
    defaultMessage:
      'It would take the release from players who have it. Take the decision that widened it back in the timeline, or stop the rollout.',
  },
  rolloutWider: {
    id: 'console.failure.rolloutWider',
    defaultMessage:
      'The rollout has become narrower since, so this would give the release to more players. Look at the rollout and decide anew.',
  },
  notOff: { id: 'console.failure.notOff', defaultMessage: 'It is not switched off there.' },
  notPinned: { id: 'console.failure.notPinned', defaultMessage: 'No release is pinned there.' },
  withdrawn: {
    id: 'console.failure.withdrawn',
    defaultMessage: 'This release is withdrawn here. Reinstate it first, if it is safe to run.',
  },
  filesDiffer: {
    id: 'console.failure.filesDiffer',
    defaultMessage:
      'A file of this release is not what its squad signed. It must not run; run the control check and tell the squad.',
  },
  shellStays: {
    id: 'console.failure.shellStays',
    defaultMessage: 'The shell is the page itself. Roll it back or promote another one instead.',
  },
  notPermitted: {
    id: 'console.failure.notPermitted',
    defaultMessage: 'Your role does not allow this. Ask an operator.',
  },
  signedOut: {
    id: 'console.failure.signedOut',
    defaultMessage: 'Your session has ended. Sign in again; nothing was done.',
  },
  registryAway: {
    id: 'console.failure.registryAway',
    defaultMessage:
      'The registry does not answer. What runs goes on running; if you were deciding something, look at the timeline before you try again.',
  },
  identityAway: {
    id: 'console.failure.identityAway',
    defaultMessage: 'The sign-in does not answer, so nobody can say who you are. Try again in a moment.',
  },
  staffUnknown: {
    id: 'console.failure.staffUnknown',
    defaultMessage: 'The registry cannot ask who you are at the moment. Try again; nothing was done.',
  },
  staffChanged: {
    id: 'console.failure.staffChanged',
    defaultMessage: 'Your session or your roles have changed. Sign in again; nothing was done.',
  },
  offline: { id: 'console.failure.offline', defaultMessage: 'The console does not answer. Are you online?' },
  notFound: {
    id: 'console.failure.notFound',
    defaultMessage: 'The registry that runs here does not offer this.',
  },
  samePerson: {
    id: 'console.failure.samePerson',
    defaultMessage: 'You have approved it already. The second approval has to come from somebody else.',
  },
  notWaiting: {
    id: 'console.failure.notWaiting',
    defaultMessage: 'It is decided, or the player has taken it back. The list is loaded anew.',
  },
  playerBlocked: {
    id: 'console.failure.playerBlocked',
    defaultMessage:
      'This player may not be paid at the moment; the reasons stand beside the withdrawal. It can be refused.',
  },
  keyReused: {
    id: 'console.failure.keyReused',
    defaultMessage:
      'Something else was decided with this press. Close this and begin again; nothing was done.',
  },
  unknown: { id: 'console.failure.unknown', defaultMessage: 'There is no such withdrawal.' },
  unknownPlayer: {
    id: 'console.failure.unknownPlayer',
    defaultMessage: 'The brand has no player with this e-mail address or id.',
  },
  playerCanSignIn: {
    id: 'console.failure.playerCanSignIn',
    defaultMessage: 'This player can sign in and withdraw without us.',
  },
  insufficientFunds: {
    id: 'console.failure.insufficientFunds',
    defaultMessage: 'Nothing is left to pay out, or less than when you looked. Look again.',
  },
  accountUnknown: {
    id: 'console.failure.accountUnknown',
    defaultMessage: 'No account of the player can be paid to. Ask the player for one by letter.',
  },
  amountTooSmall: {
    id: 'console.failure.amountTooSmall',
    defaultMessage: 'It is less than the payment service sends to this account.',
  },
  amountTooLarge: {
    id: 'console.failure.amountTooLarge',
    defaultMessage: 'It is more than the payment service sends to this account at once.',
  },
  blocked: {
    id: 'console.failure.blocked',
    defaultMessage: 'This player may not be paid at the moment; the reasons stand beside the balances.',
  },
  closedLoop: {
    id: 'console.failure.closedLoop',
    defaultMessage:
      'Money was paid in or sent since you looked, so it has to go to other accounts. Look again.',
  },
  tooManyOpen: {
    id: 'console.failure.tooManyOpen',
    defaultMessage: 'Too many withdrawals of this player wait already. Decide on those first.',
  },
  providerUnavailable: {
    id: 'console.failure.providerUnavailable',
    defaultMessage:
      'The payment service does not answer, so nobody can say where it may go. Try again in a moment.',
  },
  paymentsAway: {
    id: 'console.failure.paymentsAway',
    defaultMessage:
      'The payments do not answer. If you were deciding something, press again: it has one effect.',
  },
  booksUnavailable: {
    id: 'console.failure.booksUnavailable',
    defaultMessage:
      'The payment service does not give its books at the moment. Nothing was compared; it is tried again by itself.',
  },
  signInsAway: {
    id: 'console.failure.signInsAway',
    defaultMessage: 'The sign-ins do not answer. Try again: what was asked for already has one effect.',
  },
  unknownConnection: {
    id: 'console.failure.unknownConnection',
    defaultMessage: 'This connection is gone: somebody has disconnected it already. The list is loaded anew.',
  },
  noOtherWayIn: {
    id: 'console.failure.noOtherWayIn',
    defaultMessage:
      'Without this bank or wallet the player could not come in any more. First let the player sign in once with a code sent to their e-mail address, from the sign-in page; that shows the address to be theirs. Then disconnect.',
  },
  playersAway: {
    id: 'console.failure.playersAway',
    defaultMessage:
      'The players’ service does not answer. Try again: what was decided already has one effect.',
  },
  alreadyConfirmed: {
    id: 'console.failure.alreadyConfirmed',
    defaultMessage: 'Somebody has confirmed this player already. What is shown is loaded anew.',
  },
  documentsMissing: {
    id: 'console.failure.documentsMissing',
    defaultMessage: 'One document has to show who the player is, and one where they live.',
  },
  dayNotBegun: {
    id: 'console.failure.dayNotBegun',
    defaultMessage: 'This day has not begun yet (days are counted in UTC), so nobody has books of it.',
  },
  alertUnknown: {
    id: 'console.failure.alertUnknown',
    defaultMessage: 'This alert waits for nobody. The list is loaded anew.',
  },
  other: { id: 'console.failure.other', defaultMessage: '{text} ({code})' },
});
