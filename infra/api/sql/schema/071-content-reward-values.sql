-- Value of the rewards of engagement rules in euro cents, and of one point; the api writes it at its start.
create table content_reward_value (
  reward text primary key,
  cents double precision not null check (cents >= 0)
);
