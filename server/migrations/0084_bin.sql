-- What was deleted and can still come back, of every kind. Large records stay where they are and are marked; of others the bin keeps all there is.
create table bin_entry (
  -- That of the record.
  id uuid primary key,
  entity text not null,
  name text not null,
  -- Whose it is, for who may see it.
  brand_id uuid references brand (id),
  owner_id uuid references app_user (id) on delete cascade,
  -- The record itself where no table has it any more.
  content jsonb,
  deleted_by uuid references app_user (id) on delete set null,
  deleted_at timestamptz not null
);
create index bin_entry_deleted_index on bin_entry (deleted_at, id);
create index bin_entry_name_index on bin_entry (name, id);
create index bin_entry_kind_index on bin_entry (entity, deleted_at, id);
create index bin_entry_person_index on bin_entry (deleted_by, deleted_at, id);
create index bin_entry_name_pattern_index on bin_entry using gin (name gin_trgm_ops);
create index bin_entry_owner_index on bin_entry (owner_id) where owner_id is not null;
create index bin_entry_brand_index on bin_entry (brand_id) where brand_id is not null;

insert into bin_entry (id, entity, name, brand_id, deleted_at)
  select id, 'product', name, brand_id, deleted_at from product where deleted_at is not null and redirect_to is null;

-- A product that goes for good takes along what refers to it; each of these would else be read from end to end for every one.
create index product_redirect_index on product (redirect_to) where redirect_to is not null;
create index product_value_variant_index on product_value (variant_id) where variant_id is not null;
create index product_value_alternative_variant_index on product_value_alternative (variant_id) where variant_id is not null;
create index product_media_variant_index on product_media (variant_id) where variant_id is not null;
create index match_candidate_product_index on match_candidate (product_id);
create index proposal_variant_index on proposal (variant_id) where variant_id is not null;
