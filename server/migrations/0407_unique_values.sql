-- Texts that are compared where an attribute asks for unique values: without space around them, one blank for each run, case and width
-- folded. A digest, since a text may be longer than an index takes; null for what is no text.
create function unique_value_key(value jsonb) returns text language sql immutable strict parallel safe as $$
  select md5(lower(regexp_replace(btrim(normalize(value #>> '{}', NFKC), E' \t\n\r'), '\s+', ' ', 'g'))) where jsonb_typeof(value) = 'string'
$$;

-- Values of before the rule may be alike and stay, so an index cannot forbid it: whoever writes one locks its key and looks it up here.
create index product_value_unique_key_index on product_value (attribute_id, unique_value_key(value)) where unique_value_key(value) is not null;
