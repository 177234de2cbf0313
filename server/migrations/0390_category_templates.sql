-- Which attributes the products of a category are to have. It holds for all categories below; of an attribute the nearest entry counts.
create table category_attribute (
  category_id uuid not null references category (id) on delete cascade,
  attribute_id uuid not null references attribute (id),
  -- Null asks for every channel; what single channels ask for comes later.
  channel_id uuid,
  state text not null check (state in ('REQUIRED', 'RECOMMENDED', 'OPTIONAL', 'OFF')),
  makes_variants boolean not null default false,
  -- Null for the group that the attribute is in.
  group_name text check (group_name in ('GENERAL', 'IDENTIFIERS', 'VARIANTS', 'DIMENSIONS', 'MATERIALS', 'TECHNICAL', 'COMPLIANCE',
    'MARKETING', 'OTHER')),
  position integer not null,
  check (not (makes_variants and state = 'OFF')),
  unique nulls not distinct (category_id, attribute_id, channel_id)
);
create index category_attribute_attribute_index on category_attribute (attribute_id);

alter table category_attribute enable row level security, force row level security;
create policy category_attribute_read on category_attribute for select using (true);
create policy category_attribute_add on category_attribute for insert with check ((select scope_writes('Category')));
create policy category_attribute_change on category_attribute for update using ((select scope_writes('Category')));
create policy category_attribute_remove on category_attribute for delete using ((select scope_writes('Category')));

-- By what the completeness of products of a category is counted, worked out ahead so that no save walks the tree. The row of the zero id
-- is that of products without a category, and of those in a category that has no row yet.
create table completeness_basis (
  category_id uuid primary key,
  -- Stands for all of the row: what was counted by the same is not counted again.
  basis uuid not null,
  -- What a product is to have, attribute and locale side by side; without a locale where any will do.
  attribute_ids uuid[] not null,
  locales text[] not null,
  -- Content locales, the most important first.
  content_locales text[] not null
);
-- A basis that holds no more. It is kept for a day, since a save that began before may still count by it.
create table completeness_retired (
  basis uuid primary key,
  retired_at timestamptz not null
);
insert into completeness_basis (category_id, basis, attribute_ids, locales, content_locales)
  select '00000000-0000-0000-0000-000000000000', gen_random_uuid(), coalesce(array_agg(id order by position, code), '{}'),
    coalesce(array_agg(''::text), '{}'), '{}' from attribute where is_basic and deleted_at is null;

-- What a product was counted by, and what it lacks with the locale in which it does (`description:de`). All products are counted once more.
drop index completeness_required_index;
alter table completeness drop column failed_required;
alter table completeness
  add column basis uuid,
  add column failed_basis uuid,
  add column gaps text[] not null default '{}';
create index completeness_basis_index on completeness (basis) where channel_id is null;
