-- Categories as people work on them. What one is called stands once for each content locale (names, slugs, descriptions); the columns
-- beside say it in the first of these, for lists, searches and the trail.
create function in_first_locale(texts jsonb) returns text language sql immutable parallel safe as
  $$ select coalesce(texts ->> 'en', (select t.value from jsonb_each_text(texts) t order by t.key limit 1)) $$;
create function in_all_locales(texts jsonb) returns text language sql immutable parallel safe as
  $$ select coalesce(string_agg(t.value, E'\n' order by t.key), '') from jsonb_each_text(texts) t $$;

alter table category
  add column descriptions jsonb not null default '{}',
  add column status text not null default 'ACTIVE' check (status in ('ACTIVE', 'HIDDEN')),
  -- In the bin since.
  add column deleted_at timestamptz,
  add column name text not null generated always as (coalesce(in_first_locale(names), '')) stored,
  add column slug text generated always as (in_first_locale(slugs)) stored,
  add column description text generated always as (in_first_locale(descriptions)) stored,
  add column search_names text not null generated always as (in_all_locales(names)) stored;

-- Siblings are told apart by their slugs.
create unique index category_sibling_index on category (parent_id, slug) nulls not distinct where deleted_at is null and slug is not null;
create index category_slug_index on category (slug);
create index category_name_index on category (name, id);
create index category_created_index on category (created_at, id);
create index category_updated_index on category (updated_at, id);
create index category_status_index on category (status, name, id);
create index category_name_search_index on category using gin (name gin_trgm_ops);
create index category_search_index on category using gin (search_names gin_trgm_ops);

-- Of a category that goes for good nothing is left but what lies in the bin: that is then of no category, or stands at the root.
alter table category drop constraint category_parent_id_fkey,
  add constraint category_parent_id_fkey foreign key (parent_id) references category (id) on delete set null;
alter table product drop constraint product_category_id_fkey,
  add constraint product_category_id_fkey foreign key (category_id) references category (id) on delete set null;
