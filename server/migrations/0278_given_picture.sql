-- A picture that people gave a product: only that product shows it, and it goes with the product for good.
alter table media add column product_id uuid references product (id), add check (product_id is null or source_url is null);
create index media_product_index on media (product_id) where product_id is not null;
