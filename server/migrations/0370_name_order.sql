-- Names were sorted by code point: "Zebra, apple, Äpfel". Each language has its own order, by a collation of ICU; a server without
-- ICU has "C" under the same name.
create table name_order (
  locale text primary key,
  is_icu boolean not null,
  -- Of the collation when its index was built; null where it has none.
  version text,
  -- Whether product_name has rows in this language: it is one of the catalogue's.
  holds_names boolean not null default false,
  -- Products up to this one have their row; null when none was looked at.
  filled_to uuid,
  -- Whether every product has its row.
  is_ready boolean not null default false
);

-- What each product is called in each language of the catalogue: in that language, else as it is shown to everybody.
create table product_name (
  product_id uuid not null references product (id) on delete cascade,
  locale text not null,
  name text not null,
  primary key (product_id, locale)
);

create function name_order_collation(wanted text) returns text language sql immutable as $$
  select 'name_' || replace(lower(wanted), '-', '_')
$$;

-- Brings collation and index of a language in step with the server; gives what it did: null, 'made' or 'rebuilt'.
create function keep_name_order(wanted text, is_held boolean) returns text language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  collation_name text := name_order_collation(wanted);
  index_name text := 'product_' || name_order_collation(wanted) || '_index';
  has_icu boolean := exists (select from pg_collation where collprovider = 'i' and collnamespace = 'pg_catalog'::regnamespace);
  known name_order;
  present pg_collation;
  actual text;
  is_stale boolean;
  is_indexed boolean;
begin
  if wanted !~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' then raise exception 'no language: %', wanted; end if;
  perform pg_advisory_xact_lock(hashtextextended('name order', 0));
  select * into known from name_order where locale = wanted;
  select * into present from pg_collation where collname = collation_name and collnamespace = 'public'::regnamespace;
  is_stale := found and (present.collprovider = 'i') <> has_icu;
  if is_stale then
    execute format('drop index if exists %I', index_name);
    execute format('drop collation %I', collation_name);
  end if;
  if present.oid is null or is_stale then
    if has_icu then execute format('create collation %I (provider = icu, locale = %L)', collation_name, wanted);
    else execute format('create collation %I from "C"', collation_name);
    end if;
  end if;
  select pg_collation_actual_version(oid) into actual from pg_collation
    where collname = collation_name and collnamespace = 'public'::regnamespace;
  is_stale := is_stale or known.locale is not null and known.version is distinct from actual;
  if is_stale and has_icu then execute format('alter collation %I refresh version', collation_name); end if;
  is_indexed := to_regclass(quote_ident(index_name)) is not null;
  if is_indexed and (is_stale or not is_held) then
    execute format('drop index %I', index_name);
    is_indexed := false;
  end if;
  -- Made before the first row of its language is, it looks over the others once. It waits for whoever writes names, who did not see the
  -- language yet; those that come after it do.
  if is_held and not is_indexed then
    execute format('create index %I on product_name (name collate %I, product_id) where locale = %L', index_name, collation_name, wanted);
  end if;
  insert into name_order (locale, is_icu, version, holds_names) values (wanted, has_icu, actual, is_held)
  on conflict (locale) do update set is_icu = excluded.is_icu, version = excluded.version, holds_names = excluded.holds_names,
    filled_to = case when name_order.holds_names and is_held then name_order.filled_to end,
    is_ready = name_order.is_ready and name_order.holds_names and is_held;
  return case when known.locale is null then 'made' when is_stale then 'rebuilt' end;
end $$;

-- Names of these products in all languages, or in one that is added. Most stand already, and a conflict would lock and write each of them.
create function put_product_names(ids uuid[], only_locale text default null) returns void language sql as $$
  insert into product_name (product_id, locale, name)
  select p.id, o.locale, wanted.name
  from product p cross join name_order o
    left join product_value v on v.product_id = p.id and v.attribute_id = '00000000-0000-7000-8000-000000000001' and v.locale = o.locale
      and v.variant_id is null and v.channel_id is null
    cross join lateral (select coalesce(nullif(left(v.value #>> '{}', 500), ''), p.name) as name) wanted
    left join product_name known on known.product_id = p.id and known.locale = o.locale
  where p.id = any(ids) and o.holds_names and (only_locale is null or o.locale = only_locale) and known.name is distinct from wanted.name
  order by p.id, o.locale
  on conflict (product_id, locale) do update set name = excluded.name where product_name.name <> excluded.name
$$;

insert into name_order (locale, is_icu, holds_names)
select l.locale, false, true from jsonb_array_elements_text(coalesce(
  (select value from setting where key = 'contentLocales' and scope_kind = 'installation'), '["en", "de", "fr", "pt"]')) l (locale)
on conflict do nothing;
insert into product_name (product_id, locale, name)
select p.id, o.locale, coalesce(nullif(left(v.value #>> '{}', 500), ''), p.name)
from product p cross join name_order o
  left join product_value v on v.product_id = p.id and v.attribute_id = '00000000-0000-7000-8000-000000000001' and v.locale = o.locale
    and v.variant_id is null and v.channel_id is null;
select keep_name_order(locale, true) from name_order;
update name_order set is_ready = true;
-- The languages that people read in, whatever the catalogue is written in.
select keep_name_order(l.locale, false) from unnest(array['en', 'de', 'fr', 'pt']) l (locale)
where not exists (select from name_order o where o.locale = l.locale);

-- The lock comes before the languages are read, so that one which is added meanwhile is seen.
create function put_names_of_new_products() returns trigger language plpgsql as $$
begin
  lock table product_name in row exclusive mode;
  perform put_product_names(array(select id from written));
  return null;
end $$;
create trigger product_insert_puts_names after insert on product referencing new table as written
  for each statement execute function put_names_of_new_products();

create function put_names_of_renamed_products() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  ids := array(select n.id from new_rows n join old_rows o on o.id = n.id where n.name <> o.name);
  if cardinality(ids) = 0 then return null; end if;
  lock table product_name in row exclusive mode;
  perform put_product_names(ids);
  return null;
end $$;
create trigger product_update_puts_names after update on product referencing old table as old_rows new table as new_rows
  for each statement execute function put_names_of_renamed_products();

create function put_names_of_values() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  ids := array(select distinct product_id from written
    where attribute_id = '00000000-0000-7000-8000-000000000001' and variant_id is null and channel_id is null);
  if cardinality(ids) = 0 then return null; end if;
  lock table product_name in row exclusive mode;
  perform put_product_names(ids);
  return null;
end $$;
create function put_names_of_changed_values() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  ids := array(select n.product_id from new_rows n join old_rows o on o.id = n.id
    where n.attribute_id = '00000000-0000-7000-8000-000000000001' and n.variant_id is null and n.channel_id is null
      and (n.value, n.locale) is distinct from (o.value, o.locale));
  if cardinality(ids) = 0 then return null; end if;
  lock table product_name in row exclusive mode;
  perform put_product_names(ids);
  return null;
end $$;
create trigger product_value_insert_puts_names after insert on product_value referencing new table as written
  for each statement execute function put_names_of_values();
create trigger product_value_update_puts_names after update on product_value referencing old table as old_rows new table as new_rows
  for each statement execute function put_names_of_changed_values();
create trigger product_value_delete_puts_names after delete on product_value referencing old table as written
  for each statement execute function put_names_of_values();
