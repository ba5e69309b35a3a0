-- Notices that an operator shows for a time (requirements/screens#account-notices): to all players of a brand and of countries, or to
-- chosen players, who have a row in customer_pop_up.
create table notice_campaign (
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  notice text not null check (notice in ('GermanyCloseDown', 'NovemberCampaign', 'Content', 'InstantBankingJackpot')),
  -- null: players of all brands
  brand text references brand_rule,
  -- null: players of all countries, by their registered country
  countries text[] check (cardinality(countries) > 0),
  audience text not null default 'all' check (audience in ('all', 'chosen')),
  -- locale → {title, text}; null: the default text of the notice. A locale without a text falls back to en.
  texts jsonb check (texts is null or texts -> 'en' ->> 'title' is not null),
  -- locale-free path of the page that the notice links to
  path text check (path ~ '^(/[a-z0-9-]+)+/$'),
  starts_at timestamptz not null,
  ends_at timestamptz,
  check (ends_at > starts_at),
  -- without texts of its own there is nothing to show
  check (notice <> 'Content' or texts is not null)
);
