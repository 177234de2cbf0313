-- The class by which goods are taxed: a value of a product, else what its category has, else the nearest one above that has one.
alter table category add column tax_class text;
update attribute set position = position + 1 where position > 4;
insert into attribute (id, code, names, aliases, type, unit, is_localized, is_variant_level, is_basic, position) values
  ('00000000-0000-7000-8000-000000000017', 'tax_class', '{"en":"Tax class","de":"Steuerklasse","fr":"Catégorie de taxe","pt":"Classe de imposto"}', '{}', 'text', null, false, false, false, 5);
