-- A source that few orders have, such as drafts, was looked for among all orders.
create index order_source_index on "order" (shop_id, source, placed_at desc nulls last, id desc);

-- Where many orders have a key, the newest are asked one by one for it: the index alone answers, and follows a removed order too.
create index order_key_of_order_index on order_key (order_id, key, shop_id);
drop index order_key_order_index;
