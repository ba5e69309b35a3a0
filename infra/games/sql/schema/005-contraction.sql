-- No process writes the state 'winCredited' any more (003): a round is closed with its acknowledged win.
drop trigger if exists round_closed on round;
drop function if exists close_credited_round();
alter table round drop constraint round_state_check,
  add constraint round_state_check check (state in ('created', 'betPlaced', 'resolved', 'closed', 'rollingBack', 'rolledBack', 'refused'));
