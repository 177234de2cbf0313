-- Counts the products of the default list without reading their rows: merged and deleted ones are left out, the status is in the index.
create index product_counted_index on product (status) where deleted_at is null and redirect_to is null;
