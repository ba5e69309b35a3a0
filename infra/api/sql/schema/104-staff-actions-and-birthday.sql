-- Accounts of a person are found by birthday at each registration and break for all brands of an operator.
create index player_birthday on player (date_of_birth);

-- Staff also end the sessions of a player, and withdraw the consent to marketing at the player's request.
alter table account_decision drop constraint account_decision_action_check;
alter table account_decision add constraint account_decision_action_check check (action in ('close', 'reopen', 'export', 'erase', 'sign-out', 'stop-marketing'));
