-- When the winner confirmed that the win was shown. A win that was paid while no socket was open is sent again
-- until then; wins of before count as shown.
alter table payment add column seen_at timestamptz;
update payment set seen_at = paid_at where paid_at is not null;
create index payment_unseen on payment (player_id, brand) where seen_at is null;
