-- Each change of a player's marketing consent, as the proof of when it was given and withdrawn. The player's row holds the current
-- values (requirements/entities#player).
create table marketing_consent (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  channel text not null check (channel in ('email', 'sms', 'phone', 'webPush')),
  is_accepted boolean not null,
  changed_at timestamptz not null
);
create index marketing_consent_player on marketing_consent (player_id, channel, changed_at);
