-- What is append-only is not emptied either, as the journal is not: these were kept from change and deletion only.
create trigger payment_movement_no_truncate before truncate on payment_movement execute function refuse_change();
create trigger payment_anomaly_no_truncate before truncate on payment_anomaly execute function refuse_change();
create trigger jackpot_choice_change_no_truncate before truncate on jackpot_choice_change execute function refuse_change();
create trigger reconciliation_run_no_truncate before truncate on reconciliation_run execute function refuse_change();
create trigger reconciliation_break_no_truncate before truncate on reconciliation_break execute function refuse_change();
