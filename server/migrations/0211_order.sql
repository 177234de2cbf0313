-- An order of a channel. Its axes and sums are derived from rows, and written in the transaction of their cause.
create table "order" (
  id uuid primary key,
  shop_id uuid not null,
  channel_id uuid not null,
  -- Null for a draft.
  number bigint,
  -- As the shop writes it.
  number_text text,
  -- By which its channel knows it.
  external_id text collate "C",
  source text not null check (source in ('api', 'import', 'draft')),
  -- Hashes of the parts of what was sent, 16 bytes each, so that a second sending can say what differs.
  content_hash bytea,
  customer_id uuid,
  locale text not null,
  currency text not null,
  prices_with_tax boolean not null,
  placed_at timestamptz,
  -- The day in the zone of the shop.
  placed_on date,
  status text not null check (status in ('DRAFT', 'OPEN', 'COMPLETED', 'CANCELLED')),
  payment_status text not null check (payment_status in
    ('PENDING', 'AUTHORIZED', 'PARTIALLY_PAID', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED', 'EXPIRED', 'FAILED')),
  fulfilment_status text not null check (fulfilment_status in ('UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'ON_HOLD')),
  return_status text not null check (return_status in ('NONE', 'REQUESTED', 'IN_PROGRESS', 'RETURNED')),
  archived_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text check (cancel_reason in ('customer', 'fraud', 'stock', 'declined', 'error', 'other')),
  assignee_id uuid,
  item_count integer not null check (item_count >= 0),
  net_minor bigint not null check (abs(net_minor) <= 10000000000000),
  tax_minor bigint not null check (abs(tax_minor) <= 10000000000000),
  gross_minor bigint not null check (abs(gross_minor) <= 10000000000000),
  discount_minor bigint not null check (abs(discount_minor) <= 10000000000000),
  shipping_minor bigint not null check (abs(shipping_minor) <= 10000000000000),
  authorized_minor bigint not null default 0 check (abs(authorized_minor) <= 10000000000000),
  captured_minor bigint not null default 0 check (abs(captured_minor) <= 10000000000000),
  refunded_minor bigint not null default 0 check (abs(refunded_minor) <= 10000000000000),
  credited_minor bigint not null default 0 check (abs(credited_minor) <= 10000000000000),
  outstanding_minor bigint not null check (abs(outstanding_minor) <= 10000000000000),
  auth_expires_at timestamptz,
  stuck_at timestamptz,
  revision integer not null default 1,
  -- The sums that came with it miss those of its lines.
  totals_differ boolean not null default false,
  replaces_order_id uuid,
  ship_country text,
  -- Drafts alone lie in the bin.
  deleted_at timestamptz,
  raw_blob bytea,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  unique (channel_id, external_id),
  unique (shop_id, number),
  foreign key (shop_id, channel_id) references channel (shop_id, id),
  foreign key (shop_id, customer_id) references customer (shop_id, id),
  foreign key (shop_id, replaces_order_id) references "order" (shop_id, id),
  check ((status = 'DRAFT') = (number is null)),
  check ((status = 'DRAFT') = (placed_at is null)),
  check ((number is null) = (number_text is null) and (placed_at is null) = (placed_on is null)),
  check ((status = 'CANCELLED') = (cancelled_at is not null)),
  check (deleted_at is null or status = 'DRAFT')
);
-- A draft stands where it was made: it has no day of placing yet.
create index order_placed_index on "order" (placed_at desc nulls last, id desc) where deleted_at is null;
create index order_shop_index on "order" (shop_id, placed_at desc nulls last, id desc) where deleted_at is null;
create index order_payment_index on "order" (shop_id, payment_status, placed_at desc nulls last, id desc);
create index order_fulfilment_index on "order" (shop_id, fulfilment_status, placed_at desc nulls last, id desc);
create index order_channel_index on "order" (shop_id, channel_id, placed_at desc nulls last, id desc);
create index order_of_channel_index on "order" (channel_id, placed_at desc nulls last, id desc) where deleted_at is null;
create index order_customer_index on "order" (shop_id, customer_id, placed_at desc nulls last);
create index order_assignee_index on "order" (shop_id, assignee_id, placed_at) where status = 'OPEN';
create index order_open_index on "order" (shop_id, placed_at) where status in ('DRAFT', 'OPEN');
create index order_return_index on "order" (shop_id, return_status, placed_at desc) where return_status <> 'NONE';
create index order_stuck_index on "order" (shop_id, stuck_at) where stuck_at is not null;
create index order_outstanding_index on "order" (shop_id, outstanding_minor) where outstanding_minor <> 0;
create index order_country_index on "order" (shop_id, ship_country, placed_at desc nulls last, id desc);
create index order_amount_index on "order" (shop_id, currency, gross_minor, id);
create index order_gross_index on "order" (gross_minor, id) where deleted_at is null;
create index order_shop_gross_index on "order" (shop_id, gross_minor, id) where deleted_at is null;
create index order_day_index on "order" (shop_id, placed_on);
create index order_differs_index on "order" (shop_id, placed_at desc) where totals_differ;
create index order_replaces_index on "order" (shop_id, replaces_order_id) where replaces_order_id is not null;

create table order_line (
  id uuid primary key,
  shop_id uuid not null,
  order_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('item', 'shipping', 'fee')),
  external_id text collate "C",
  -- Ids of the catalogue as they were when it was sold; what they named may be gone.
  product_id uuid,
  variant_id uuid,
  listing_id uuid,
  link text not null check (link in ('linked', 'unknown', 'archived', 'merged')),
  title text not null,
  sku text,
  gtin text,
  options jsonb not null default '{}',
  image_ref text,
  quantity integer not null check (quantity > 0),
  unit_minor bigint not null check (abs(unit_minor) <= 10000000000000),
  list_unit_minor bigint check (abs(list_unit_minor) <= 10000000000000),
  discount_minor bigint not null default 0 check (abs(discount_minor) <= 10000000000000),
  tax_rate_ppm integer check (tax_rate_ppm >= 0),
  tax_name text,
  net_minor bigint not null check (abs(net_minor) <= 10000000000000),
  tax_minor bigint not null check (abs(tax_minor) <= 10000000000000),
  gross_minor bigint not null check (abs(gross_minor) <= 10000000000000),
  price_reason text,
  ships boolean not null,
  packed integer not null default 0 check (packed >= 0),
  shipped integer not null default 0 check (shipped >= 0),
  returned integer not null default 0 check (returned >= 0),
  refunded_quantity integer not null default 0 check (refunded_quantity >= 0),
  refunded_minor bigint not null default 0,
  refunded_tax_minor bigint not null default 0,
  added_in integer not null default 1,
  changed_in integer not null default 1,
  unique (shop_id, id),
  unique (order_id, position),
  foreign key (shop_id, order_id) references "order" (shop_id, id) on delete cascade,
  check (packed + shipped <= quantity and returned <= shipped),
  check (refunded_minor = 0 or refunded_minor <= gross_minor)
);
create index order_line_order_index on order_line (shop_id, order_id);
create index order_line_product_index on order_line (shop_id, product_id, order_id) where product_id is not null;
create index order_line_any_product_index on order_line (product_id, order_id) where product_id is not null;
create index order_line_unknown_index on order_line (shop_id, order_id) where link = 'unknown';

create table order_line_discount (
  order_line_id uuid not null,
  position integer not null,
  shop_id uuid not null,
  -- By reference: what was sold stays when the discount goes.
  discount_id uuid,
  code text,
  label text not null,
  amount_minor bigint not null check (abs(amount_minor) <= 10000000000000),
  primary key (order_line_id, position),
  foreign key (shop_id, order_line_id) references order_line (shop_id, id) on delete cascade
);
create index order_line_discount_line_index on order_line_discount (shop_id, order_line_id);
create index order_line_discount_index on order_line_discount (shop_id, discount_id) where discount_id is not null;

-- The newest revision of a role counts.
create table order_contact (
  shop_id uuid not null,
  order_id uuid not null,
  role text not null check (role in ('billing', 'shipping')),
  revision integer not null,
  name text not null,
  company text,
  email text,
  phone text,
  lines text[] not null default '{}',
  postcode text,
  city text,
  region text,
  country text,
  primary key (order_id, role, revision),
  foreign key (shop_id, order_id) references "order" (shop_id, id) on delete cascade
);
create index order_contact_order_index on order_contact (shop_id, order_id);

-- By which orders are searched, folded: from three signs by how a key begins.
create table order_key (
  shop_id uuid not null,
  order_id uuid not null,
  placed_at timestamptz not null,
  kind text not null check (kind in ('number', 'external', 'email', 'phone', 'name', 'tracking', 'sku', 'reference')),
  key text collate "C" not null,
  primary key (order_id, kind, key),
  foreign key (shop_id, order_id) references "order" (shop_id, id) on delete cascade
);
create index order_key_index on order_key (key, shop_id, placed_at desc, order_id);
create index order_key_order_index on order_key (shop_id, order_id);

create table order_tag (
  shop_id uuid not null,
  order_id uuid not null,
  placed_at timestamptz not null,
  tag text collate "C" not null,
  primary key (order_id, tag),
  foreign key (shop_id, order_id) references "order" (shop_id, id) on delete cascade
);
create index order_tag_index on order_tag (shop_id, tag, placed_at desc, order_id);
create index order_tag_order_index on order_tag (shop_id, order_id);

create table order_hold (
  id uuid primary key,
  shop_id uuid not null,
  order_id uuid not null,
  reason text not null check (reason in ('payment', 'address', 'fraud', 'stock', 'other')),
  note text not null default '',
  placed_by uuid,
  at timestamptz not null,
  released_by uuid,
  released_at timestamptz,
  foreign key (shop_id, order_id) references "order" (shop_id, id) on delete cascade
);
create index order_hold_order_index on order_hold (shop_id, order_id);
create index order_hold_open_index on order_hold (order_id) where released_at is null;

-- What happened to an order: append-only but for the text of a note.
create table order_event (
  id uuid not null,
  shop_id uuid not null,
  order_id uuid not null,
  at timestamptz not null,
  kind text not null,
  actor_kind text not null check (actor_kind in ('user', 'channel', 'system')),
  -- A person, or the key of a channel, by reference.
  actor_id uuid,
  data jsonb not null default '{}',
  note text,
  edited_at timestamptz,
  primary key (id, at),
  foreign key (shop_id, order_id) references "order" (shop_id, id) on delete cascade
) partition by range (at);
create table order_event_default partition of order_event default;
select ensure_month_partitions('order_event', (now() - interval '2 months')::date, (now() + interval '3 months')::date);
create index order_event_order_index on order_event (order_id, at desc, id desc);
create index order_event_shop_index on order_event (shop_id, order_id);

create table order_edit (
  id uuid primary key,
  shop_id uuid not null,
  order_id uuid not null,
  state text not null check (state in ('OPEN', 'APPLIED', 'DISCARDED')),
  base_version integer not null,
  operations jsonb not null,
  before jsonb,
  after jsonb,
  difference_minor bigint not null default 0,
  reason text not null default '',
  actor_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (shop_id, order_id) references "order" (shop_id, id) on delete cascade
);
create unique index order_edit_open_index on order_edit (order_id) where state = 'OPEN';
create index order_edit_order_index on order_edit (shop_id, order_id);

create table fulfilment (
  id uuid primary key,
  shop_id uuid not null,
  order_id uuid not null,
  number integer not null check (number > 0),
  status text not null check (status in ('PACKING', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
  carrier text,
  tracking text collate "C",
  tracking_url text,
  external_id text collate "C",
  shipped_at timestamptz,
  delivered_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  unique (order_id, number),
  foreign key (shop_id, order_id) references "order" (shop_id, id) on delete cascade
);
create unique index fulfilment_tracking_index on fulfilment (order_id, carrier, tracking) where status <> 'CANCELLED';
create index fulfilment_order_index on fulfilment (shop_id, order_id);

create table fulfilment_line (
  shop_id uuid not null,
  fulfilment_id uuid not null,
  order_line_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (fulfilment_id, order_line_id),
  foreign key (shop_id, fulfilment_id) references fulfilment (shop_id, id) on delete cascade,
  foreign key (shop_id, order_line_id) references order_line (shop_id, id) on delete cascade
);
create index fulfilment_line_fulfilment_index on fulfilment_line (shop_id, fulfilment_id);
create index fulfilment_line_line_index on fulfilment_line (shop_id, order_line_id);

create table order_return (
  id uuid primary key,
  shop_id uuid not null,
  order_id uuid not null,
  number integer not null check (number > 0),
  status text not null check (status in ('REQUESTED', 'APPROVED', 'RECEIVED', 'CLOSED', 'DECLINED', 'CANCELLED')),
  reason text not null,
  note text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  unique (order_id, number),
  foreign key (shop_id, order_id) references "order" (shop_id, id) on delete cascade
);
create index order_return_order_index on order_return (shop_id, order_id);

create table return_line (
  shop_id uuid not null,
  return_id uuid not null,
  order_line_id uuid not null,
  quantity integer not null check (quantity > 0),
  reason text not null,
  received integer not null default 0,
  accepted integer not null default 0,
  condition text,
  primary key (return_id, order_line_id),
  foreign key (shop_id, return_id) references order_return (shop_id, id) on delete cascade,
  foreign key (shop_id, order_line_id) references order_line (shop_id, id) on delete cascade,
  check (received between 0 and quantity and accepted between 0 and received)
);
create index return_line_return_index on return_line (shop_id, return_id);
create index return_line_line_index on return_line (shop_id, order_line_id);

-- The last number of a shop is taken as the last write of an order: a rollback gives it back, so that there is no gap.
create table order_sequence (
  shop_id uuid primary key references shop (id),
  next bigint not null default 1001 check (next > 0),
  -- How a number is written; holds for new numbers alone.
  format text not null default '{number}' check (position('{number}' in format) > 0)
);

-- A use of a discount is an order's.
alter table discount_use add constraint discount_use_order_fkey foreign key (shop_id, order_id) references "order" (shop_id, id);
create index discount_use_order_index on discount_use (shop_id, order_id) where order_id is not null;
