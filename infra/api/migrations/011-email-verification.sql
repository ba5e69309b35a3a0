-- Why an address has to be confirmed (spec §3 Verification reason).
alter table player add column email_verification_reason text not null default 'Unknown' check (email_verification_reason in ('EmailChange', 'SignUp', 'Unknown'));
