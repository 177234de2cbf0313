-- A value may have several options of its attribute: an array of their ids, where an attribute of one option holds the id alone.
alter table attribute drop constraint attribute_type_check;
alter table attribute add constraint attribute_type_check check (type in ('text', 'long_text', 'integer', 'number', 'measure', 'money',
  'boolean', 'option', 'options', 'date', 'url', 'media', 'brand', 'category', 'product'));

create function option_ids(held jsonb) returns setof uuid language sql immutable parallel safe as $$
  select t.id::uuid from jsonb_array_elements_text(case jsonb_typeof(held) when 'array' then held else jsonb_build_array(held) end) t (id)
$$;

create or replace function used_options(wanted uuid) returns setof uuid language sql stable as $$
  select distinct o.id from product_value v cross join lateral option_ids(v.value) o (id) where v.attribute_id = wanted
  union
  select o.id from product_value_alternative v cross join lateral option_ids(v.value) o (id) where v.attribute_id = wanted
$$;

-- What the options of a value are called, in their order: in the first of the locales that has a label, else in English or in any.
create function option_labels(held jsonb, locales text[]) returns text[] language sql stable as $$
  select array_agg(coalesce(
      (select o.labels ->> l.locale from unnest(locales) with ordinality l (locale, place)
        where o.labels ? l.locale order by l.place limit 1),
      in_first_locale(o.labels), o.code) order by o.position)
  from attribute_option o where o.id = any(array(select option_ids(held)))
$$;
