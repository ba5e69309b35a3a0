/** What the issue asks a score for: the ledger, limits, edges of states, amounts. */
export const GROUPS = ['ledger', 'limits', 'edges', 'amounts'] as const;
export type Group = (typeof GROUPS)[number];

/** Every function of schema `api` is here or in `LEFT_OUT`, or the command fails. */
export const FUNCTIONS: Readonly<Record<Group, readonly string[]>> = {
  ledger: [
    'apply_entries', 'refuse_direct_balance', 'refuse_opening_balance', 'refuse_change', 'shard_of', 'account_for', 'open_wallet', 'locked_wallet', 'own_wallet', 'replay', 'refused',
    'write_movement', 'write_split', 'count_play', 'count_bonus_play', 'bet_refusal', 'place_bet', 'post_bet', 'post_bets', 'of_game', 'contribute', 'post_win', 'take_back_bet', 'post_rollback',
    'post_house_transfer', 'post_jackpot_win', 'announce_contribution', 'write_payment_movement', 'account_of_payment', 'real_account_of', 'note_payment_movement',
  ],
  limits: [
    'period_start', 'period_end', 'play_since', 'real_play_since', 'minutes_played_since', 'limit_refusal', 'deposit_rooms', 'must_set_deposit_limit', 'is_limit_offer_open',
    'play_blocks', 'deposit_blocks', 'withdrawal_blocks', 'reward_blocks', 'choose_jackpot', 'ask_identity', 'decide_identity',
  ],
  edges: [
    'guard_payment', 'guard_reward', 'guard_bonus', 'reward_status', 'settle_rewards', 'open_deposit', 'apply_payment_fact', 'apply_deposit_fact', 'apply_payout_fact', 'note_deposit_details', 'note_anomaly',
    'credit_refusal', 'post_deposit', 'hold_deposit', 'release_held_deposit', 'reverse_deposit', 'end_payment', 'cancel_payment', 'is_cancellable', 'give_up_payment', 'payment_refused',
    'reserve_withdrawal', 'words_of_name', 'is_other_name', 'is_of_another', 'keep_for_people', 'claim_payouts', 'complete_withdrawal', 'return_withdrawal', 'return_payout', 'decide_withdrawal', 'approvals_needed', 'request_payout', 'payment_work', 'ask_again_at', 'forget_payment_events', 'post_reward_claim',
  ],
  amounts: [
    'closed_loop', 'leaves_the_loop', 'open_debt', 'settle_debt', 'post_debt_settlement', 'balances_at', 'version_at', 'balance_at_version', 'balance_at', 'statement_movements', 'statement_sums', 'movement_sums', 'statement_page_size', 'write_statement_page', 'end_statement_page',
    'current_bonus', 'wagering_progress', 'playable_bonus', 'give_bonus', 'end_bonus', 'settle_bonus', 'settle_expired_bonus', 'post_bonus_forfeit', 'bonus_share_of',
    'cashback_amount', 'cashback_rule_of', 'cashback_spans', 'keep_cashback_version', 'real_play_between', 'begin_cashback_periods', 'cashback_due', 'post_cashback', 'reconcile_day',
  ],
};

export const LEFT_OUT: Readonly<Record<string, string>> = {
  ledger_faults: 'an alarm: what it finds is planted by proof/breaks.ts', payment_faults: 'an alarm', debt_faults: 'an alarm', bonus_faults: 'an alarm', cashback_faults: 'an alarm', reward_faults: 'an alarm',
  announce_player: 'tells, and moves nothing', announce_pop_up: 'tells, and moves nothing', announce_reward: 'tells, and moves nothing', announce_payment: 'tells, and moves nothing',
  write_payout_letter: 'tells, and moves nothing', tell_anomaly: 'tells, and moves nothing', tell_other_name: 'tells, and moves nothing',
};

/** Whose checks and triggers count, by the group they hold up. */
export const TABLES: Readonly<Record<Group, readonly string[]>> = {
  ledger: ['account', 'wallet', 'journal', 'entry', 'refused_bet', 'game_round', 'play_hour', 'payment_movement', 'jackpot_contribution'],
  limits: ['player_limit', 'limit_rule', 'brand_rule', 'jackpot_choice', 'jackpot_choice_change', 'responsible_gaming_event', 'identity_check'],
  edges: ['payment_transaction', 'payment_event', 'payment_anomaly', 'payment_refund', 'withdrawal_decision', 'player_reward'],
  amounts: ['bonus', 'bonus_rule', 'bonus_contribution', 'cashback_rule', 'cashback_payout', 'cashback_period', 'cashback_version', 'reconciliation_run', 'reconciliation_break', 'statement_page'],
};

export function groupOfFunction(name: string): Group | undefined {
  return GROUPS.find((group) => FUNCTIONS[group].includes(name));
}

export function groupOfTable(name: string): Group | undefined {
  return GROUPS.find((group) => TABLES[group].includes(name));
}
