-- How much is kept of what grows, and how much of it stays beyond every limit: counted by the daily walk, so that a screen reads a few rows.

alter table byte_collection drop constraint byte_collection_phase_check;
alter table byte_collection add constraint byte_collection_phase_check check (phase in ('holding', 'noting', 'counting', 'done'));
-- What was counted last of the kinds and months that a walk counts.
alter table byte_collection add column counted_unit text;

create table storage_figure (
  walk_id uuid not null references byte_collection (id) on delete cascade,
  kind text not null check (kind in ('stored_pages', 'fetches', 'snapshots', 'run_items', 'audit')),
  -- Null where the rows are of no shop.
  shop_id uuid,
  -- The day; where months go as a whole, their first one.
  day date not null,
  rows bigint not null,
  bytes bigint not null,
  held_rows bigint not null default 0,
  held_bytes bigint not null default 0,
  counted_at timestamptz not null,
  unique nulls not distinct (walk_id, kind, shop_id, day)
);
