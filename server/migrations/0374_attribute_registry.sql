-- The fixed attributes become records of a registry, beside which people make their own. Codes and types of the fixed ones stay.
alter table attribute drop constraint attribute_type_check;
alter table attribute add constraint attribute_type_check check (type in ('text', 'long_text', 'integer', 'number', 'measure', 'money',
  'boolean', 'option', 'date', 'url', 'media', 'brand', 'category', 'product'));
alter table attribute
  add column name text not null generated always as (coalesce(in_first_locale(names), code)) stored,
  add column helps jsonb not null default '{}',
  add column group_name text not null default 'GENERAL' check (group_name in ('GENERAL', 'IDENTIFIERS', 'VARIANTS', 'DIMENSIONS',
    'MATERIALS', 'TECHNICAL', 'COMPLIANCE', 'MARKETING', 'OTHER')),
  add column unit_family text,
  add column is_channel_level boolean not null default false,
  add column is_system boolean not null default false,
  -- What values have to be beside their type, as `AttributeRules` of the contracts has it; what is absent asks for nothing.
  add column rules jsonb not null default '{}',
  add column deleted_at timestamptz,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
alter table attribute add check ((type = 'measure') = (unit_family is not null));

update attribute set is_system = true, group_name = case
  when code in ('gtin', 'mpn', 'sku') then 'IDENTIFIERS'
  when code in ('color', 'size', 'pack_size', 'pattern', 'gender', 'age_group') then 'VARIANTS'
  when code = 'weight' then 'DIMENSIONS'
  when code = 'material' then 'MATERIALS'
  else 'GENERAL' end;

-- Whether an attribute has values, how many products do, and which ones: by the registry and by the list of products.
create index product_value_attribute_index on product_value (attribute_id, product_id);
create index product_value_alternative_attribute_index on product_value_alternative (attribute_id);

-- Asked below the feature that owns the values: code, type and scope of an attribute stay as long as it has some.
create function is_attribute_used(wanted uuid) returns boolean language sql stable as $$
  select exists (select from product_value v where v.attribute_id = wanted)
    or exists (select from product_value_alternative v where v.attribute_id = wanted)
$$;

-- Looked up where an attribute goes for good.
create index proposal_attribute_index on proposal (attribute_id) where attribute_id is not null;
