-- Every movement locks the wallet first (locked_wallet), so those that have started end before a migration changes a table,
-- and later ones wait here without a lock that the migration needs.
lock table wallet in access exclusive mode;
