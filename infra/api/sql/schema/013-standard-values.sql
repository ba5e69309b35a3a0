-- Values with standard names. 'NOT_REQUESTED' replaces 'NOT_ASKED_FOR', which rows keep. 'payout-requested' replaces 'payout-asked' when the
-- next release writes it: a process of the previous release has no text for it (ADR 0199).
alter table payment_anomaly drop constraint payment_anomaly_kind_check,
  add constraint payment_anomaly_kind_check check (kind in ('ILLEGAL_EDGE', 'CHARGED_AFTER_END', 'AMOUNT_MISMATCH', 'METHOD_MISMATCH', 'UNKNOWN_PAYMENT', 'OTHER_PAYMENT', 'PAID_AFTER_RETURN', 'NOT_REQUESTED', 'NOT_ASKED_FOR', 'REVERSED_TWICE'));
alter table payout_email drop constraint payout_email_kind_check,
  add constraint payout_email_kind_check check (kind in ('payout-requested', 'payout-asked', 'payout-sent', 'payout-not-sent'));
