-- Rows without a price come last in both directions, which takes an index of its own for the falling one.
create index product_lowest_price_falling_index on product (lowest_price_minor desc nulls last, id desc) where deleted_at is null;
create index offer_price_falling_index on offer (price_minor desc nulls last, id desc);
