-- Bonus money on sports bets (ADR 0327).

-- Money of a stake: null in the casino, where the terms of the bonus decide. Of other products, only a stake with BONUS takes bonus
-- money, after the real money.
alter type play_request add attribute money text;

-- SPORTSBOOK: share of a settled sports bet that counts towards wagering.
alter table bonus_contribution
  drop constraint bonus_contribution_game_kind_check,
  add constraint bonus_contribution_game_kind_check check (game_kind in ('SLOT', 'ROULETTE', 'BLACKJACK', 'TABLE', 'LIVE', 'INSTANT', 'JACKPOT', 'SPORTSBOOK'));

-- Terms of sports bets with bonus money, copied into each bonus: {"minimumPrice": 1500, "maximumLines": 1, "excludedMarkets": ["asianHandicap"]}.
-- Prices are decimal odds in thousandths, of each selection. Null: no sports bets.
alter table bonus_rule add column sports_terms jsonb check (jsonb_typeof(sports_terms) = 'object');
alter table bonus add column sports_terms jsonb check (jsonb_typeof(sports_terms) = 'object');

-- The bonus of a bet and the part of its stake that was bonus money, minor units. A bet with a bonus may have a stake of real money only.
alter table sports_bet
  add column bonus_id text references bonus,
  add column bonus_stake bigint not null default 0,
  add constraint sports_bet_bonus_stake_of_bonus check (bonus_stake between 0 and stake and (bonus_stake = 0 or bonus_id is not null));

-- A corrected payout may be lower than the bonus money that was paid before the bonus was converted.
alter table wager
  drop constraint wager_bonus_paid_is_a_part,
  add constraint wager_bonus_paid_is_a_part check (bonus_paid >= 0 and (bonus_paid <= paid or status = 'CLOSED'));
