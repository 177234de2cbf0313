-- How the fields of a channel are made: each save is a version, and none is changed.
create table channel_mapping (
  channel_id uuid not null,
  shop_id uuid not null,
  version integer not null check (version > 0),
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  author_id uuid references app_user (id) on delete set null,
  created_at timestamptz not null,
  primary key (channel_id, version),
  foreign key (shop_id, channel_id) references channel (shop_id, id) on delete cascade
);
create index channel_mapping_author_index on channel_mapping (author_id);
create index channel_mapping_shop_index on channel_mapping (shop_id, channel_id);
create function refuse_change_of_mapping() returns trigger language plpgsql as
  $$ begin raise exception 'A version of a mapping is never changed: save another.'; end $$;
create trigger channel_mapping_is_final before update of channel_id, shop_id, version, rules, created_at on channel_mapping
  for each row execute function refuse_change_of_mapping();

alter table channel_mapping enable row level security, force row level security;
create policy channel_mapping_read on channel_mapping for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy channel_mapping_add on channel_mapping for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy channel_mapping_change on channel_mapping for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy channel_mapping_remove on channel_mapping for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
