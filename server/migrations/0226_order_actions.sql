-- Who packed or shipped, by reference.
alter table fulfilment add column created_by uuid;

-- The queue of what needs somebody: what waits too long comes first, then the oldest.
create index order_queue_index on "order" (stuck_at, placed_at, id) where status = 'OPEN';
create index order_shop_queue_index on "order" (shop_id, stuck_at, placed_at, id) where status = 'OPEN';
create index order_held_index on "order" (stuck_at, placed_at, id) where status = 'OPEN' and fulfilment_status = 'ON_HOLD';
create index order_ending_index on "order" (auth_expires_at) where status = 'OPEN' and authorized_minor > 0;
create index order_differing_index on "order" (stuck_at, placed_at, id) where status = 'OPEN' and totals_differ;

-- Support does all to orders but ship what nobody paid. A role that people edited stays as it is.
update role set rules = (
  select jsonb_agg(rule order by place, part) from (
    select place, 0 as part, rule from jsonb_array_elements(role.rules) with ordinality held (rule, place)
      where rule <> '{"action": "manage", "subject": "Order", "scope": "own_shops"}'::jsonb
    union all
    select place, part, jsonb_build_object('action', action, 'subject', 'Order', 'scope', 'own_shops')
      from jsonb_array_elements(role.rules) with ordinality held (rule, place),
        unnest(array['read', 'create', 'update', 'fulfil', 'cancel', 'archive', 'export']) with ordinality given (action, part)
      where rule = '{"action": "manage", "subject": "Order", "scope": "own_shops"}'::jsonb) rules)
where key = 'support' and is_preset and version = 1;
