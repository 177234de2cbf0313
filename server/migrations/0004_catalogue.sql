create table category (
  id uuid primary key,
  parent_id uuid references category (id),
  position integer not null default 0,
  names jsonb not null,
  slugs jsonb not null,
  taxonomy text,
  taxonomy_id text,
  taxonomy_version text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (parent_id is distinct from id)
);
create index category_parent_index on category (parent_id, position, id);

create table attribute (
  id uuid primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9_]*$'),
  names jsonb not null,
  -- Names under which shops state the attribute, folded.
  aliases text[] not null default '{}',
  type text not null check (type in ('text', 'long_text', 'number', 'boolean', 'option', 'date', 'url', 'media', 'brand', 'category')),
  unit text,
  is_localized boolean not null default false,
  is_variant_level boolean not null default false,
  -- Counted in the completeness of the basics.
  is_basic boolean not null default false,
  position integer not null default 0,
  -- Which source wins: an ordered list of {kind, shopId?}; empty means manual, import, offer by confidence.
  survivorship jsonb not null default '[]',
  version integer not null default 1
);

create table product (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 500),
  slug text not null unique,
  description text,
  brand_id uuid references brand (id),
  category_id uuid references category (id),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'IN_REVIEW', 'REJECTED', 'ACTIVE', 'UNLISTED', 'ARCHIVED')),
  seo_title text,
  seo_description text,
  tags text[] not null default '{}',
  image_media_id uuid references media (id),
  -- Name, brand, models and identifiers, folded; kept by the commands that change them.
  search_text text not null default '',
  search_vector tsvector generated always as (to_tsvector('simple', search_text)) stored,
  -- Sortable figures, kept by the commands that change offers; observed offers only; the lowest price is in the installation's main currency.
  offer_count integer not null default 0,
  shop_count integer not null default 0,
  variant_count integer not null default 0,
  lowest_price_minor bigint,
  lowest_price_currency text,
  completeness smallint not null default 0 check (completeness between 0 and 100),
  redirect_to uuid references product (id),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index product_name_index on product (name, id) where deleted_at is null;
create index product_created_index on product (created_at, id) where deleted_at is null;
create index product_updated_index on product (updated_at, id) where deleted_at is null;
create index product_lowest_price_index on product (lowest_price_minor, id) where deleted_at is null;
create index product_offer_count_index on product (offer_count, id) where deleted_at is null;
create index product_completeness_index on product (completeness, id) where deleted_at is null;
create index product_brand_index on product (brand_id, name, id) where deleted_at is null;
create index product_category_index on product (category_id, name, id) where deleted_at is null;
create index product_status_index on product (status, name, id) where deleted_at is null;
create index product_search_index on product using gin (search_vector) where deleted_at is null;
create index product_deleted_index on product (deleted_at) where deleted_at is not null;

-- Every word of the product search texts once, so that a misspelt word finds its neighbours without reading products.
create table product_search_word (
  word text primary key,
  products integer not null default 1
);
create index product_search_word_index on product_search_word using gin (word gin_trgm_ops);

