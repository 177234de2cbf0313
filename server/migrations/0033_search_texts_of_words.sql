-- A search text holds words alone: the search vector read "hs-210" as a word and a negative number. What signs hold together is kept as
-- one word too.
update product set search_text = left(
  trim(regexp_replace(search_text, '[^[:alnum:]]+', ' ', 'g') || ' ' || coalesce((
    select string_agg(regexp_replace(written, '[^[:alnum:]]+', '', 'g'), ' ')
    from regexp_split_to_table(search_text, '\s+') written where written ~ '[[:alnum:]][^[:alnum:]]+[[:alnum:]]'), '')), 4000)
where search_text ~ '[^[:alnum:] ]';
insert into product_search_word (word)
  select word from ts_stat('select search_vector from product') where length(word) between 3 and 40 on conflict do nothing;
