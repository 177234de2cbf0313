-- Blocking keys of offers that wait for a product: when one is made, the offers that may belong to it are looked at again.
create table waiting_key (
  kind text not null,
  key text not null,
  offer_id uuid not null references offer (id) on delete cascade,
  primary key (kind, key, offer_id)
);
create index waiting_key_offer_index on waiting_key (offer_id);
