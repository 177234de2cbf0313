-- A discount of an own shop. That it is scheduled, runs or is over follows from its intent and its times, so that no late job can lie.
create table discount (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  name text not null,
  -- What the customer reads, by locale.
  label jsonb not null default '{}',
  kind text not null check (kind in ('AMOUNT_OFF_PRODUCT', 'AMOUNT_OFF_ORDER', 'BUY_X_GET_Y', 'FREE_SHIPPING')),
  class text not null generated always as (case kind when 'AMOUNT_OFF_ORDER' then 'ORDER' when 'FREE_SHIPPING' then 'SHIPPING' else 'PRODUCT' end) stored,
  method text not null check (method in ('CODE', 'AUTOMATIC')),
  intent text not null default 'DRAFT' check (intent in ('DRAFT', 'LIVE', 'PAUSED', 'ENDED')),
  priority integer not null default 0,
  starts_at timestamptz not null,
  -- The first moment at which it does not run any more.
  ends_at timestamptz check (ends_at > starts_at),
  percent_ppm integer check (percent_ppm between 1 and 1000000),
  amount_minor bigint check (amount_minor between 1 and 10000000000000),
  -- That of its amounts and of its minimum.
  currency text,
  max_minor bigint check (max_minor between 1 and 10000000000000),
  minimum_kind text not null default 'none' check (minimum_kind in ('none', 'amount', 'quantity')),
  minimum bigint check (minimum between 1 and 10000000000000),
  buy_qty integer check (buy_qty > 0),
  get_qty integer check (get_qty > 0),
  get_percent_ppm integer check (get_percent_ppm between 1 and 1000000),
  uses_per_order integer check (uses_per_order > 0),
  limit_total bigint check (limit_total > 0),
  limit_per_customer bigint check (limit_per_customer > 0),
  combines_product boolean not null default false,
  combines_order boolean not null default false,
  combines_shipping boolean not null default false,
  ended_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  check (percent_ppm is null or amount_minor is null),
  check ((minimum_kind = 'none') = (minimum is null)),
  check (currency is not null or (amount_minor is null and max_minor is null and minimum_kind <> 'amount'))
);
create index discount_state_index on discount (shop_id, intent, starts_at, ends_at);
create index discount_name_index on discount (name, id) where deleted_at is null;
create index discount_shop_name_index on discount (shop_id, name, id) where deleted_at is null;
create index discount_start_index on discount (starts_at, id) where deleted_at is null;
create index discount_end_index on discount (ends_at, id) where deleted_at is null;
create index discount_last_end_index on discount (ends_at desc nulls last, id desc) where deleted_at is null;
create index discount_priority_index on discount (priority, id) where deleted_at is null;
create index discount_created_index on discount (created_at, id) where deleted_at is null;
create index discount_kind_index on discount (kind, starts_at, id) where deleted_at is null;
create index discount_method_index on discount (method, starts_at, id) where deleted_at is null;

-- None stands for every channel of the shop.
create table discount_channel (
  discount_id uuid not null,
  channel_id uuid not null,
  shop_id uuid not null,
  primary key (discount_id, channel_id),
  foreign key (shop_id, discount_id) references discount (shop_id, id) on delete cascade,
  foreign key (shop_id, channel_id) references channel (shop_id, id)
);
create index discount_channel_index on discount_channel (shop_id, channel_id, discount_id);

-- What a side of a discount is about; what is gone from the catalogue stays named, and is met by nothing.
create table discount_target (
  discount_id uuid not null,
  side text not null check (side in ('scope', 'buy', 'get')),
  position integer not null,
  shop_id uuid not null,
  kind text not null check (kind in ('category', 'brand', 'product', 'variant')),
  target_id uuid not null,
  is_excluded boolean not null,
  primary key (discount_id, side, position),
  unique (discount_id, side, kind, target_id),
  foreign key (shop_id, discount_id) references discount (shop_id, id) on delete cascade
);

