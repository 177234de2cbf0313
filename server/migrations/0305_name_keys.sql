-- By which channels, discounts and saved reports are searched: each word of the name, folded, from three signs by how it begins.
create table channel_name_key (
  shop_id uuid not null,
  channel_id uuid not null,
  key text collate "C" not null,
  primary key (channel_id, key),
  foreign key (shop_id, channel_id) references channel (shop_id, id) on delete cascade
);
create index channel_name_key_index on channel_name_key (key, shop_id, channel_id);
create index channel_name_key_shop_index on channel_name_key (shop_id, channel_id);
insert into channel_name_key (shop_id, channel_id, key)
select distinct r.shop_id, r.id, w.word from channel r,
  regexp_split_to_table(replace(lower(regexp_replace(normalize(r.name, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'),
    '[^[:alnum:]]+') w (word)
where w.word <> '';
alter table channel_name_key enable row level security, force row level security;
create policy channel_name_key_read on channel_name_key for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy channel_name_key_add on channel_name_key for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy channel_name_key_change on channel_name_key for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy channel_name_key_remove on channel_name_key for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));

create table discount_name_key (
  shop_id uuid not null,
  discount_id uuid not null,
  key text collate "C" not null,
  primary key (discount_id, key),
  foreign key (shop_id, discount_id) references discount (shop_id, id) on delete cascade
);
create index discount_name_key_index on discount_name_key (key, shop_id, discount_id);
create index discount_name_key_shop_index on discount_name_key (shop_id, discount_id);
insert into discount_name_key (shop_id, discount_id, key)
select distinct r.shop_id, r.id, w.word from discount r,
  regexp_split_to_table(replace(lower(regexp_replace(normalize(r.name, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'),
    '[^[:alnum:]]+') w (word)
where w.word <> '';
alter table discount_name_key enable row level security, force row level security;
create policy discount_name_key_read on discount_name_key for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Discount') or scope_writes('Discount')));
create policy discount_name_key_add on discount_name_key for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_name_key_change on discount_name_key for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_name_key_remove on discount_name_key for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));

-- Whose a report is follows it when it is handed over.
alter table saved_report add unique (id, user_id);
create table saved_report_key (
  report_id uuid not null,
  user_id uuid not null,
  -- Whether it is shared with any role.
  is_shared boolean not null,
  key text collate "C" not null,
  primary key (report_id, key),
  foreign key (report_id, user_id) references saved_report (id, user_id) on update cascade on delete cascade
);
create index saved_report_key_index on saved_report_key (key, report_id);
create index saved_report_key_owner_index on saved_report_key (report_id, user_id);
insert into saved_report_key (report_id, user_id, is_shared, key)
select distinct r.id, r.user_id, cardinality(r.role_ids) > 0, w.word from saved_report r,
  regexp_split_to_table(replace(lower(regexp_replace(normalize(r.name, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'),
    '[^[:alnum:]]+') w (word)
where w.word <> '';
alter table saved_report_key enable row level security, force row level security;
create policy saved_report_key_read on saved_report_key for select using (user_id = (select scope_user()) or (is_shared and (select scope_user() is not null)) or (select scope_reads('User') or scope_writes('Report', 'User')));
create policy saved_report_key_add on saved_report_key for insert with check (user_id = (select scope_user()) or (select scope_writes('Report', 'User')));
create policy saved_report_key_change on saved_report_key for update using (user_id = (select scope_user()) or (select scope_writes('Report', 'User')));
create policy saved_report_key_remove on saved_report_key for delete using (user_id = (select scope_user()) or (select scope_writes('Report', 'User')));
