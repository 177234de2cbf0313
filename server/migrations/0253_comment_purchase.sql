-- What proves a purchase stands by now, and what a comment says of it is kept, since its order may come in later.
alter table comment add column order_ref text collate "C";
alter table comment add foreign key (shop_id, order_line_id) references order_line (shop_id, id) on delete set null (order_line_id);
alter table comment add foreign key (shop_id, customer_id) references customer (shop_id, id) on delete set null (customer_id);
create index comment_order_line_index on comment (shop_id, order_line_id) where order_line_id is not null;
create index comment_customer_index on comment (shop_id, customer_id, submitted_at desc, id desc) where customer_id is not null;
create index comment_unproved_index on comment (shop_id, product_id) where not verified and (order_ref is not null or customer_id is not null);
