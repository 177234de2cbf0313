-- What people of an own shop state of an offer themselves is a reading of its own, and holds against every grab.
alter table offer add column own_snapshot_id uuid, add column own_snapshot_at timestamptz,
  add constraint offer_shop_key unique (shop_id, id);
-- They were never filled: what is the shop's people's alone stands in a table that holds its rows to them.
alter table offer drop column cost_minor, drop column stock;

-- What only the people of its shop see of an offer, and how often they stated something of it.
create table own_offer (
  -- That of the offer.
  id uuid primary key,
  shop_id uuid not null,
  -- That of the shop as the amounts were stated; null where it had none.
  currency text,
  cost_minor bigint check (cost_minor between 0 and 10000000000000),
  stock_quantity integer check (stock_quantity >= 0),
  source_kind text not null check (source_kind in ('form', 'import', 'api')),
  updated_by uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (shop_id, id) references offer (shop_id, id) on delete cascade
);
create index own_offer_shop_index on own_offer (shop_id, id);

alter table own_offer enable row level security, force row level security;
create policy own_offer_read on own_offer for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Offer')));
create policy own_offer_add on own_offer for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Offer')));
create policy own_offer_change on own_offer for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Offer')));
create policy own_offer_remove on own_offer for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Offer')));
