import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  player: { id: 'console.care.caseOf', defaultMessage: 'Player' },
  account: { id: 'console.care.account', defaultMessage: 'Account' },
  deposits: { id: 'console.care.deposits', defaultMessage: 'Deposits' },
  blocked: { id: 'console.care.blocked', defaultMessage: 'Blocked' },
  allowed: { id: 'console.care.allowed', defaultMessage: 'Allowed' },
  marketing: { id: 'console.care.marketing', defaultMessage: 'Marketing and A/B tests' },
  excluded: { id: 'console.care.excluded', defaultMessage: 'Excluded' },
  included: { id: 'console.care.included', defaultMessage: 'Included' },
  limits: { id: 'console.care.limits', defaultMessage: 'Limits' },
  noLimits: { id: 'console.care.noLimits', defaultMessage: 'None set' },
  markers: { id: 'console.care.markers', defaultMessage: 'Markers' },
  noMarkers: { id: 'console.care.noMarkers', defaultMessage: 'No markers recorded for this player.' },
  when: { id: 'console.care.when', defaultMessage: 'Time' },
  reason: { id: 'console.care.reason', defaultMessage: 'Reason' },
  actions: { id: 'console.care.actions', defaultMessage: 'Actions of staff' },
  action: { id: 'console.care.action', defaultMessage: 'Action' },
  by: { id: 'console.care.by', defaultMessage: 'By' },
  reached: { id: 'console.care.reached', defaultMessage: 'Reached' },
  notReached: { id: 'console.care.notReached', defaultMessage: 'Not reached' },
  isReached: { id: 'console.care.isReached', defaultMessage: 'I reached the player' },
  limit: { id: 'console.care.limitField', defaultMessage: 'Limit' },
  limitOption: { id: 'console.care.limitOption', defaultMessage: '{limit}: now {amount}' },
  notSet: { id: 'console.care.notSet', defaultMessage: 'not set' },
  amount: { id: 'console.care.amount', defaultMessage: 'New maximum' },
  amountInvalid: { id: 'console.care.amountInvalid', defaultMessage: 'Enter an amount.' },
  cancel: { id: 'console.care.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'console.care.notDone', defaultMessage: 'Action failed' },
  done: { id: 'console.care.done', defaultMessage: '{action}: recorded for {playerId}.' },
  dialogTitle: { id: 'console.care.dialogTitle', defaultMessage: '{action}: {playerId}' },
});

export const actionNames = defineMessages({
  message: { id: 'console.care.action.message', defaultMessage: 'Send message' },
  call: { id: 'console.care.action.call', defaultMessage: 'Record call' },
  limit: { id: 'console.care.action.limit', defaultMessage: 'Lower limit' },
  block: { id: 'console.care.action.block', defaultMessage: 'Block deposits' },
  release: { id: 'console.care.action.release', defaultMessage: 'Release' },
});

export const actionEffects = defineMessages({
  message: {
    id: 'console.care.effect.message',
    defaultMessage:
      'The player receives an email that describes the tools of the profile and names a helpline of the player’s country.',
  },
  call: {
    id: 'console.care.effect.call',
    defaultMessage: 'Records that you called the player. Summarise the call in the reason field.',
  },
  limit: {
    id: 'console.care.effect.limit',
    defaultMessage:
      'The lower limit applies at once, and the player cannot raise it until staff release the player.',
  },
  block: {
    id: 'console.care.effect.block',
    defaultMessage:
      'The player can no longer deposit. Withdrawals and open rounds are not affected. The player receives no marketing.',
  },
  release: {
    id: 'console.care.effect.release',
    defaultMessage:
      'Ends a block of deposits, allows raised limits again, and includes the player in marketing to which the player consented.',
  },
});

export const actionWords = defineMessages({
  message: { id: 'console.care.word.message', defaultMessage: 'message' },
  call: { id: 'console.care.word.call', defaultMessage: 'call' },
  limit: { id: 'console.care.word.limit', defaultMessage: 'limit' },
  block: { id: 'console.care.word.block', defaultMessage: 'block' },
  release: { id: 'console.care.word.release', defaultMessage: 'release' },
});
