-- Staff also end one session of a player; the decision names it.
alter table account_decision add column session_id text constraint account_decision_session_id_check check (length(session_id) between 1 and 128);
alter table account_decision drop constraint account_decision_action_check;
alter table account_decision add constraint account_decision_action_check check (action in ('close', 'reopen', 'export', 'erase', 'sign-out', 'end-session', 'stop-marketing'));
