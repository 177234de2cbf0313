-- What a product's value says of its category holds, and the column follows it. Rows in which they differ came by a restore from the
-- bin, by the purge of a category, or by a load that wrote columns alone.

-- Left over where a category was purged, and where a product came back while its category lay in the bin: the column said none.
delete from product_value v using attribute a, product p
  where a.id = v.attribute_id and a.code = 'category' and p.id = v.product_id and not exists (
    select from category c where c.id::text = v.value #>> '{}' and (c.deleted_at is null or p.deleted_at is not null));
delete from product_value_alternative v using attribute a, product p
  where a.id = v.attribute_id and a.code = 'category' and p.id = v.product_id and not exists (
    select from category c where c.id::text = v.value #>> '{}' and (c.deleted_at is null or p.deleted_at is not null));

update product p set category_id = (v.value #>> '{}')::uuid
  from product_value v join attribute a on a.id = v.attribute_id and a.code = 'category'
  where v.product_id = p.id and v.variant_id is null and v.channel_id is null and v.locale = ''
    and p.category_id is distinct from (v.value #>> '{}')::uuid;

-- Nobody knows who chose a category that stands in the column alone; as a value by hand no machine overwrites it.
insert into product_value (id, product_id, attribute_id, value, source_kind)
  select gen_random_uuid(), p.id, a.id, to_jsonb(p.category_id), 'manual' from product p join attribute a on a.code = 'category'
  where p.category_id is not null and not exists (select from product_value v
    where v.product_id = p.id and v.attribute_id = a.id and v.variant_id is null and v.channel_id is null and v.locale = '');

-- Completeness that counted something else is counted anew by the worker.
update completeness c set required = 0 from attribute a
  where a.code = 'category' and c.channel_id is null and ('category' = any (c.missing)) = exists (
    select from product_value v where v.product_id = c.product_id and v.attribute_id = a.id and v.channel_id is null);
