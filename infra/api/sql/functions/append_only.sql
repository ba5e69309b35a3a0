-- Tables whose rows are never changed or deleted. Exceptions: old rows of payment_event are deleted in
-- batches; contact_change and additional_information are deleted with the personal data of an account.

-- Rejects every change of an append-only table.
create or replace function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'P0403';
end $$;

create or replace trigger account_no_delete before delete on account for each row execute function refuse_change();
create or replace trigger account_no_truncate before truncate on account execute function refuse_change();
create or replace trigger bonus_no_delete before delete on bonus for each row execute function refuse_change();
create or replace trigger bonus_no_truncate before truncate on bonus execute function refuse_change();
create or replace trigger cashback_payout_append_only before update or delete on cashback_payout
  for each row execute function refuse_change();
create or replace trigger cashback_payout_no_truncate before truncate on cashback_payout
  execute function refuse_change();
create or replace trigger contact_change_append_only before update on contact_change
  for each row execute function refuse_change();
create or replace trigger additional_information_append_only before update on additional_information
  for each row execute function refuse_change();
create or replace trigger content_publication_append_only before update or delete on content_publication
  for each row execute function refuse_change();
create or replace trigger content_publication_no_truncate before truncate on content_publication
  execute function refuse_change();
create or replace trigger content_version_append_only before update or delete on content_version
  for each row execute function refuse_change();
create or replace trigger content_version_no_truncate before truncate on content_version
  execute function refuse_change();
create or replace trigger document_event_append_only before update or delete on document_event
  for each row execute function refuse_change();
create or replace trigger document_event_no_truncate before truncate on document_event
  execute function refuse_change();
create or replace trigger document_verdict_append_only before update or delete on document_verdict
  for each row execute function refuse_change();
create or replace trigger document_verdict_no_truncate before truncate on document_verdict
  execute function refuse_change();
create or replace trigger electronic_identity_append_only before update or delete on electronic_identity
  for each row execute function refuse_change();
create or replace trigger electronic_identity_no_truncate before truncate on electronic_identity
  execute function refuse_change();
create or replace trigger entry_append_only before update or delete on entry
  for each row execute function refuse_change();
create or replace trigger entry_no_truncate before truncate on entry execute function refuse_change();
create or replace trigger exclusion_append_only before update or delete on exclusion
  for each row execute function refuse_change();
create or replace trigger exclusion_no_truncate before truncate on exclusion
  execute function refuse_change();
create or replace trigger exclusion_return_append_only before update or delete on exclusion_return
  for each row execute function refuse_change();
create or replace trigger exclusion_return_no_truncate before truncate on exclusion_return
  execute function refuse_change();
create or replace trigger free_round_no_delete before delete on free_round for each row execute function refuse_change();
create or replace trigger free_round_no_truncate before truncate on free_round execute function refuse_change();
create or replace trigger free_spin_grant_no_delete before delete on free_spin_grant
  for each row execute function refuse_change();
create or replace trigger free_spin_grant_no_truncate before truncate on free_spin_grant
  execute function refuse_change();
create or replace trigger identity_check_append_only before update or delete on identity_check
  for each row execute function refuse_change();
create or replace trigger identity_check_no_truncate before truncate on identity_check
  execute function refuse_change();
create or replace trigger jackpot_choice_change_append_only before update or delete on jackpot_choice_change
  for each row execute function refuse_change();
create or replace trigger jackpot_choice_change_no_truncate before truncate on jackpot_choice_change
  execute function refuse_change();
create or replace trigger journal_append_only before update or delete on journal
  for each row execute function refuse_change();
create or replace trigger journal_no_truncate before truncate on journal execute function refuse_change();
create or replace trigger legal_acceptance_append_only before update or delete on legal_acceptance
  for each row execute function refuse_change();
create or replace trigger legal_acceptance_no_truncate before truncate on legal_acceptance
  execute function refuse_change();
