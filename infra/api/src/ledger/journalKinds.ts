/**
 * Kinds of journal rows: the check `journal_kind_check` of `sql/schema/072-free-spins.sql` allows exactly
 * these.
 */
export const JOURNAL_KINDS = [
  'bet',
  'win',
  'rollback',
  'win_reversal',
  'play_debt',
  'house_transfer',
  'reward',
  'free_round',
  'free_round_win',
  'free_round_void',
  'deposit',
  'deposit_held',
  'deposit_released',
  'deposit_reversed',
  'deposit_debt',
  'debt_settled',
  'withdrawal_reserved',
  'withdrawal_sent',
  'withdrawal_returned',
  'payout_returned',
  'bonus_conversion',
  'bonus_end',
  'cashback',
] as const;
export type JournalKind = (typeof JOURNAL_KINDS)[number];
