-- Keys are kept for a while and then let go, the oldest first (ADR 0110). What they guarded is guarded by the payment itself: one reference, one edge.
create index idempotency_created_at on idempotency (created_at);
