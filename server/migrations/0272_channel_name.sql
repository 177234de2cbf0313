-- Two channels of one shop are not called alike, in whatever case and with whatever blanks. Doubles from before keep their names, so the index is
-- not unique and the command refuses a new one; archived channels cannot be renamed, and take no name from others.
create index channel_shop_name_index on channel (shop_id, lower(regexp_replace(btrim(name), '\s+', ' ', 'g'))) where status <> 'ARCHIVED';
