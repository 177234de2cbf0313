create table shop (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  slug text not null unique,
  url text not null,
  country text check (country ~ '^[A-Z]{2}$'),
  currency text check (currency ~ '^[A-Z]{3}$'),
  prices_include_tax boolean not null default true,
  locale text not null default 'en',
  time_zone text not null default 'UTC',
  logo_media_id uuid references media (id),
  contact_email text,
  contact_phone text,
  kind text not null check (kind in ('own', 'partner', 'observed')),
  is_marketplace boolean not null default false,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'SUSPENDED', 'CLOSED')),
  min_delay_ms integer not null default 1000 check (min_delay_ms between 0 and 600000),
  -- What the first look at the address found: shop system, feeds, sitemaps, structured data.
  probe jsonb,
  probed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index shop_name_index on shop (name, id);
create index shop_status_index on shop (status, name, id);
create index shop_kind_index on shop (kind, name, id);
create index shop_created_index on shop (created_at desc, id desc);

create table brand (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  slug text not null unique,
  -- Folded for comparison: lower case, no accents, no punctuation.
  name_key text not null,
  website text,
  country text check (country ~ '^[A-Z]{2}$'),
  description text,
  logo_media_id uuid references media (id),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'ARCHIVED')),
  redirect_to uuid references brand (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index brand_name_key_index on brand (name_key) where redirect_to is null;
create index brand_name_index on brand (name, id);
create index brand_status_index on brand (status, name, id);
create index brand_created_index on brand (created_at desc, id desc);
create index brand_search_index on brand using gin (name gin_trgm_ops);

create table brand_alias (
  alias_key text primary key,
  alias text not null,
  brand_id uuid not null references brand (id) on delete cascade
);
create index brand_alias_brand_index on brand_alias (brand_id);

create table shop_brand (
  shop_id uuid not null references shop (id) on delete cascade,
  brand_id uuid not null references brand (id) on delete cascade,
  primary key (shop_id, brand_id)
);
create index shop_brand_brand_index on shop_brand (brand_id);

-- A user's scope: the shops and brands given to them.
create table user_shop (
  user_id uuid not null,
  shop_id uuid not null references shop (id) on delete cascade,
  primary key (user_id, shop_id)
);
create table user_brand (
  user_id uuid not null,
  brand_id uuid not null references brand (id) on delete cascade,
  primary key (user_id, brand_id)
);
