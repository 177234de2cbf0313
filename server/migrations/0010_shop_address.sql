-- One shop per address: without scheme, "www.", query and trailing slash. Addresses are stored in canonical form.
alter table shop add column address_key text not null
  generated always as (rtrim(regexp_replace(regexp_replace(url, '^https?://(www\.)?', ''), '[?#].*$', ''), '/')) stored;
create unique index shop_address_index on shop (address_key);
