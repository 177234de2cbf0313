-- The currencies of a shop's payments, one step for each, and the payments of one of them.
create index payment_shop_currency_index on payment (shop_id, currency);
