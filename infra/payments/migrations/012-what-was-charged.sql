-- Which voucher paid, by the keyed hash it is known by, never its code: what is sent back is worth something again. Payments of before have none (ADR 0125).
alter table payment add column voucher text references voucher (fingerprint) check (voucher is null or kind = 'voucher');

-- The fee of a payout comes off what arrives, so something has to arrive.
alter table payment add constraint payout_bears_its_fee check (direction = 'deposit' or fee < amount);
