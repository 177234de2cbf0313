-- A customer of one own shop; the same person in another shop is another row, and nothing tells so.
create table customer (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  name text not null,
  email text,
  -- As addresses are compared: NFKC, trimmed, in small letters.
  email_norm text collate "C",
  phone_e164 text,
  company text,
  vat_id text,
  locale text,
  note text not null default '',
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'MERGED', 'ERASED')),
  merged_into uuid,
  first_order_at timestamptz,
  erased_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  foreign key (shop_id, merged_into) references customer (shop_id, id),
  check ((status = 'MERGED') = (merged_into is not null)),
  check ((email is null) = (email_norm is null))
);
create unique index customer_email_index on customer (shop_id, email_norm) where status = 'ACTIVE';
create index customer_created_index on customer (shop_id, created_at desc, id);
create index customer_first_order_index on customer (shop_id, first_order_at);
create index customer_merged_index on customer (shop_id, merged_into) where merged_into is not null;

create table customer_address (
  id uuid primary key,
  shop_id uuid not null,
  customer_id uuid not null,
  name text not null,
  company text,
  lines text[] not null default '{}',
  postcode text,
  city text,
  region text,
  country text not null,
  phone text,
  is_default_billing boolean not null default false,
  is_default_shipping boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (shop_id, customer_id) references customer (shop_id, id) on delete cascade
);
create index customer_address_index on customer_address (shop_id, customer_id);

-- Append-only: the latest of a purpose counts.
create table customer_consent (
  id uuid primary key,
  shop_id uuid not null,
  customer_id uuid not null,
  purpose text not null,
  given boolean not null,
  at timestamptz not null,
  source text not null,
  text_version text not null,
  foreign key (shop_id, customer_id) references customer (shop_id, id) on delete cascade
);
create index customer_consent_index on customer_consent (shop_id, customer_id, purpose, at desc);

-- By which a channel knows a customer.
create table customer_external (
  shop_id uuid not null,
  channel_id uuid not null,
  external_id text collate "C" not null,
  customer_id uuid not null,
  primary key (channel_id, external_id),
  foreign key (shop_id, channel_id) references channel (shop_id, id),
  foreign key (shop_id, customer_id) references customer (shop_id, id) on delete cascade
);
create index customer_external_customer_index on customer_external (shop_id, customer_id);
create index customer_external_channel_index on customer_external (shop_id, channel_id);

-- What is personal in a record, as it was at a revision: audit entries hold its id, so that deleting rows erases the person alone.
create table person_data (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  subject_kind text not null,
  subject_id uuid not null,
  revision integer not null,
  fields jsonb not null,
  unique (subject_kind, subject_id, revision)
);
create index person_data_shop_index on person_data (shop_id);
