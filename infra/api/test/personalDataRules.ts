/**
 * The effect of a request for erasure on the rows of a table.
 *
 * - `reduced`: deleted at once; `erased`: deleted, or without the person, when the retention has ended. The SQL
 *   functions `reduce_personal_data` and `erase_personal_data` name the table.
 * - `expires`: deleted by its own job or with its end, within days (docs/data-retention).
 * - `kept`: the law requires the record; after the erasure it has only the id of the account, without a person.
 */
export type PersonalDataRule = 'reduced' | 'erased' | 'expires' | 'kept';

/** One rule for each table of the api that names a player or a person. */
export const PERSONAL_DATA_RULES: Readonly<Record<string, PersonalDataRule>> = {
  // deleted at once
  analytics_event: 'reduced',
  customer_pop_up: 'reduced',
  data_export: 'reduced',
  phone_change: 'reduced',
  phone_verification: 'reduced',
  recently_played: 'reduced',
  self_test: 'reduced',
  sports_slip: 'reduced',
  sports_favourite: 'reduced',
  // after the retention
  additional_information: 'erased',
  contact_change: 'erased',
  document_file: 'erased',
  payment_transaction: 'erased',
  payout_email: 'erased',
  player: 'erased',
  source_of_wealth_funding: 'erased',
  // deleted with the session, or when the requested end of a session is confirmed
  browser_session: 'expires',
  ended_session: 'expires',
  game_session: 'expires',
  player_session: 'expires',
  jackpot_contributor: 'expires',
  jackpot_ranking: 'expires',
  harm_check_due: 'expires',
  session_end_request: 'expires',
  sports_auto_cash_out: 'expires',
  // kept under the law against money laundering: the ledger and the records that explain it
  bonus: 'kept',
  cashback_payout: 'kept',
  free_round: 'kept',
  free_spin_grant: 'kept',
  jackpot_choice: 'kept',
  jackpot_choice_change: 'kept',
  jackpot_contribution: 'kept',
  raffle_winner: 'kept',
  sports_bet: 'kept',
  sports_bet_leg: 'kept',
  sports_cash_out: 'kept',
  sports_dispute: 'kept',
  sports_player_limit: 'kept',
  journal: 'kept',
  play_hour: 'kept',
  player_reward: 'kept',
  refused_bet: 'kept',
  statement_page: 'kept',
  wager: 'kept',
  wallet: 'kept',
  // gambling supervision: proof of protection, identity and consent
  account_decision: 'kept',
  document_event: 'kept',
  document_request: 'kept',
  electronic_identity: 'kept',
  erasure_request: 'kept',
  exclusion: 'kept',
  harm_action: 'kept',
  harm_marker: 'kept',
  identity_check: 'kept',
  legal_acceptance: 'kept',
  marketing_consent: 'kept',
  notice_event: 'kept',
  outgoing_email: 'kept',
  player_limit: 'kept',
  promotion_choice: 'kept',
  register_check: 'kept',
  responsible_gaming_event: 'kept',
  session_limit_end: 'kept',
};
