-- What fields that have to be unique in a feed say, for each row that was evaluated, also for those that a check keeps out.
create table feed_row_key (
  shop_id uuid not null,
  feed_id uuid not null,
  external_id text collate "C" not null,
  field text not null,
  value_hash bytea not null,
  primary key (feed_id, external_id, field),
  foreign key (shop_id, feed_id) references channel_feed (shop_id, id) on delete cascade
);
create index feed_row_key_value_index on feed_row_key (feed_id, field, value_hash, external_id);
create index feed_row_key_shop_index on feed_row_key (shop_id, feed_id);

alter table feed_row_key enable row level security, force row level security;
create policy feed_row_key_read on feed_row_key for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy feed_row_key_add on feed_row_key for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy feed_row_key_change on feed_row_key for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy feed_row_key_remove on feed_row_key for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));

-- Rows that stand already have their values noted as they are evaluated anew.
insert into feed_dirty (channel_id, variant_id)
select distinct f.channel_id, l.variant_id from channel_feed f join listing l on l.channel_id = f.channel_id
where l.variant_id is not null and l.merged_into is null and l.external_id is not null;
