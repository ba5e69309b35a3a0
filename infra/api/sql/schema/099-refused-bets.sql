-- Retention of refused bets: the deletion finds the oldest rows.
create index refused_bet_at on refused_bet (at);
