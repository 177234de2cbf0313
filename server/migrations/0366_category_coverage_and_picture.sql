-- Categories that nothing is filed under, that hold too much, or that share a name.

-- What is filed under categories; the list of categories asks this without knowing what products are.
create view filed_product with (security_invoker = true) as
  select category_id from product where deleted_at is null and redirect_to is null;
create index product_filed_index on product (category_id) where deleted_at is null and redirect_to is null;

-- Names are the same where a reader takes them for the same: in one language, whatever case, accents and blanks.
create function name_keys(names jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(t.key || ' ' || regexp_replace(trim(searched_name(t.value)), '\s+', ' ', 'g') order by t.key), '{}')
  from jsonb_each_text(names) t
$$;
alter table category add column name_keys text[] not null generated always as (name_keys(names)) stored;

-- A picture that people gave a category: only that category shows it, and it goes with the category for good.
alter table media add column category_id uuid references category (id),
  add check (category_id is null or (source_url is null and product_id is null));
create index media_category_index on media (category_id) where category_id is not null;
alter table category add column picture_id uuid references media (id), add column picture_alts jsonb not null default '{}';
create index category_picture_index on category (picture_id) where picture_id is not null;
