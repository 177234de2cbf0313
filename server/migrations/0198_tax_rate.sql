-- The tax rates of own shops: one rate a line, chosen by country, region, class and day.
create table tax_rate (
  id uuid primary key,
  shop_id uuid not null references shop (id) on delete cascade,
  country text not null,
  -- That of ISO 3166-2 without the country; null for the whole of it.
  region text,
  tax_class text not null default 'standard',
  name text not null,
  rate_ppm integer not null check (rate_ppm between 0 and 1000000),
  -- The first day in the zone of the shop; it holds until the next one of the same place and class begins.
  valid_from date not null,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id)
);
-- What lies in the bin is no rate; it is checked again when it comes back.
create unique index tax_rate_place_index on tax_rate (shop_id, country, region, tax_class, valid_from) nulls not distinct
  where deleted_at is null;
create index tax_rate_country_index on tax_rate (country, id);
create index tax_rate_from_index on tax_rate (valid_from, id);
create index tax_rate_shop_country_index on tax_rate (shop_id, country, id);
create index tax_rate_shop_from_index on tax_rate (shop_id, valid_from, id);
create index tax_rate_class_index on tax_rate (tax_class, country, id);

-- An entry of the bin may be a shop's.
alter table bin_entry add column shop_id uuid references shop (id) on delete cascade;
create index bin_entry_shop_index on bin_entry (shop_id) where shop_id is not null;
drop policy bin_entry_add on bin_entry;
drop policy bin_entry_change on bin_entry;
drop policy bin_entry_remove on bin_entry;

create policy bin_entry_add on bin_entry for insert with check ((scope_writes(record_subject(entity))) or (entity = 'tax_rate' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'product' and ((select scope_writes('Product', 'Proposal')) or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0)))) or (entity = 'saved_view' and (owner_id = (select scope_user()) or (select scope_writes('SavedView', 'User')))));
create policy bin_entry_change on bin_entry for update using ((scope_writes(record_subject(entity))) or (entity = 'tax_rate' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'product' and ((select scope_writes('Product', 'Proposal')) or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0)))) or (entity = 'saved_view' and (owner_id = (select scope_user()) or (select scope_writes('SavedView', 'User')))));
create policy bin_entry_remove on bin_entry for delete using ((scope_writes(record_subject(entity))) or (entity = 'tax_rate' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'product' and ((select scope_writes('Product', 'Proposal')) or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0)))) or (entity = 'saved_view' and (owner_id = (select scope_user()) or (select scope_writes('SavedView', 'User')))));

alter table tax_rate enable row level security, force row level security;
create policy tax_rate_read on tax_rate for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Shop')));
create policy tax_rate_add on tax_rate for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Shop')));
create policy tax_rate_change on tax_rate for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Shop')));
create policy tax_rate_remove on tax_rate for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Shop')));
