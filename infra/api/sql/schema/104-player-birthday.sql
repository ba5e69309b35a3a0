-- Accounts of a person are found by birthday at each registration and break for all brands of an operator.
create index player_birthday on player (date_of_birth);
