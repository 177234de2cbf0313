-- What a probe found at an address, kept until the shop is added.
create table shop_probe (
  address_key text primary key,
  probe jsonb not null,
  probed_at timestamptz not null
);
