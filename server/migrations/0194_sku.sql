-- A product's own SKU is an identifier that people type, unique within its brand; the SKU of a shop stays with its offer.
update attribute set position = position + 1 where position > 7;
insert into attribute (id, code, names, aliases, type, unit, is_localized, is_variant_level, is_basic, position) values
  ('00000000-0000-7000-8000-000000000016', 'sku', '{"en":"SKU","de":"SKU","fr":"SKU","pt":"SKU"}', '{}', 'text', null, false, true, false, 8);
