-- The monthly statement by email (requirements/regulation#statements): once per player and month, unless the player does not want it
-- and the licence leaves the choice.
alter table player add column statement_email boolean not null default true;

-- The months whose statements were written, per brand. Months are those of the licence's calendar.
create table statement_month (
  brand text not null references brand_rule,
  month date not null check (extract(day from month) = 1),
  players integer not null check (players >= 0),
  at timestamptz not null,
  primary key (brand, month)
);
