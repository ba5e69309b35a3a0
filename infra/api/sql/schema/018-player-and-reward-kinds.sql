-- Registration method and closure reason of players; kind and deposit condition of rewards.

alter table player
  add column registration_method text not null default 'IDENTITY_FORM'
    check (registration_method in ('SSN', 'OPEN_BANKING', 'BANK_PAYMENT', 'IDENTITY_FORM', 'EMBEDDED_FORM')),
  -- only of an account that its player closed; a process of the previous release reopens without clearing it
  add column closure_reason text
    check (closure_reason in ('AccountIssues', 'InsufficientGameChoices', 'NotEnoughBonusesOrPromotions', 'PaymentIssues'));

alter table reward_definition
  add column reward_kind text not null default 'Incentive' check (reward_kind in ('Cashback', 'Incentive')),
  add column deposit_condition text not null default 'ALWAYS' check (deposit_condition in ('ALWAYS', 'EXISTING_DEPOSITS', 'FIRST_TIME_DEPOSIT'));

alter table player_reward
  add column reward_kind text not null default 'Incentive' check (reward_kind in ('Cashback', 'Incentive')),
  add column deposit_condition text not null default 'ALWAYS' check (deposit_condition in ('ALWAYS', 'EXISTING_DEPOSITS', 'FIRST_TIME_DEPOSIT'));
