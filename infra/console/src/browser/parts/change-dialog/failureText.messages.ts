import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  webhookUrlInvalid: {
    id: 'console.failure.webhookUrlInvalid',
    defaultMessage: 'Enter an https address without credentials.',
  },
  webhookAddressPrivate: {
    id: 'console.failure.webhookAddressPrivate',
    defaultMessage: 'The address is in a private network. Enter a public address.',
  },
  webhookHostUnknown: {
    id: 'console.failure.webhookHostUnknown',
    defaultMessage: 'The host of the address is unknown. Check the spelling.',
  },
  frozen: {
    id: 'console.failure.frozen',
    defaultMessage: 'Releases are frozen. The overview shows until when and why.',
  },
  notFrozen: { id: 'console.failure.notFrozen', defaultMessage: 'No freeze of these brands is active.' },
  freezeEndInvalid: {
    id: 'console.failure.freezeEndInvalid',
    defaultMessage: 'The freeze must end in the next 30 days. Select its length again.',
  },
  restoreTooEarly: {
    id: 'console.failure.restoreTooEarly',
    defaultMessage: 'The audit log has no releases of this time. Enter a later time.',
  },
  restoreTimeInvalid: {
    id: 'console.failure.restoreTimeInvalid',
    defaultMessage: 'Enter a time in the past.',
  },
  alreadyDecided: {
    id: 'console.failure.alreadyDecided',
    defaultMessage: 'The file was decided or withdrawn meanwhile. The list shows its status.',
  },
  unknownFile: {
    id: 'console.failure.unknownFile',
    defaultMessage: 'This brand has no such file. It may have been withdrawn or deleted.',
  },
  filesInReview: {
    id: 'console.failure.filesInReview',
    defaultMessage: 'Files of the declaration are still in review. Decide them first.',
  },
  notSubmitted: {
    id: 'console.failure.notSubmitted',
    defaultMessage: 'The player has not sent the declaration. Only a sent declaration can be confirmed.',
  },
  limitNotLower: {
    id: 'console.failure.limitNotLower',
    defaultMessage: 'The player’s limit is lower already. Staff can lower limits, not raise them.',
  },
  limitNotOffered: {
    id: 'console.failure.limitNotOffered',
    defaultMessage: 'The player’s licence does not offer this limit. Choose another one.',
  },
  versionChanged: {
    id: 'console.failure.versionChanged',
    defaultMessage:
      'Another decision was made in the meantime. The effect above has been recalculated: review it and confirm again.',
  },
  locked: {
    id: 'console.failure.locked',
    defaultMessage: 'Locked. An operator must unlock it first (Overview, lock of the brand).',
  },
  rolloutRunning: {
    id: 'console.failure.rolloutRunning',
    defaultMessage:
      'Another rollout of this application is active. Stop it or promote its release first under Rollouts.',
  },
  checkMissing: {
    id: 'console.failure.checkMissing',
    defaultMessage:
      'This release has not been checked against the live releases. The squad must run “foyer check” and publish the result.',
  },
  checkFailed: {
    id: 'console.failure.checkFailed',
    defaultMessage: 'The check found that this release would break a live release. The squad must fix it.',
  },
  checkPartial: {
    id: 'console.failure.checkPartial',
    defaultMessage:
      'This release was checked without a browser. Ask the squad to run “foyer check” again, start with a partial rollout, or ask an operator.',
  },
  nothingChanges: {
    id: 'console.failure.nothingChanges',
    defaultMessage: 'Nothing to change: this is the current state.',
  },
  nothingBefore: {
    id: 'console.failure.nothingBefore',
    defaultMessage: 'There is no earlier release to roll back to. Promote one from the release list.',
  },
  noDefault: {
    id: 'console.failure.noDefault',
    defaultMessage: 'There is no default release for the other visitors. Promote a release first.',
  },
  noRollout: {
    id: 'console.failure.noRollout',
    defaultMessage: 'There is no active rollout of this application.',
  },
  outcomeUnknown: {
    id: 'console.failure.outcomeUnknown',
    defaultMessage:
      'The database connection was lost while saving, so the outcome is unknown. Check the audit log before deciding again.',
  },
  rolloutNarrower: {
    id: 'console.failure.rolloutNarrower',
    defaultMessage:
      'This would remove the release from players who already have it. Revert the decision in the audit log, or stop the rollout.',
  },
  rolloutWider: {
    id: 'console.failure.rolloutWider',
    defaultMessage:
      'The rollout has been narrowed since, so this would reach more players. Check the rollout and decide again.',
  },
  notOff: { id: 'console.failure.notOff', defaultMessage: 'It is not switched off for these brands.' },
  notPinned: { id: 'console.failure.notPinned', defaultMessage: 'No release is pinned there.' },
  withdrawn: {
    id: 'console.failure.withdrawn',
    defaultMessage: 'This release is withdrawn. Reinstate it first if it is safe to run.',
  },
  filesDiffer: {
    id: 'console.failure.filesDiffer',
    defaultMessage:
      'A file of this release does not match its signature. Run the integrity check and notify the squad.',
  },
  shellStays: {
    id: 'console.failure.shellStays',
    defaultMessage: 'The shell cannot be switched off. Roll it back or promote another release.',
  },
  notPermitted: {
    id: 'console.failure.notPermitted',
    defaultMessage: 'Your role does not allow this. Ask an operator.',
  },
  signedOut: {
    id: 'console.failure.signedOut',
    defaultMessage: 'Your session has ended. Sign in again. Nothing was changed.',
  },
  registryAway: {
    id: 'console.failure.registryAway',
    defaultMessage:
      'The registry is not responding. Running releases are not affected. Check the audit log before you retry a decision.',
  },
  identityAway: {
    id: 'console.failure.identityAway',
    defaultMessage: 'Sign-in is not responding, so your identity cannot be verified. Try again in a moment.',
  },
  staffUnknown: {
    id: 'console.failure.staffUnknown',
    defaultMessage: 'The registry cannot verify your identity at the moment. Nothing was changed. Try again.',
  },
  staffChanged: {
    id: 'console.failure.staffChanged',
    defaultMessage: 'Your session or roles have changed. Nothing was changed. Sign in again.',
  },
  offline: {
    id: 'console.failure.offline',
    defaultMessage: 'The console is not responding. Check your connection.',
  },
  answerUnknown: {
    id: 'console.failure.answerUnknown',
    defaultMessage:
      'The response has an unknown format. Reload the page. If you were changing something, check the audit log first.',
  },
  notFound: {
    id: 'console.failure.notFound',
    defaultMessage: 'This registry does not support this operation.',
  },
  samePerson: {
    id: 'console.failure.samePerson',
    defaultMessage: 'You requested or approved this yourself. Another member of staff has to approve it.',
  },
  requestUnknown: {
    id: 'console.failure.requestUnknown',
    defaultMessage:
      'This request was decided, replaced, or is older than an hour. The list has been reloaded.',
  },
  notWaiting: {
    id: 'console.failure.notWaiting',
    defaultMessage:
      'The withdrawal has already been decided or was cancelled by the player. The list has been reloaded.',
  },
  alreadySuspended: {
    id: 'console.failure.alreadySuspended',
    defaultMessage: 'This is already suspended. The list of suspensions shows by whom and why.',
  },
  notSuspended: {
    id: 'console.failure.notSuspended',
    defaultMessage: 'Betting has already been resumed. The list has been reloaded.',
  },
  alreadyWaiting: {
    id: 'console.failure.alreadyWaiting',
    defaultMessage: 'Another result of this match is waiting for approval. Decide it first.',
  },
  requestDecided: {
    id: 'console.failure.requestDecided',
    defaultMessage: 'This request has already been decided. The list has been reloaded.',
  },
  unknownEvent: {
    id: 'console.failure.unknownEvent',
    defaultMessage: 'No match with this ID is offered or has bets. Check the ID.',
  },
  sportsbookAway: {
    id: 'console.failure.sportsbookAway',
    defaultMessage: 'The sportsbook is not responding. Retrying is safe: the action takes effect once.',
  },
  playerBlocked: {
    id: 'console.failure.playerBlocked',
    defaultMessage:
      'Payouts to this player are blocked; see the reasons beside the withdrawal. You can reject it.',
  },
  keyReused: {
    id: 'console.failure.keyReused',
    defaultMessage:
      'This request was already used for another decision. Nothing was changed. Close the dialog and start again.',
  },
  unknown: { id: 'console.failure.unknown', defaultMessage: 'Not found. Reload the page.' },
  unknownPlayer: {
    id: 'console.failure.unknownPlayer',
    defaultMessage: 'No player of this brand has this email address or ID.',
  },
  playerCanSignIn: {
    id: 'console.failure.playerCanSignIn',
    defaultMessage: 'This player can sign in and withdraw.',
  },
  insufficientFunds: {
    id: 'console.failure.insufficientFunds',
    defaultMessage: 'The available balance has changed. Search again.',
  },
  accountUnknown: {
    id: 'console.failure.accountUnknown',
    defaultMessage: 'The player has no payout account. Ask the player for one by email.',
  },
  amountTooSmall: {
    id: 'console.failure.amountTooSmall',
    defaultMessage: 'The amount is below the payment provider’s minimum for this account.',
  },
  amountTooLarge: {
    id: 'console.failure.amountTooLarge',
    defaultMessage: 'The amount exceeds the payment provider’s maximum for this account.',
  },
  blocked: {
    id: 'console.failure.blocked',
    defaultMessage: 'Payouts to this player are blocked; see the reasons beside the balances.',
  },
  closedLoop: {
    id: 'console.failure.closedLoop',
    defaultMessage:
      'Payments have changed since you searched, so the destination accounts are different. Search again.',
  },
  tooManyOpen: {
    id: 'console.failure.tooManyOpen',
    defaultMessage: 'This player has too many pending withdrawals. Decide those first.',
  },
  providerUnavailable: {
    id: 'console.failure.providerUnavailable',
    defaultMessage:
      'The payment provider is not responding, so the destination cannot be determined. Try again in a moment.',
  },
  paymentsAway: {
    id: 'console.failure.paymentsAway',
    defaultMessage:
      'The payment service is not responding. Retrying is safe: the decision takes effect once.',
  },
  settlementReportUnavailable: {
    id: 'console.failure.settlementReportUnavailable',
    defaultMessage:
      'The settlement report is not available at the moment. Nothing was compared; it is retried automatically.',
  },
  signInsAway: {
    id: 'console.failure.signInsAway',
    defaultMessage:
      'The identity service is not responding. Retrying is safe: the request takes effect once.',
  },
  unknownConnection: {
    id: 'console.failure.unknownConnection',
    defaultMessage: 'This connection has already been disconnected. The list has been reloaded.',
  },
  noOtherWayIn: {
    id: 'console.failure.noOtherWayIn',
    defaultMessage:
      'This is the player’s only sign-in method. Ask the player to sign in once with an email code from the sign-in page, which verifies the email address. Then disconnect.',
  },
  contentAway: {
    id: 'console.failure.contentAway',
    defaultMessage:
      'The content service is not responding. Retrying is safe: the decision takes effect once.',
  },
  playersAway: {
    id: 'console.failure.playersAway',
    defaultMessage: 'The player service is not responding. Retrying is safe: the decision takes effect once.',
  },
  alreadyConfirmed: {
    id: 'console.failure.alreadyConfirmed',
    defaultMessage: 'This player has already been confirmed. The page has been reloaded.',
  },
  documentsMissing: {
    id: 'console.failure.documentsMissing',
    defaultMessage: 'Select one proof of identity and one proof of address.',
  },
  dayNotStarted: {
    id: 'console.failure.dayNotStarted',
    defaultMessage: 'This day has not started yet (UTC), so there is no settlement report.',
  },
  alertUnknown: {
    id: 'console.failure.alertUnknown',
    defaultMessage: 'This alert needs no acknowledgement. The list has been reloaded.',
  },
  notRequested: {
    id: 'console.failure.notRequested',
    defaultMessage: 'This request was already decided. Reload the list.',
  },
  alreadyAnswered: {
    id: 'console.failure.alreadyAnswered',
    defaultMessage: 'This dispute was already answered. The list has been reloaded.',
  },
  coolingOff: {
    id: 'console.failure.coolingOff',
    defaultMessage: 'The request was already approved; the cool-off is running.',
  },
  lifted: { id: 'console.failure.lifted', defaultMessage: 'The exclusion has already been lifted.' },
  forLife: {
    id: 'console.failure.forLife',
    defaultMessage: 'This exclusion is for life. It cannot be ended.',
  },
  atRegister: {
    id: 'console.failure.atRegister',
    defaultMessage: 'The exclusion is from the national register. Only the register can end it.',
  },
  notYet: {
    id: 'console.failure.notYet',
    defaultMessage: 'The licence does not allow an end before the term is over.',
  },
  sessionEnded: {
    id: 'console.failure.sessionEnded',
    defaultMessage: 'This session has ended meanwhile. Close this window: the list shows the open ones.',
  },
  identityUnavailable: {
    id: 'console.failure.identityUnavailable',
    defaultMessage: 'The sign-in service is not responding. Try again in a moment.',
  },
  balanceLeft: {
    id: 'console.failure.balanceLeft',
    defaultMessage: 'The account still holds money. Ask the player to withdraw it first.',
  },
  withdrawalRunning: {
    id: 'console.failure.withdrawalRunning',
    defaultMessage: 'A withdrawal is still being sent. Try again when it is completed.',
  },
  alreadyClosed: { id: 'console.failure.alreadyClosed', defaultMessage: 'The account is already closed.' },
  notClosed: { id: 'console.failure.notClosed', defaultMessage: 'The account is not closed.' },
  erasureRequested: {
    id: 'console.failure.erasureRequested',
    defaultMessage: 'The erasure of this player’s data was requested, so the account stays closed.',
  },
  cannotDownload: {
    id: 'console.failure.cannotDownload',
    defaultMessage: 'This player cannot sign in, and so could not download the archive.',
  },
  tooManyExports: {
    id: 'console.failure.tooManyExports',
    defaultMessage: 'An archive was already requested within the last 24 hours.',
  },
  fieldInvalid: {
    id: 'console.failure.fieldInvalid',
    defaultMessage: 'A field is invalid. Check all fields.',
  },
  other: { id: 'console.failure.other', defaultMessage: '{text} ({code})' },
  failed: {
    id: 'console.failure.failed',
    defaultMessage:
      'The console could not process the request. Try again. If you were changing something, check the audit log first.',
  },
});
