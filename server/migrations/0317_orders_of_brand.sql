-- The products of a brand or category, and the orders of these, were read from the tables for their ids alone: indexes hold them too.
drop index product_any_brand_index;
create index product_any_brand_index on product (brand_id) include (id);
drop index product_any_category_index;
create index product_any_category_index on product (category_id) include (id);

-- Without the shop, which the policy of the table asks for, each product was looked for in every shop.
drop index order_line_any_product_index;
create index order_line_any_product_index on order_line (product_id, order_id) include (shop_id) where product_id is not null;
