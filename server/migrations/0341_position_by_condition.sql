-- A used offer undercuts no new one: prices are compared within one condition, and an offer that says none counts as new.
drop index offer_elsewhere_index;
create index offer_elsewhere_index on offer
  (product_id, currency, is_tax_included, coalesce(condition, 'NewCondition'), price_minor) include (shop_id)
  where origin = 'observed' and state = 'active' and price_state = 'accepted';
