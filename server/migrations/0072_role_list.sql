-- Roles are data that people change: one name is one role, and the list has its orders.
create unique index role_name_index on role (lower(name));
create index role_name_order_index on role (name, id);
create index role_created_index on role (created_at, id);
create index role_updated_index on role (updated_at, id);

-- The audit of a record belongs to whoever reads the record, and everybody's own to themselves. Roles that people edited stay as they are.
update role set rules = role.rules || added.rules
from (values
  ('shop_manager', '[{"action": "read", "subject": "Audit", "scope": "own_shops"}, {"action": "read", "subject": "Audit", "scope": "own"}]'::jsonb),
  ('brand_manager', '[{"action": "read", "subject": "Audit", "scope": "own_brands"}, {"action": "read", "subject": "Audit", "scope": "own"}]'),
  ('analyst', '[{"action": "read", "subject": "Audit", "scope": "own_shops"}, {"action": "read", "subject": "Audit", "scope": "own_brands"}, {"action": "read", "subject": "Audit", "scope": "own"}]'),
  ('support', '[{"action": "read", "subject": "Audit", "scope": "own_shops"}, {"action": "read", "subject": "Audit", "scope": "own"}]')
) as added (key, rules)
where role.key = added.key and role.is_preset and role.version = 1;

-- Roles are among the records that changes are about.
do $$
begin
  execute format(
    'create or replace view changed_record as %s union all select ''role'', r.id, r.name, ''Role'', null, null, null from role r',
    rtrim(pg_get_viewdef('changed_record'::regclass), E'; \n'));
end
$$;
