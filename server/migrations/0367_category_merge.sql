-- A merged category lies below the one it went into, so that all that reads a branch has its products at once. It lies in no bin, and goes
-- for good with the one it went into.
alter table category add column merged_into uuid references category (id) on delete cascade,
  add constraint category_merged_check check (merged_into is null or deleted_at is not null);
create index category_merged_index on category (merged_into) where merged_into is not null;

-- A merge with the place that the merged category had; `undone_at` once it was taken back.
create table category_merge (
  id uuid primary key,
  survivor_id uuid not null references category (id) on delete cascade,
  merged_id uuid not null references category (id) on delete cascade,
  former_parent_id uuid,
  former_position integer not null,
  merged_at timestamptz not null,
  undone_at timestamptz,
  -- Counts in the order of taking back, which two times of one clock may not tell.
  undone_number bigint,
  check ((undone_at is null) = (undone_number is null))
);
create unique index category_merge_standing_index on category_merge (merged_id) where undone_at is null;
create index category_merge_survivor_index on category_merge (survivor_id);
create index category_merge_undone_index on category_merge (undone_number) where undone_number is not null;
create index category_merge_merged_index on category_merge (merged_id);

-- What moved by a merge and has not gone back: categories below with the slugs that they had, shelves, products by the version of their
-- value, and values beside those that hold.
create table category_merge_part (
  merge_id uuid not null references category_merge (id) on delete cascade,
  kind text not null check (kind in ('category', 'shelf', 'product', 'alternative')),
  record_id uuid not null,
  former_position integer,
  former_slugs jsonb,
  given_slugs jsonb,
  value_version integer,
  primary key (merge_id, kind, record_id)
);

create index category_merge_part_record_index on category_merge_part (record_id);

-- By what a value beside those that hold refers to; texts are not indexed.
create index product_value_alternative_reference_index on product_value_alternative ((value #>> '{}'), id)
  where length(value #>> '{}') = 36;

alter table category_merge enable row level security, force row level security;
create policy category_merge_read on category_merge for select using (true);
create policy category_merge_add on category_merge for insert with check ((select scope_writes('Category')));
create policy category_merge_change on category_merge for update using ((select scope_writes('Category')));
create policy category_merge_remove on category_merge for delete using ((select scope_writes('Category')));
alter table category_merge_part enable row level security, force row level security;
create policy category_merge_part_read on category_merge_part for select using (true);
create policy category_merge_part_add on category_merge_part for insert with check ((select scope_writes('Category')));
create policy category_merge_part_change on category_merge_part for update using ((select scope_writes('Category')));
create policy category_merge_part_remove on category_merge_part for delete using ((select scope_writes('Category')));
