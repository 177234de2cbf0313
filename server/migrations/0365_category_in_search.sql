-- Products are found by the names of their category and of those above it, in every language; those stored before get them added.
create temporary table searched_category on commit drop as
  with recursive ancestor as (
    select c.id, c.id as node, c.parent_id, c.names from category c
    union all select a.id, c.id, c.parent_id, c.names from category c join ancestor a on c.id = a.parent_id)
    cycle id, node set is_cycle using way,
  named as (
    select id, lower(regexp_replace(normalize(string_agg(distinct n.value, ' '), NFKD), '[\u0300-\u036f]', '', 'g')) as written
    from ancestor, jsonb_each_text(names) n where not is_cycle group by id)
  -- What signs hold together is kept as one word too.
  select id, trim(regexp_replace(written, '[^[:alnum:]]+', ' ', 'g') || coalesce((
    select ' ' || string_agg(regexp_replace(w, '[^[:alnum:]]+', '', 'g'), ' ')
    from regexp_split_to_table(written, '\s+') w where w ~ '[[:alnum:]][^[:alnum:]]+[[:alnum:]]'), '')) as words
  from named;
update product p set search_text = left(p.search_text || ' ' || c.words, 4000) from searched_category c where c.id = p.category_id;
insert into product_search_word (word)
  select distinct w from searched_category c join product p on p.category_id = c.id, regexp_split_to_table(c.words, ' ') w
  where length(w) between 3 and 40 on conflict do nothing;
-- The products of a branch are followed in the order of their ids, so many at once: the index holds that order.
drop index product_any_category_index;
create index product_any_category_index on product (category_id, id);
