-- Products are found by a SKU or part number that is typed without its blanks and hyphens; those stored before get it added.
with written as (
  select v.product_id, string_agg(distinct lower(i.value), ' ') as numbers
  from variant_identifier i join variant v on v.id = i.variant_id join product p on p.id = v.product_id
  where i.kind <> 'gtin' and position(lower(i.value) in p.search_text) = 0 group by v.product_id
)
update product p set search_text = left(p.search_text || ' ' || w.numbers, 4000) from written w where w.product_id = p.id;
