-- Protection modes: the mode that decided a brand's rules, and which limits players may set. A limit that is not offered (any more)
-- stays in force for the players who have set it; its rule says how it is counted. The defaults protect.
alter table brand_rule add column protection_mode text not null default 'strict' check (protection_mode in ('specification', 'strict'));
alter table limit_rule add column is_offered boolean not null default true;
