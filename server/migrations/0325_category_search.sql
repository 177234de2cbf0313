-- Categories are found however their names are accented: names and searches are compared in lower case, Latin letters without marks.
create function searched_name(name text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(replace(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'ł', 'l')
$$;
alter table category drop column search_names;
alter table category add column search_names text not null generated always as (searched_name(in_all_locales(names))) stored;
create index category_search_index on category using gin (search_names gin_trgm_ops);
