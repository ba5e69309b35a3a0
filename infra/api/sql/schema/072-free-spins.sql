-- Free spins as a reward: the spins of a claimed reward, their rounds, and their movements in the journal (ADR 0297).

alter table reward_definition drop constraint reward_definition_check;
-- the win of free spins is bonus money with a wagering factor, real money without one
alter table reward_definition add constraint reward_definition_wagering check (kind = 'FreeSpin' or (kind = 'BonusMoneyDrop') = (wagering_factor is not null));

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in (
  'bet', 'win', 'rollback', 'win_reversal', 'play_debt', 'house_transfer', 'reward', 'free_round', 'free_round_win', 'free_round_void',
  'deposit', 'deposit_held', 'deposit_released', 'deposit_reversed', 'deposit_debt', 'debt_settled',
  'withdrawal_reserved', 'withdrawal_sent', 'withdrawal_returned', 'payout_returned',
  'bonus_conversion', 'bonus_end', 'cashback'
));
alter table journal drop constraint journal_product_of_play;
alter table journal add constraint journal_product_of_play check (
  (kind in ('bet', 'win', 'rollback', 'win_reversal', 'play_debt', 'free_round', 'free_round_win', 'free_round_void')) = (product is not null)
);

-- The spins of a claimed reward, with its terms. The operator counts them; the game provider counts its own rounds.
create table free_spin_grant (
  assignation_id text primary key references player_reward,
  player_id text not null references wallet,
  game_id text not null,
  spins integer not null check (spins > 0),
  -- minor units: the stake of one spin, paid by the operator
  spin_value bigint not null check (spin_value > 0),
  bet_level integer check (bet_level > 0),
  currency text not null,
  -- null: wins are real money
  wagering_factor numeric(5, 2) check (wagering_factor > 0),
  max_payout bigint check (max_payout > 0),
  claimed_at timestamptz not null,
  expires_at timestamptz not null,
  used integer not null default 0,
  -- minor units: the sum of the wins
  won bigint not null default 0 check (won >= 0),
  forfeited_at timestamptz,
  forfeit_reason text check (forfeit_reason in ('SELF_EXCLUDED', 'ACCOUNT_CLOSED')),
  constraint free_spin_grant_used_is_a_part check (used between 0 and spins),
  constraint free_spin_grant_forfeit_is_complete check ((forfeited_at is null) = (forfeit_reason is null))
);
create index free_spin_grant_player on free_spin_grant (player_id, claimed_at);

-- One row per free round. It is no wager: it counts for no limit, turnover, mission or ticket.
create table free_round (
  id bigint generated always as identity primary key,
  assignation_id text not null references free_spin_grant,
  player_id text not null references wallet,
  reference text not null,
  game_id text not null,
  game_session_id text,
  status text not null check (status in ('OPEN', 'CLOSED', 'ROLLED_BACK')),
  spin_value bigint not null check (spin_value > 0),
  paid bigint not null default 0 check (paid >= 0),
  currency text not null,
  balance_after bigint not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  journal_id bigint not null unique references journal,
  unique (player_id, reference)
);
create index free_round_history on free_round (player_id, opened_at desc, id desc);
create index free_round_of_grant on free_round (assignation_id);
