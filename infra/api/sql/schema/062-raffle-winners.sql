-- Winners of raffle draws by player: initials are read from the player, so that an erasure reaches them too.
create table raffle_winner (
  instance_id text not null references raffle_draw,
  player_id text not null references wallet,
  brand text not null,
  -- minor units of the currency; the payment is the journal's
  amount bigint not null check (amount > 0),
  currency text not null,
  journal_id bigint not null references journal,
  primary key (instance_id, player_id)
);
create index raffle_winner_player on raffle_winner (player_id);
-- draws no longer store their winners in this column
alter table raffle_draw alter column winners set default '[]';
create index raffle_draw_newest on raffle_draw (at, instance_id);
