-- Some alerts end by themselves: what they are about is right again. The same one is said many times and kept once, for as long as it lasts.
alter table alert add column about text, add column ended_at timestamptz;
create unique index alert_lasting on alert (about, md5(what ->> 'text')) where ended_at is null;
