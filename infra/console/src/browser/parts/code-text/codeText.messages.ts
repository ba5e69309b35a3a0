import type { ChangeKind } from '@foyer/kernel/change-answers';
import type { CheckFault, CheckResult } from '@foyer/kernel/integrity-answers';
import { defineMessages, type Message } from '@foyer/i18n';

/** Reasons that block a payout, by the code of the api. */
export const blocks = defineMessages({
  ACCOUNT_CLOSED: { id: 'console.code.block.account-closed', defaultMessage: 'Account closed' },
  SELF_EXCLUDED: { id: 'console.code.block.self-excluded', defaultMessage: 'Self-excluded' },
  TIMED_OUT: { id: 'console.code.block.timed-out', defaultMessage: 'On a time-out' },
  DEPOSITS_BLOCKED: { id: 'console.code.block.deposits-blocked', defaultMessage: 'Deposits blocked' },
  WITHDRAWALS_BLOCKED: {
    id: 'console.code.block.withdrawals-blocked',
    defaultMessage: 'Withdrawals blocked by staff',
  },
  INSTANT_BANKING_BLOCKED: {
    id: 'console.code.block.instant-banking-blocked',
    defaultMessage: 'Instant banking blocked',
  },
  KYC_REQUIRED: { id: 'console.code.block.kyc-required', defaultMessage: 'Identity not confirmed' },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'console.code.block.source-of-wealth-expired',
    defaultMessage: 'Source of wealth declaration expired',
  },
  TERMS_NOT_ACCEPTED: { id: 'console.code.block.terms-not-accepted', defaultMessage: 'Terms not accepted' },
  COUNTRY_NOT_ALLOWED: {
    id: 'console.code.block.country-not-allowed',
    defaultMessage: 'Country not allowed',
  },
  LIMIT_REQUIRED: { id: 'console.code.block.limit-required', defaultMessage: 'Deposit limit not set' },
  LIMIT_OFFERED: { id: 'console.code.block.limit-offered', defaultMessage: 'Deposit limit not answered' },
  LIMIT_REACHED: { id: 'console.code.block.limit-reached', defaultMessage: 'Deposit limit reached' },
  DEBT_OPEN: { id: 'console.code.block.debt-open', defaultMessage: 'Outstanding debt' },
});

/** Kinds of payment method and payout account. */
export const methods = defineMessages({
  CARD: { id: 'console.code.method.card', defaultMessage: 'Card' },
  INSTANT_BANK: { id: 'console.code.method.instant-bank', defaultMessage: 'Instant bank transfer' },
  OPEN_BANKING: { id: 'console.code.method.open-banking', defaultMessage: 'Open banking' },
  WALLET: { id: 'console.code.method.wallet', defaultMessage: 'Wallet' },
  VOUCHER: { id: 'console.code.method.voucher', defaultMessage: 'Voucher' },
});

/** State of a player's account. */
export const accounts = defineMessages({
  Active: { id: 'console.code.account.Active', defaultMessage: 'Active' },
  Closed: { id: 'console.code.account.Closed', defaultMessage: 'Closed' },
});

/** State of a player's identity check. */
export const identities = defineMessages({
  Done: { id: 'console.code.identity.Done', defaultMessage: 'Confirmed' },
  NotRequired: { id: 'console.code.identity.NotRequired', defaultMessage: 'Not required' },
  Required: { id: 'console.code.identity.Required', defaultMessage: 'Pending' },
});

/** Cause of an integrity check. */
export const causes: Readonly<Record<CheckResult['cause'], Message>> = defineMessages({
  start: { id: 'console.code.cause.start', defaultMessage: 'Start of the registry' },
  daily: { id: 'console.code.cause.daily', defaultMessage: 'Daily check' },
  demand: { id: 'console.code.cause.demand', defaultMessage: 'Started by staff' },
  watch: { id: 'console.code.cause.watch', defaultMessage: 'File change' },
});

/** Difference between a file and its signature. */
export const faults: Readonly<Record<CheckFault['problem'], Message>> = defineMessages({
  changed: { id: 'console.code.fault.changed', defaultMessage: 'Content changed' },
  missing: { id: 'console.code.fault.missing', defaultMessage: 'File missing' },
  'signature-wrong': { id: 'console.code.fault.signature-wrong', defaultMessage: 'Invalid signature' },
  'never-published': { id: 'console.code.fault.never-published', defaultMessage: 'Never published' },
});

/** Decisions as filters of the audit log. */
export const changes: Readonly<Record<ChangeKind, Message>> = defineMessages({
  promote: { id: 'console.code.change.promote', defaultMessage: 'Promotion' },
  rollout: { id: 'console.code.change.rollout', defaultMessage: 'Rollout' },
  'rollout-stop': { id: 'console.code.change.rollout-stop', defaultMessage: 'Rollout stopped' },
  rollback: { id: 'console.code.change.rollback', defaultMessage: 'Rollback' },
  pin: { id: 'console.code.change.pin', defaultMessage: 'Pinned' },
  unpin: { id: 'console.code.change.unpin', defaultMessage: 'Unpinned' },
  off: { id: 'console.code.change.off', defaultMessage: 'Switched off' },
  on: { id: 'console.code.change.on', defaultMessage: 'Switched on' },
  lock: { id: 'console.code.change.lock', defaultMessage: 'Locked' },
  unlock: { id: 'console.code.change.unlock', defaultMessage: 'Unlocked' },
  withdraw: { id: 'console.code.change.withdraw', defaultMessage: 'Withdrawn' },
  reinstate: { id: 'console.code.change.reinstate', defaultMessage: 'Reinstated' },
  freeze: { id: 'console.code.change.freeze', defaultMessage: 'Frozen' },
  unfreeze: { id: 'console.code.change.unfreeze', defaultMessage: 'Freeze ended' },
  restore: { id: 'console.code.change.restore', defaultMessage: 'Restored' },
});
