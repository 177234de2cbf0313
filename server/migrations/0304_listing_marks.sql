-- Refused listings are counted on every dashboard, so which of them may be refused is kept instead of found among all.

-- Listings that may have come to another state. Append-only, so that writers never wait for each other.
create table listing_dirty (
  id bigint generated always as identity primary key,
  channel_id uuid not null references channel (id) on delete cascade,
  listing_id uuid not null,
  at timestamptz not null default now()
);
create index listing_dirty_channel_index on listing_dirty (channel_id, id);

-- Published listings that were refused when they were looked at last, and those that time alone may refuse.
create table listing_check (
  listing_id uuid primary key,
  shop_id uuid not null,
  channel_id uuid not null,
  is_refused boolean not null,
  -- When time may bring it to another state.
  again_at timestamptz,
  foreign key (shop_id, listing_id) references listing (shop_id, id) on delete cascade
);
create index listing_check_refused_index on listing_check (channel_id, listing_id) where is_refused;
create index listing_check_again_index on listing_check (again_at) where again_at is not null;
create index listing_check_shop_index on listing_check (shop_id, listing_id);

alter table listing_check enable row level security, force row level security;
create policy listing_check_read on listing_check for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy listing_check_add on listing_check for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy listing_check_change on listing_check for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy listing_check_remove on listing_check for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));

-- A worker looks at all that is published once.
insert into listing_dirty (channel_id, listing_id)
select channel_id, id from listing where published and merged_into is null and variant_id is not null;
