-- Ranking of the community jackpot: contributors of the last 24 hours by their sum in euro cents. Written by one job;
-- jackpot_contributor is read by earlier releases only.
create table jackpot_ranking (
  instance_id text not null,
  player_id text not null references player,
  brand text not null,
  -- 0 for the largest sum
  position integer not null check (position >= 0),
  contributed bigint not null check (contributed > 0),
  primary key (instance_id, player_id)
);
create index jackpot_ranking_position on jackpot_ranking (instance_id, position);
create index jackpot_contribution_recent on jackpot_contribution (instance_id, at);
