-- A product showed the name by which it came, in whatever language. It shows the one in the first content language that has one; a name that
-- none of its values has was written by a person, and stays.
with content as (
  select array(select jsonb_array_elements_text(coalesce((select value from setting where key = 'contentLocales' and scope_kind = 'installation'),
    '["en", "de", "fr", "pt"]'))) as locales
), named as (
  select v.product_id, array_agg(left(v.value #>> '{}', 500)
    order by coalesce(array_position(c.locales, v.locale), cardinality(c.locales) + 1), v.locale) as names
  from content c cross join product_value v join attribute a on a.id = v.attribute_id and a.code = 'name'
  where v.variant_id is null and v.channel_id is null group by v.product_id having count(*) > 1
)
update product p set name = n.names[1],
  search_text = left(p.search_text || ' ' || lower(regexp_replace(normalize(array_to_string(n.names, ' '), NFKD), '[\u0300-\u036f]', '', 'g')), 4000)
  from named n where n.product_id = p.id and p.name = any (n.names) and p.name <> n.names[1];
