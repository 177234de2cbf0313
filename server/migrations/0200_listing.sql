-- A variant on a channel: what somebody said of it. Its state is computed, never stored.
create table listing (
  id uuid primary key,
  shop_id uuid not null,
  channel_id uuid not null,
  -- Null once its product was deleted for good: its id on the channel is never given to another.
  variant_id uuid references variant (id) on delete set null,
  -- The own offer that it sells, where one of several was chosen.
  offer_id uuid,
  published boolean not null default false,
  publish_at timestamptz,
  unpublish_at timestamptz,
  price_minor bigint check (price_minor between 0 and 10000000000000),
  list_price_minor bigint check (list_price_minor between 0 and 10000000000000),
  -- By which the channel knows it: given once, and kept for ever.
  external_id text collate "C",
  merged_into uuid,
  remote_state text,
  remote_seen_at timestamptz,
  -- 0 while nobody has said anything of it.
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  unique (channel_id, external_id),
  foreign key (shop_id, channel_id) references channel (shop_id, id),
  foreign key (shop_id, offer_id) references offer (shop_id, id) on delete set null (offer_id),
  foreign key (shop_id, merged_into) references listing (shop_id, id),
  check (list_price_minor is null or list_price_minor >= price_minor),
  check (unpublish_at is null or publish_at is null or unpublish_at > publish_at)
);
create unique index listing_live_index on listing (channel_id, variant_id) where merged_into is null;
create index listing_variant_index on listing (variant_id);
create index listing_offer_index on listing (shop_id, offer_id) where offer_id is not null;
create index listing_merged_index on listing (shop_id, merged_into) where merged_into is not null;
create index listing_updated_index on listing (updated_at, id);
create index listing_shop_index on listing (shop_id, updated_at, id);

alter table listing enable row level security, force row level security;
create policy listing_read on listing for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy listing_add on listing for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy listing_change on listing for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy listing_remove on listing for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