create or replace trigger marketing_consent_append_only before update or delete on marketing_consent
  for each row execute function refuse_change();
create or replace trigger marketing_consent_no_truncate before truncate on marketing_consent
  execute function refuse_change();
create or replace trigger payment_anomaly_append_only before update or delete on payment_anomaly
  for each row execute function refuse_change();
create or replace trigger payment_anomaly_no_truncate before truncate on payment_anomaly
  execute function refuse_change();
create or replace trigger payment_event_append_only before update on payment_event
  for each row execute function refuse_change();
create or replace trigger payment_movement_append_only before update or delete on payment_movement
  for each row execute function refuse_change();
create or replace trigger payment_movement_no_truncate before truncate on payment_movement
  execute function refuse_change();
create or replace trigger payment_no_delete before delete on payment_transaction
  for each row execute function refuse_change();
create or replace trigger payment_no_truncate before truncate on payment_transaction
  execute function refuse_change();
create or replace trigger player_reward_no_delete before delete on player_reward
  for each row execute function refuse_change();
create or replace trigger player_reward_no_truncate before truncate on player_reward
  execute function refuse_change();
create or replace trigger reconciliation_break_append_only before update or delete on reconciliation_break
  for each row execute function refuse_change();
create or replace trigger reconciliation_break_no_truncate before truncate on reconciliation_break
  execute function refuse_change();
create or replace trigger reconciliation_run_append_only before update or delete on reconciliation_run
  for each row execute function refuse_change();
create or replace trigger reconciliation_run_no_truncate before truncate on reconciliation_run
  execute function refuse_change();
create or replace trigger responsible_gaming_event_append_only before update or delete on responsible_gaming_event
  for each row execute function refuse_change();
create or replace trigger responsible_gaming_event_no_truncate before truncate on responsible_gaming_event
  execute function refuse_change();
create or replace trigger statement_page_append_only before update or delete on statement_page
  for each row execute function refuse_change();
create or replace trigger statement_page_no_truncate before truncate on statement_page
  execute function refuse_change();
create or replace trigger withdrawal_decision_append_only before update or delete on withdrawal_decision
  for each row execute function refuse_change();
create or replace trigger withdrawal_decision_no_truncate before truncate on withdrawal_decision
  execute function refuse_change();
create or replace trigger harm_action_append_only before update or delete on harm_action
  for each row execute function refuse_change();
create or replace trigger harm_action_no_truncate before truncate on harm_action
  execute function refuse_change();
create or replace trigger harm_marker_append_only before update or delete on harm_marker
  for each row execute function refuse_change();
create or replace trigger harm_marker_no_truncate before truncate on harm_marker
  execute function refuse_change();
create or replace trigger notice_event_append_only before update or delete on notice_event
  for each row execute function refuse_change();
create or replace trigger notice_event_no_truncate before truncate on notice_event
  execute function refuse_change();
create or replace trigger account_decision_append_only before update or delete on account_decision
  for each row execute function refuse_change();
create or replace trigger account_decision_no_truncate before truncate on account_decision
  execute function refuse_change();
create or replace trigger promotion_choice_append_only before update or delete on promotion_choice
  for each row execute function refuse_change();
create or replace trigger promotion_choice_no_truncate before truncate on promotion_choice
  execute function refuse_change();
create or replace trigger sports_cash_out_append_only before update or delete on sports_cash_out
  for each row execute function refuse_change();
create or replace trigger sports_cash_out_no_truncate before truncate on sports_cash_out execute function refuse_change();
create or replace trigger sports_operation_append_only before update or delete on sports_operation
  for each row execute function refuse_change();
create or replace trigger sports_operation_no_truncate before truncate on sports_operation
  execute function refuse_change();
create or replace trigger sports_result_append_only before update or delete on sports_result
  for each row execute function refuse_change();
create or replace trigger sports_result_no_truncate before truncate on sports_result
  execute function refuse_change();
