-- What a shop holds for a cart before it is paid for, by the shop's own key; the same key again has the same answer.
create table discount_reservation (
  channel_id uuid not null,
  reservation_key text collate "C" not null,
  shop_id uuid not null,
  cart_hash bytea not null,
  answer jsonb not null,
  expires_at timestamptz not null,
  at timestamptz not null,
  primary key (channel_id, reservation_key),
  foreign key (shop_id, channel_id) references channel (shop_id, id)
);
create index discount_reservation_shop_index on discount_reservation (shop_id, channel_id, reservation_key);
create index discount_reservation_end_index on discount_reservation (channel_id, expires_at);

create table discount_use (
  id uuid primary key,
  shop_id uuid not null,
  discount_id uuid not null,
  code_id uuid,
  order_id uuid,
  channel_id uuid,
  reservation_key text collate "C",
  customer_key text collate "C",
  state text not null check (state in ('RESERVED', 'COMMITTED', 'RELEASED')),
  amount_minor bigint not null check (amount_minor between 0 and 10000000000000),
  currency text not null,
  -- Concluded elsewhere though the limit was reached.
  over_limit boolean not null default false,
  expires_at timestamptz,
  at timestamptz not null,
  unique (discount_id, order_id),
  check (state <> 'RESERVED' or (expires_at is not null and reservation_key is not null)),
  foreign key (shop_id, discount_id) references discount (shop_id, id) on delete cascade,
  foreign key (shop_id, code_id) references discount_code (shop_id, id),
  foreign key (shop_id, channel_id) references channel (shop_id, id)
);
create index discount_use_list_index on discount_use (discount_id, at desc, id desc);
create index discount_use_code_index on discount_use (shop_id, code_id) where code_id is not null;
create index discount_use_key_index on discount_use (channel_id, reservation_key) where state = 'RESERVED';
create index discount_use_reserved_index on discount_use (discount_id, expires_at) where state = 'RESERVED';
alter table discount_reservation enable row level security, force row level security;
create policy discount_reservation_read on discount_reservation for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Discount') or scope_writes('Discount')));
create policy discount_reservation_add on discount_reservation for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_reservation_change on discount_reservation for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_reservation_remove on discount_reservation for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
alter table discount_use enable row level security, force row level security;
create policy discount_use_read on discount_use for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Discount') or scope_writes('Discount')));
create policy discount_use_add on discount_use for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_use_change on discount_use for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
create policy discount_use_remove on discount_use for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Discount')));
