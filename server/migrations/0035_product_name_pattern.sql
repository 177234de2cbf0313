-- Parts of a name: "contains", "starts with" and "is" of the product list, however the letters are written.
create index product_name_pattern_index on product using gin (name gin_trgm_ops) where deleted_at is null;
