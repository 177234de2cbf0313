-- What shops call the properties of their offers, each name of a shop once, as far as neither registry nor readers know it.
create table property_name (
  id uuid primary key,
  shop_id uuid not null references shop (id) on delete cascade,
  text text not null,
  -- The folded name: case, accents and signs tell no names apart.
  text_key text not null,
  -- Three texts at most that offers state under it.
  examples text[] not null default '{}',
  -- Offers on sale, kept by the feature offers.
  offer_count integer not null default 0,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'DISMISSED')),
  attribute_id uuid references attribute (id) on delete set null,
  decided_by uuid,
  decided_at timestamptz,
  proposed_attribute_id uuid references attribute (id) on delete set null,
  -- The reason with its facts.
  proposal jsonb,
  confidence real,
  is_by_rule boolean not null default false,
  proposed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (shop_id, text_key)
);
create index property_name_offers_index on property_name (offer_count, id);
create index property_name_text_index on property_name (text, id);
create index property_name_created_index on property_name (created_at, id);
create index property_name_shop_index on property_name (shop_id, offer_count, id);
create index property_name_state_index on property_name (state, offer_count, id);
create index property_name_attribute_index on property_name (attribute_id) where attribute_id is not null;
create index property_name_proposed_index on property_name (proposed_attribute_id) where proposed_attribute_id is not null;
create index property_name_unproposed_index on property_name (id) where state = 'OPEN' and proposed_at is null;
create index property_name_decided_index on property_name (shop_id) where state <> 'OPEN';
create index property_name_search_index on property_name using gin (text gin_trgm_ops);

create table offer_property_name (
  property_name_id uuid not null references property_name (id) on delete cascade,
  offer_id uuid not null references offer (id) on delete cascade,
  primary key (property_name_id, offer_id)
);
create index offer_property_name_offer_index on offer_property_name (offer_id);

alter table property_name enable row level security, force row level security;
create policy property_name_read on property_name for select using (true);
create policy property_name_add on property_name for insert with check ((select scope_writes('Attribute')));
create policy property_name_change on property_name for update using ((select scope_writes('Attribute')));
create policy property_name_remove on property_name for delete using ((select scope_writes('Attribute')));
