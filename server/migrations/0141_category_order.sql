-- Siblings are told apart by their slugs in each content locale. The locales are a setting, so no index can hold them all: the commands
-- check each of them under the lock of the tree. This index only holds the first locale, against whatever writes beside the commands.
create function first_locale(texts jsonb) returns text language sql immutable parallel safe as
  $$ select case when texts ? 'en' then 'en' else (select min(k.key) from jsonb_object_keys(texts) k (key)) end $$;
drop index category_sibling_index;
create unique index category_sibling_index on category (parent_id, first_locale(slugs), slug) nulls not distinct
  where deleted_at is null and slug is not null;

create index category_position_index on category (position, id);

-- Changes of categories hold their names by locale; the trail is searched by each of them. No change before this one holds such names.
create or replace function audited_name(fields jsonb) returns text language sql immutable parallel safe as $$
  select case when jsonb_typeof(fields -> 'name') = 'string' then fields ->> 'name'
    when jsonb_typeof(fields -> 'fullName') = 'string' then fields ->> 'fullName'
    when jsonb_typeof(fields -> 'names') = 'object' then in_all_locales(fields -> 'names') end
$$;
