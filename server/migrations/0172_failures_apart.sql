-- Events that a consumer failed at, and those of the same record behind them: its place goes on past them. Copies, since days of the log are
-- dropped once every consumer has passed them.
create table outbox_aside (
  consumer text not null,
  part smallint not null,
  aggregate_id uuid not null,
  position bigint not null,
  topic text not null,
  aggregate_kind text not null,
  shop_id uuid,
  brand_id uuid,
  changed text[] not null,
  actor uuid,
  cause text not null,
  cause_id uuid,
  at timestamptz not null,
  progress jsonb,
  attempts integer not null default 0,
  retry_at timestamptz not null default now(),
  -- Null while it only waits behind one that fails.
  failing_since timestamptz,
  last_error text,
  primary key (consumer, part, aggregate_id, position)
);

-- A product whose completeness cannot be counted is left out until the basics are others: the number of basics it failed by, and why.
alter table completeness add column failed_required integer;
alter table completeness add column failure text;
