-- States as they stood at the midnight that ended a day: of shops by their own clocks, of the catalogue and what is of no shop by UTC.
create table state_day (
  shop_id uuid references shop (id) on delete cascade,
  measure text not null,
  -- The sum of the measure that it is: an average is made of two.
  key text not null,
  day date not null,
  value bigint not null,
  unique nulls not distinct (shop_id, measure, key, day)
);
create index state_day_time_index on state_day (measure, day);

alter table state_day enable row level security, force row level security;
create policy state_day_read on state_day for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Offer', 'Proposal', 'Comment', 'Product') or scope_writes('Offer', 'Proposal', 'Comment', 'Product')));
create policy state_day_add on state_day for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Offer', 'Proposal', 'Comment', 'Product')));
create policy state_day_change on state_day for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Offer', 'Proposal', 'Comment', 'Product')));
create policy state_day_remove on state_day for delete using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Offer', 'Proposal', 'Comment', 'Product')));
