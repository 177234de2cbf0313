-- Own offers are few beside observed ones: their prices are compared without going over all offers.
create index offer_own_index on offer (title, id) where origin <> 'observed';

-- The lowest price elsewhere is looked up for each own offer.
create index offer_elsewhere_index on offer (product_id, currency, is_tax_included, price_minor) include (shop_id)
  where origin = 'observed' and state = 'active' and price_state = 'accepted';
