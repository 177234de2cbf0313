create table offer (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  -- Identity within the shop: the seller first on a marketplace, then sku, feed id, gtin with options, or canonical address.
  offer_key text not null,
  origin text not null check (origin in ('own', 'observed')),
  state text not null default 'active' check (state in ('active', 'missing', 'expired')),
  is_quarantined boolean not null default false,
  quarantine_reason text,
  match_state text not null default 'unmatched'
    check (match_state in ('unmatched', 'candidates', 'in_review', 'matched_auto', 'matched', 'no_match', 'conflicted')),
  product_id uuid references product (id),
  variant_id uuid references variant (id),
  grabber_id uuid,
  page_id uuid,
  current_snapshot_id uuid,
  current_snapshot_at timestamptz,
  snapshot_seq integer not null default 0,
  -- The current snapshot's fields that lists show, filter and sort by.
  title text not null default '',
  brand_text text,
  brand_key text,
  gtin14 text,
  is_gtin_usable boolean not null default false,
  mpn_key text,
  sku text,
  seller text,
  item_group text,
  url text,
  image_url text,
  category_text text,
  price_minor bigint,
  currency text,
  list_price_minor bigint,
  low_price_minor bigint,
  high_price_minor bigint,
  is_tax_included boolean,
  price_state text check (price_state in ('accepted', 'suspect')),
  availability text,
  condition text,
  -- Own shops only, and only for their people.
  cost_minor bigint,
  stock integer,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  last_changed_at timestamptz not null,
  missing_runs smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (shop_id, offer_key),
  check (variant_id is null or product_id is not null)
);
create index offer_product_index on offer (product_id, shop_id, id) where product_id is not null;
create index offer_variant_index on offer (variant_id) where variant_id is not null;
create index offer_title_index on offer (title, id);
create index offer_price_index on offer (price_minor, id);
create index offer_changed_index on offer (last_changed_at, id);
create index offer_first_seen_index on offer (first_seen_at, id);
create index offer_shop_index on offer (shop_id, title, id);
create index offer_match_state_index on offer (match_state, title, id);
create index offer_state_index on offer (state, title, id);
create index offer_availability_index on offer (availability, title, id);
create index offer_price_state_index on offer (price_state, title, id);
create index offer_quarantine_index on offer (title, id) where is_quarantined;
create index offer_gtin_index on offer (gtin14) where gtin14 is not null;
create index offer_sku_index on offer (shop_id, sku) where sku is not null;
create index offer_page_index on offer (page_id) where page_id is not null;
create index offer_grabber_index on offer (grabber_id, last_seen_at) where grabber_id is not null;
create index offer_search_index on offer using gin (title gin_trgm_ops);

-- Evidence for an offer at one time. A row is written only when the fields' hash changes.
create table offer_snapshot (
  id uuid not null,
  offer_id uuid not null,
  seq integer not null,
  source_kind text not null check (source_kind in ('grab', 'form', 'import', 'api', 'generator')),
  -- The time of the fetch, also for replays.
  observed_at timestamptz not null,
  last_confirmed_at timestamptz not null,
  grab_run_id uuid,
  page_id uuid,
  page_fetch_id uuid,
  blob_sha256 bytea,
  -- name -> {value, raw, method, path, confidence}
  fields jsonb not null,
  fields_hash bytea not null,
  extractor_version text not null,
  warnings jsonb not null default '[]',
  primary key (id, observed_at)
) partition by range (observed_at);
create table offer_snapshot_default partition of offer_snapshot default;
create index offer_snapshot_offer_index on offer_snapshot (offer_id, seq desc);
select ensure_month_partitions('offer_snapshot', (now() - interval '2 months')::date, (now() + interval '3 months')::date);

-- An interval during which an offer had one price.
create table price_point (
  id uuid primary key,
  offer_id uuid not null references offer (id) on delete cascade,
  kind text not null check (kind in ('regular', 'sale', 'member', 'unit', 'from')),
  valid_from timestamptz not null,
  last_confirmed_at timestamptz not null,
  valid_to timestamptz,
  amount_minor bigint not null,
  currency text not null,
  exponent smallint not null,
  list_amount_minor bigint,
  shipping_minor bigint,
  min_quantity integer not null default 1,
  is_tax_included boolean,
  availability text,
  condition text,
  snapshot_id uuid,
  snapshot_at timestamptz,
  state text not null check (state in ('observed', 'accepted', 'suspect', 'rejected')),
  reason text,
  check (valid_to is null or valid_to >= valid_from)
);
-- One open interval per offer, kind and currency; a suspect one waits beside the accepted one for its second sighting.
create unique index price_point_open_index on price_point (offer_id, kind, currency, (state = 'suspect'))
  where valid_to is null and state <> 'rejected';
create index price_point_offer_index on price_point (offer_id, valid_from desc, id);
create index price_point_suspect_index on price_point (valid_from) where state = 'suspect';
