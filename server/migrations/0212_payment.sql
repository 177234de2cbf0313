-- Who takes payments for a shop; `manual` is entered by people.
create table payment_provider (
  id uuid primary key,
  shop_id uuid not null references shop (id),
  code text not null,
  name text not null,
  mode text not null check (mode in ('test', 'live')),
  secret_id uuid references secret (id),
  hook_token_hash bytea,
  capture text not null check (capture in ('auto', 'manual')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISABLED')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id)
);
create unique index payment_provider_hook_index on payment_provider (hook_token_hash) where hook_token_hash is not null;
create index payment_provider_secret_index on payment_provider (secret_id) where secret_id is not null;

create table payment (
  id uuid primary key,
  shop_id uuid not null,
  -- Null while it is not known of which order it is.
  order_id uuid,
  provider_id uuid not null,
  provider_ref text collate "C",
  method text not null,
  method_label text not null,
  currency text not null,
  authorized_minor bigint not null default 0 check (authorized_minor between 0 and 10000000000000),
  authorized_pending_minor bigint not null default 0 check (authorized_pending_minor between 0 and 10000000000000),
  captured_minor bigint not null default 0 check (captured_minor between 0 and 10000000000000),
  captured_pending_minor bigint not null default 0 check (captured_pending_minor between 0 and 10000000000000),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and 10000000000000),
  refunded_pending_minor bigint not null default 0 check (refunded_pending_minor between 0 and 10000000000000),
  voided_minor bigint not null default 0 check (voided_minor between 0 and 10000000000000),
  voided_pending_minor bigint not null default 0 check (voided_pending_minor between 0 and 10000000000000),
  auth_expires_at timestamptz,
  failure_code text,
  last_event_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  unique (provider_id, provider_ref),
  foreign key (shop_id, order_id) references "order" (shop_id, id),
  foreign key (shop_id, provider_id) references payment_provider (shop_id, id),
  check (captured_minor + captured_pending_minor + voided_minor + voided_pending_minor <= authorized_minor),
  check (refunded_minor + refunded_pending_minor <= captured_minor)
);
create index payment_order_index on payment (shop_id, order_id) where order_id is not null;
create index payment_provider_of_index on payment (shop_id, provider_id);
create index payment_shop_index on payment (shop_id, created_at desc, id desc);
create index payment_created_index on payment (created_at desc, id desc);
create index payment_expiry_index on payment (shop_id, auth_expires_at) where auth_expires_at is not null;

create table refund (
  id uuid primary key,
  shop_id uuid not null,
  order_id uuid not null,
  number integer not null check (number > 0),
  purpose text not null check (purpose in ('RETURN', 'GOODWILL', 'CANCEL', 'EDIT', 'DISPUTE')),
  reason text not null,
  note text not null default '',
  currency text not null,
  amount_minor bigint not null check (amount_minor between 1 and 10000000000000),
  state text not null check (state in ('AWAITING_APPROVAL', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'PROCESSING', 'SUCCEEDED', 'FAILED')),
  requested_by uuid,
  decided_by uuid,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (shop_id, id),
  unique (order_id, number),
  foreign key (shop_id, order_id) references "order" (shop_id, id),
  check (decided_by <> requested_by)
);
create index refund_order_index on refund (shop_id, order_id);
create index refund_open_index on refund (shop_id, created_at) where state = 'AWAITING_APPROVAL';

create table refund_line (
  shop_id uuid not null,
  refund_id uuid not null,
  order_line_id uuid not null,
  quantity integer not null check (quantity >= 0),
  net_minor bigint not null,
  tax_minor bigint not null,
  gross_minor bigint not null,
  primary key (refund_id, order_line_id),
  foreign key (shop_id, refund_id) references refund (shop_id, id) on delete cascade,
  foreign key (shop_id, order_line_id) references order_line (shop_id, id)
);
create index refund_line_refund_index on refund_line (shop_id, refund_id);
create index refund_line_line_index on refund_line (shop_id, order_line_id);

-- The id of a row is the idempotency key that its provider gets.
create table payment_transaction (
  id uuid primary key,
  shop_id uuid not null,
  payment_id uuid not null,
  kind text not null check (kind in ('AUTHORIZE', 'CAPTURE', 'REFUND', 'VOID', 'CHARGEBACK', 'ADJUST')),
  amount_minor bigint not null check (amount_minor between 0 and 10000000000000),
  state text not null check (state in ('REQUESTED', 'SENT', 'SUCCEEDED', 'FAILED', 'PENDING', 'UNKNOWN')),
  provider_ref text collate "C",
  refund_id uuid,
  requested_by uuid,
  requested_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  attempts integer not null default 0,
  error text,
  lease_until timestamptz,
  fence bigint not null default 0,
  unique (payment_id, kind, provider_ref),
  foreign key (shop_id, payment_id) references payment (shop_id, id),
  foreign key (shop_id, refund_id) references refund (shop_id, id)
);
create index payment_transaction_payment_index on payment_transaction (shop_id, payment_id, requested_at);
create index payment_transaction_refund_index on payment_transaction (shop_id, refund_id) where refund_id is not null;
create index payment_transaction_open_index on payment_transaction (requested_at) where state in ('REQUESTED', 'SENT', 'PENDING', 'UNKNOWN');

create table payment_event (
  id uuid primary key,
  shop_id uuid not null,
  provider_id uuid not null,
  provider_event_id text collate "C" not null,
  kind text not null,
  provider_ref text collate "C",
  order_hint text collate "C",
  amount_minor bigint,
  currency text,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  blob bytea,
  state text not null check (state in ('RECEIVED', 'APPLIED', 'WAITING', 'UNMATCHED', 'IGNORED', 'CONFLICT')),
  payment_id uuid,
  note text,
  unique (provider_id, provider_event_id),
  foreign key (shop_id, provider_id) references payment_provider (shop_id, id),
  foreign key (shop_id, payment_id) references payment (shop_id, id)
);
create index payment_event_ref_index on payment_event (provider_id, provider_ref) where state in ('WAITING', 'UNMATCHED');
create index payment_event_hint_index on payment_event (provider_id, order_hint) where state in ('WAITING', 'UNMATCHED');
create index payment_event_provider_index on payment_event (shop_id, provider_id);
create index payment_event_payment_index on payment_event (shop_id, payment_id) where payment_id is not null;

create table settlement (
  id uuid primary key,
  shop_id uuid not null,
  provider_id uuid not null,
  external_id text collate "C" not null,
  currency text not null,
  gross_minor bigint not null,
  fee_minor bigint not null,
  net_minor bigint not null,
  paid_on date not null,
  blob bytea,
  unique (shop_id, id),
  unique (provider_id, external_id),
  foreign key (shop_id, provider_id) references payment_provider (shop_id, id)
);
create index settlement_provider_index on settlement (shop_id, provider_id);

create table settlement_line (
  id uuid primary key,
  shop_id uuid not null,
  settlement_id uuid not null,
  provider_ref text collate "C" not null,
  kind text not null,
  gross_minor bigint not null,
  fee_minor bigint not null,
  state text not null check (state in ('MATCHED', 'MISSING_HERE', 'MISSING_THERE', 'AMOUNT_DIFFERS', 'RESOLVED')),
  transaction_id uuid references payment_transaction (id),
  note text,
  foreign key (shop_id, settlement_id) references settlement (shop_id, id) on delete cascade
);
create index settlement_line_settlement_index on settlement_line (shop_id, settlement_id);
create index settlement_line_transaction_index on settlement_line (transaction_id) where transaction_id is not null;
