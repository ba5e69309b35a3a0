-- The actions that a notice refused when it was shown; its text depends on them. Null only for a row of a release that wrote it into `appearance` alone, while
-- both releases run: notice_history reads it from there then, until a later release makes the column required.
alter table notice_event add column blocks text[];
alter table notice_event disable trigger user;
update notice_event set blocks = string_to_array(split_part(appearance, '|', 4), ',') where blocks is null;
alter table notice_event enable trigger user;
