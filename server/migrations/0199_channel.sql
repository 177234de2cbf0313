-- What a channel can be, as data: the same for everybody, and never changed once it is shipped.
create table channel_kind (
  code text primary key,
  name text not null,
  family text not null check (family in ('feed', 'api', 'storefront')),
  formats text[] not null
);
create table channel_kind_version (
  id uuid primary key,
  kind_code text not null references channel_kind (code),
  version integer not null check (version > 0),
  valid_from date not null,
  -- The dated document that it was written from.
  source text not null,
  -- Root and item names, namespaces, delimiter, header.
  format jsonb not null,
  unique (kind_code, version),
  unique (kind_code, id)
);
create function refuse_change_of_kind() returns trigger language plpgsql as
  $$ begin raise exception 'A shipped kind of channel is never changed: add a version.'; end $$;
create trigger channel_kind_version_is_final before update or delete on channel_kind_version
  for each row execute function refuse_change_of_kind();

insert into channel_kind (code, name, family, formats) values
  ('direct', 'Direct', 'storefront', '{}'),
  ('google_merchant', 'Google Merchant Center', 'feed', '{xml,tsv}');
insert into channel_kind_version (id, kind_code, version, valid_from, source, format) values
  ('0199c000-0000-7000-8000-000000000001', 'google_merchant', 1, '2026-11-28',
   'Google Merchant Center Help, Product data specification (support.google.com/merchants/answer/7052112), names of the formats as of 2026-11-28',
   '{"root": "rss", "item": "item", "namespaces": {"g": "http://base.google.com/ns/1.0"}, "delimiter": "\t", "header": true}');

create table channel (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  name text not null,
  slug text not null,
  kind_code text not null references channel_kind (code),
  -- Null for a kind that nothing is written for, such as Direct.
  kind_version_id uuid,
  is_built_in boolean not null default false,
  country text,
  currency text,
  locale text,
  fallback_locales text[] not null default '{}',
  prices_with_tax boolean not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'PAUSED', 'ARCHIVED')),
  removal_guard_ppm integer not null default 200000 check (removal_guard_ppm between 0 and 1000000),
  -- When it was active for the first time.
  opened_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, slug),
  unique (shop_id, id),
  foreign key (kind_code, kind_version_id) references channel_kind_version (kind_code, id),
  check (status not in ('ACTIVE', 'PAUSED') or (country is not null and currency is not null and locale is not null))
);
-- Every own shop has one for orders made by staff.
create unique index channel_built_in_index on channel (shop_id) where is_built_in;
create index channel_name_index on channel (name, id);
create index channel_created_index on channel (created_at, id);
create index channel_shop_index on channel (shop_id, name, id);
create index channel_status_index on channel (status, name, id);
create index channel_kind_index on channel (kind_code, name, id);
create index channel_country_index on channel (country, name, id);
create index channel_currency_index on channel (currency, name, id);

insert into channel (id, shop_id, name, slug, kind_code, is_built_in, country, currency, locale, prices_with_tax, status, opened_at, created_at, updated_at)
select gen_random_uuid(), id, 'Direct', 'direct', 'direct', true, country, currency, locale, prices_include_tax,
  case when country is not null and currency is not null then 'ACTIVE' else 'DRAFT' end,
  case when country is not null and currency is not null then now() end, now(), now()
from shop where kind = 'own';

alter table channel enable row level security, force row level security;
create policy channel_read on channel for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Channel') or scope_writes('Channel')));
create policy channel_add on channel for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy channel_change on channel for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
create policy channel_remove on channel for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Channel')));
