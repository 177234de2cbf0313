-- What shops call their categories, each name of a shop once; an offer lies on one of them at most.
create table shelf (
  id uuid primary key,
  shop_id uuid not null references shop (id) on delete cascade,
  kind text not null check (kind in ('BREADCRUMB', 'PRODUCT_TYPE', 'GOOGLE_PRODUCT_CATEGORY')),
  text text not null,
  -- A hash of the folded text: names of any length are told apart.
  text_key text not null,
  -- Offers on sale, kept by the feature offers.
  offer_count integer not null default 0,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'DISMISSED')),
  category_id uuid references category (id) on delete set null,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (shop_id, text_key)
);
create index shelf_offers_index on shelf (offer_count, id);
create index shelf_text_index on shelf (text, id);
create index shelf_created_index on shelf (created_at, id);
create index shelf_shop_index on shelf (shop_id, offer_count, id);
create index shelf_state_index on shelf (state, offer_count, id);
create index shelf_category_index on shelf (category_id) where category_id is not null;
create index shelf_search_index on shelf using gin (text gin_trgm_ops);

alter table offer add column shelf_id uuid references shelf (id) on delete set null;
create index offer_shelf_index on offer (shelf_id, id) include (state, product_id) where shelf_id is not null;

alter table shelf enable row level security, force row level security;
create policy shelf_read on shelf for select using (true);
create policy shelf_add on shelf for insert with check ((select scope_writes('Category')));
create policy shelf_change on shelf for update using ((select scope_writes('Category')));
create policy shelf_remove on shelf for delete using ((select scope_writes('Category')));
