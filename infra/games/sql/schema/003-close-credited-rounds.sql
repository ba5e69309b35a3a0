-- A round is closed with its acknowledged win. Rounds that the previous release left between the two are closed here,
-- and the trigger round_closed closes those that its processes still write. The lock keeps them from writing another
-- one before the trigger exists. The next release removes the state from the checks and indexes of the table.
lock table round in share row exclusive mode;
update round set state = 'closed', closed_at = floor(extract(epoch from clock_timestamp()) * 1000)
  where state = 'winCredited';