create table discount_code (
  id uuid primary key,
  shop_id uuid not null,
  discount_id uuid not null,
  -- As it was typed.
  code text not null,
  -- As codes are compared: NFKC, trimmed, in capitals.
  code_norm text collate "C" not null,
  limit_total bigint check (limit_total > 0),
  -- Uses that count, reserved ones among them.
  used bigint not null default 0 check (used >= 0),
  batch text,
  disabled_at timestamptz,
  created_at timestamptz not null,
  unique (shop_id, id),
  foreign key (shop_id, discount_id) references discount (shop_id, id) on delete cascade
);
create unique index discount_code_index on discount_code (shop_id, code_norm) where disabled_at is null;
create index discount_code_text_index on discount_code (code_norm, discount_id);
create index discount_code_name_index on discount_code (discount_id, code_norm, id);
create index discount_code_created_index on discount_code (discount_id, created_at, id);
create index discount_code_batch_index on discount_code (discount_id, batch, code_norm, id);
create index discount_code_disabled_index on discount_code (discount_id, code_norm, id) where disabled_at is not null;

-- Uses that count, reserved ones among them; whoever adds one locks the row.
create table discount_counter (
  discount_id uuid primary key,
  shop_id uuid not null,
  used bigint not null default 0 check (used >= 0),
  foreign key (shop_id, discount_id) references discount (shop_id, id) on delete cascade
);
create index discount_counter_shop_index on discount_counter (shop_id, discount_id);
create table discount_customer_counter (
  discount_id uuid not null,
  -- A hash of what the shop knows its customer by.
  customer_key text collate "C" not null,
  shop_id uuid not null,
  used bigint not null default 0 check (used >= 0),
  primary key (discount_id, customer_key),
  foreign key (shop_id, discount_id) references discount (shop_id, id) on delete cascade
);
create index discount_customer_counter_shop_index on discount_customer_counter (shop_id, discount_id);

alter table discount enable row level security, force row level security;
create policy discount_read on discount for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Discount') or scope_writes('Discount')));
create policy discount_add on discount for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_change on discount for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_remove on discount for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
alter table discount_channel enable row level security, force row level security;
create policy discount_channel_read on discount_channel for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Discount') or scope_writes('Discount')));
create policy discount_channel_add on discount_channel for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_channel_change on discount_channel for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_channel_remove on discount_channel for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
alter table discount_target enable row level security, force row level security;
create policy discount_target_read on discount_target for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Discount') or scope_writes('Discount')));
create policy discount_target_add on discount_target for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_target_change on discount_target for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_target_remove on discount_target for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
alter table discount_code enable row level security, force row level security;
create policy discount_code_read on discount_code for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Discount') or scope_writes('Discount')));
create policy discount_code_add on discount_code for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_code_change on discount_code for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_code_remove on discount_code for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
alter table discount_counter enable row level security, force row level security;
create policy discount_counter_read on discount_counter for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Discount') or scope_writes('Discount')));
create policy discount_counter_add on discount_counter for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_counter_change on discount_counter for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_counter_remove on discount_counter for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
alter table discount_customer_counter enable row level security, force row level security;
create policy discount_customer_counter_read on discount_customer_counter for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Discount') or scope_writes('Discount')));
create policy discount_customer_counter_add on discount_customer_counter for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_customer_counter_change on discount_customer_counter for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_customer_counter_remove on discount_customer_counter for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));

-- A draft waits in the bin, which its shop's people write.
alter policy bin_entry_add on bin_entry with check ((scope_writes(record_subject(entity))) or (entity = 'tax_rate' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'product' and ((select scope_writes('Product', 'Proposal')) or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0)))) or (entity = 'discount' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'saved_view' and (owner_id = (select scope_user()) or (select scope_writes('SavedView', 'User')))));
alter policy bin_entry_change on bin_entry using ((scope_writes(record_subject(entity))) or (entity = 'tax_rate' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'product' and ((select scope_writes('Product', 'Proposal')) or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0)))) or (entity = 'discount' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'saved_view' and (owner_id = (select scope_user()) or (select scope_writes('SavedView', 'User')))));
alter policy bin_entry_remove on bin_entry using ((scope_writes(record_subject(entity))) or (entity = 'tax_rate' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'product' and ((select scope_writes('Product', 'Proposal')) or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0)))) or (entity = 'discount' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'saved_view' and (owner_id = (select scope_user()) or (select scope_writes('SavedView', 'User')))));