create table variant (
  id uuid primary key,
  product_id uuid not null references product (id) on delete cascade,
  position integer not null default 0,
  -- What sets it apart from its siblings, as text ("Red, 6 pieces"); empty for an only variant.
  name text not null default '',
  options jsonb not null default '{}',
  weight_grams integer,
  image_media_id uuid references media (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index variant_product_index on variant (product_id, position, id);

-- Identifiers are rows: two shops may name two GTINs, and two variants with one GTIN are a conflict to review, never a failed write.
create table variant_identifier (
  id uuid primary key,
  variant_id uuid not null references variant (id) on delete cascade,
  kind text not null check (kind in ('gtin', 'mpn', 'sku', 'asin', 'isbn')),
  -- GTINs as 14 digits; others folded (capital letters, no blanks or hyphens).
  value text not null,
  display text not null,
  -- The brand for mpn and sku; empty for identifiers that are unique in the world.
  scope text not null default '',
  status text not null default 'valid' check (status in ('valid', 'misused', 'retired')),
  source_kind text not null check (source_kind in ('manual', 'import', 'offer', 'rule', 'generator')),
  offer_id uuid,
  proposal_id uuid,
  created_at timestamptz not null default now(),
  unique (variant_id, kind, value, scope)
);
create index variant_identifier_value_index on variant_identifier (kind, value, scope) where status = 'valid';

create table product_value (
  id uuid primary key,
  product_id uuid not null references product (id) on delete cascade,
  variant_id uuid references variant (id) on delete cascade,
  attribute_id uuid not null references attribute (id),
  channel_id uuid,
  locale text not null default '',
  value jsonb not null,
  source_kind text not null check (source_kind in ('manual', 'import', 'offer', 'rule', 'model', 'generator')),
  -- Where the value came from, one step each: proposal, offer, the snapshot (with its time, the partition key) and the field in it.
  proposal_id uuid,
  offer_id uuid,
  snapshot_id uuid,
  snapshot_at timestamptz,
  snapshot_field text,
  confidence real not null default 1 check (confidence between 0 and 1),
  is_locked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (source_kind <> 'offer' or (offer_id is not null and snapshot_id is not null and snapshot_at is not null and snapshot_field is not null)),
  unique nulls not distinct (product_id, variant_id, attribute_id, channel_id, locale)
);
create index product_value_source_index on product_value (source_kind, id);
create index product_value_offer_index on product_value (offer_id) where offer_id is not null;

-- Values that lost: kept, shown beside the winner, and promoted when the winner goes.
create table product_value_alternative (
  id uuid primary key,
  product_id uuid not null references product (id) on delete cascade,
  variant_id uuid references variant (id) on delete cascade,
  attribute_id uuid not null references attribute (id),
  channel_id uuid,
  locale text not null default '',
  value jsonb not null,
  source_kind text not null check (source_kind in ('manual', 'import', 'offer', 'rule', 'model', 'generator')),
  proposal_id uuid,
  offer_id uuid,
  snapshot_id uuid,
  snapshot_at timestamptz,
  snapshot_field text,
  confidence real not null default 1,
  reason text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (product_id, variant_id, attribute_id, channel_id, locale, source_kind, offer_id)
);
create index product_value_alternative_offer_index on product_value_alternative (offer_id) where offer_id is not null;

create table product_media (
  product_id uuid not null references product (id) on delete cascade,
  variant_id uuid references variant (id) on delete cascade,
  media_id uuid not null references media (id),
  position integer not null default 0,
  alt text,
  source_kind text not null check (source_kind in ('manual', 'import', 'offer', 'generator')),
  offer_id uuid,
  snapshot_id uuid,
  snapshot_at timestamptz,
  unique nulls not distinct (product_id, variant_id, media_id)
);
create index product_media_product_index on product_media (product_id, position);

create table completeness (
  product_id uuid not null references product (id) on delete cascade,
  channel_id uuid,
  required integer not null,
  filled integer not null,
  missing text[] not null default '{}',
  updated_at timestamptz not null default now(),
  unique nulls not distinct (product_id, channel_id)
);

-- A shop's assortment, kept by the commands that link offers.
create table shop_product (
  shop_id uuid not null references shop (id) on delete cascade,
  product_id uuid not null references product (id) on delete cascade,
  primary key (shop_id, product_id)
);
create index shop_product_product_index on shop_product (product_id);

insert into attribute (id, code, names, aliases, type, unit, is_localized, is_variant_level, is_basic, position) values
  ('00000000-0000-7000-8000-000000000001', 'name', '{"en":"Name","de":"Name","fr":"Nom","pt":"Nome"}', '{}', 'text', null, true, false, true, 1),
  ('00000000-0000-7000-8000-000000000002', 'description', '{"en":"Description","de":"Beschreibung","fr":"Description","pt":"Descrição"}', '{}', 'long_text', null, true, false, true, 2),
  ('00000000-0000-7000-8000-000000000003', 'brand', '{"en":"Brand","de":"Marke","fr":"Marque","pt":"Marca"}', '{hersteller,manufacturer,marque,marca,merk}', 'brand', null, false, false, true, 3),
  ('00000000-0000-7000-8000-000000000004', 'category', '{"en":"Category","de":"Kategorie","fr":"Catégorie","pt":"Categoria"}', '{}', 'category', null, false, false, true, 4),
  ('00000000-0000-7000-8000-000000000005', 'image', '{"en":"Picture","de":"Bild","fr":"Image","pt":"Imagem"}', '{}', 'media', null, false, false, true, 5),
  ('00000000-0000-7000-8000-000000000006', 'gtin', '{"en":"GTIN","de":"GTIN","fr":"GTIN","pt":"GTIN"}', '{ean,upc,isbn,barcode}', 'text', null, false, true, true, 6),
  ('00000000-0000-7000-8000-000000000007', 'mpn', '{"en":"Manufacturer number","de":"Herstellernummer","fr":"Référence fabricant","pt":"Referência do fabricante"}', '{model,modell,modele,modelo,herstellernummer,reference,artikelnummer des herstellers}', 'text', null, false, true, false, 7),
  ('00000000-0000-7000-8000-000000000008', 'color', '{"en":"Colour","de":"Farbe","fr":"Couleur","pt":"Cor"}', '{colour,farbe,couleur,cor,kleur,colore}', 'text', null, true, true, false, 8),
  ('00000000-0000-7000-8000-000000000009', 'size', '{"en":"Size","de":"Größe","fr":"Taille","pt":"Tamanho"}', '{grosse,groesse,taille,pointure,tamanho,maat}', 'text', null, false, true, false, 9),
  ('00000000-0000-7000-8000-000000000010', 'material', '{"en":"Material","de":"Material","fr":"Matière","pt":"Material"}', '{matiere,materiaal}', 'text', null, true, false, false, 10),
  ('00000000-0000-7000-8000-000000000011', 'weight', '{"en":"Weight","de":"Gewicht","fr":"Poids","pt":"Peso"}', '{gewicht,poids,peso}', 'text', null, false, true, false, 11),
  ('00000000-0000-7000-8000-000000000012', 'pack_size', '{"en":"Pack size","de":"Packungsgröße","fr":"Contenance du lot","pt":"Unidades por embalagem"}', '{multipack,packungsgrosse,stuck,pieces,unites,quantity}', 'number', null, false, true, false, 12),
  ('00000000-0000-7000-8000-000000000013', 'pattern', '{"en":"Pattern","de":"Muster","fr":"Motif","pt":"Padrão"}', '{muster,motif,padrao}', 'text', null, true, false, false, 13),
  ('00000000-0000-7000-8000-000000000014', 'gender', '{"en":"Gender","de":"Geschlecht","fr":"Genre","pt":"Género"}', '{geschlecht,genre,genero}', 'text', null, false, false, false, 14),
  ('00000000-0000-7000-8000-000000000015', 'age_group', '{"en":"Age group","de":"Altersgruppe","fr":"Tranche d''âge","pt":"Faixa etária"}', '{altersgruppe}', 'text', null, false, false, false, 15);
