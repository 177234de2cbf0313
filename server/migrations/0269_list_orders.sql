-- Rows without a value come last in both directions, so the rising order needs an index of its own.
create index customer_rising_order_index on customer (first_order_at, id) where status = 'ACTIVE';
create index customer_shop_rising_order_index on customer (shop_id, first_order_at, id);
create index order_rising_index on "order" (placed_at, id) where deleted_at is null;
create index order_shop_rising_index on "order" (shop_id, placed_at, id) where deleted_at is null;

-- Erased customers are asked for with merged ones.
drop index customer_merged_created_index;
create index customer_gone_index on customer (created_at, id) where status <> 'ACTIVE';

-- What is assigned to anybody; open orders have an index for each person.
create index order_assigned_index on "order" (placed_at desc nulls last, id desc) where assignee_id is not null and deleted_at is null;

-- Orders are found by the brand or category of what they hold, also where it lies in the bin.
create index product_any_brand_index on product (brand_id);
create index product_any_category_index on product (category_id);
