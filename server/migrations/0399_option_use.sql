-- Finds products by an option of theirs. An id has 36 signs, so texts stay outside.
create index product_value_option_index on product_value using gin (value jsonb_path_ops)
  where jsonb_typeof(value) = 'array' or length(value #>> '{}') = 36;

-- How many products have each of these options of an attribute: archived ones, those in the bin, and by a value beside the one that holds.
-- An option that none has is left out.
create function option_use(owner uuid, wanted uuid[]) returns table (id uuid, products bigint) language sql stable as $$
  select w.id, count(distinct u.product_id) from unnest(wanted) w (id)
    cross join lateral (
      select v.product_id from product_value v where v.attribute_id = owner and v.value @> to_jsonb(w.id::text)
        and (jsonb_typeof(v.value) = 'array' or length(v.value #>> '{}') = 36)
      union all
      select v.product_id from product_value_alternative v where v.attribute_id = owner and v.value @> to_jsonb(w.id::text)) u
  group by w.id
$$;

drop function used_options(uuid);
