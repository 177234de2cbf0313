-- Which category a shelf most likely is, and why; worked out while it is open, and anew whenever the time is taken away.
alter table shelf
  add column proposed_category_id uuid references category (id) on delete set null,
  -- The reason with its facts, as the matcher gives it.
  add column proposal jsonb,
  add column confidence real,
  add column is_by_rule boolean not null default false,
  add column proposed_at timestamptz;
create index shelf_unproposed_index on shelf (id) where state = 'OPEN' and proposed_at is null;
create index shelf_proposed_index on shelf (proposed_category_id) where proposed_category_id is not null;
create index shelf_rule_index on shelf (offer_count, id) where is_by_rule;
