-- Taxonomies of others, as people downloaded them, and the nodes that our categories are linked to.
create table taxonomy (
  id uuid primary key,
  publisher text not null unique check (publisher in ('GOOGLE', 'SHOPIFY')),
  release text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

-- The file of each language that was taken last; those before it stand in the trail.
create table taxonomy_file (
  publisher text not null references taxonomy (publisher) on delete cascade,
  language text not null,
  release text not null,
  file_name text not null,
  sha256 bytea not null,
  node_count integer not null,
  loaded_at timestamptz not null,
  loaded_by uuid,
  primary key (publisher, language)
);

create table taxonomy_node (
  publisher text not null references taxonomy (publisher) on delete cascade,
  external_id text not null,
  -- Null at the root, and where the file had no node above.
  parent_id text,
  -- By language; names of a path are joined by " > ".
  names jsonb not null,
  paths jsonb not null,
  since_release text not null,
  -- The first release without it.
  gone_release text,
  search_paths text not null generated always as (searched_name(in_all_locales(paths))) stored,
  primary key (publisher, external_id)
);
create index taxonomy_node_search_index on taxonomy_node using gin (search_paths gin_trgm_ops) where gone_release is null;

-- The id stands for itself: it may be known before any file is loaded, and outlives its node.
create table category_taxonomy (
  category_id uuid not null references category (id) on delete cascade,
  publisher text not null check (publisher in ('GOOGLE', 'SHOPIFY')),
  external_id text not null,
  -- That was loaded when it was linked.
  release text,
  primary key (category_id, publisher)
);
create index category_taxonomy_node_index on category_taxonomy (publisher, external_id);

insert into category_taxonomy (category_id, publisher, external_id, release)
  select id, case when taxonomy ilike '%google%' then 'GOOGLE' else 'SHOPIFY' end, taxonomy_id, taxonomy_version
  from category where taxonomy_id is not null and taxonomy ~* 'google|shopify';
alter table category drop column taxonomy, drop column taxonomy_id, drop column taxonomy_version;

alter table category_taxonomy enable row level security, force row level security;
create policy category_taxonomy_read on category_taxonomy for select using (true);
create policy category_taxonomy_add on category_taxonomy for insert with check ((select scope_writes('Category')));
create policy category_taxonomy_change on category_taxonomy for update using ((select scope_writes('Category')));
create policy category_taxonomy_remove on category_taxonomy for delete using ((select scope_writes('Category')));
alter table taxonomy enable row level security, force row level security;
create policy taxonomy_read on taxonomy for select using (true);
create policy taxonomy_add on taxonomy for insert with check ((select scope_writes('Category')));
create policy taxonomy_change on taxonomy for update using ((select scope_writes('Category')));
create policy taxonomy_remove on taxonomy for delete using ((select scope_writes('Category')));
alter table taxonomy_file enable row level security, force row level security;
create policy taxonomy_file_read on taxonomy_file for select using (true);
create policy taxonomy_file_add on taxonomy_file for insert with check ((select scope_writes('Category')));
create policy taxonomy_file_change on taxonomy_file for update using ((select scope_writes('Category')));
create policy taxonomy_file_remove on taxonomy_file for delete using ((select scope_writes('Category')));
alter table taxonomy_node enable row level security, force row level security;
create policy taxonomy_node_read on taxonomy_node for select using (true);
create policy taxonomy_node_add on taxonomy_node for insert with check ((select scope_writes('Category')));
create policy taxonomy_node_change on taxonomy_node for update using ((select scope_writes('Category')));
create policy taxonomy_node_remove on taxonomy_node for delete using ((select scope_writes('Category')));
