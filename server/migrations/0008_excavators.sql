create table excavator (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  state text not null default 'draft' check (state in ('draft', 'testing', 'active', 'paused', 'archived')),
  -- {shopIds[], brandIds[], categoryIds[]}; an empty list means all
  scope jsonb not null default '{}',
  config_id uuid,
  last_run_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index excavator_name_index on excavator (name, id);
create index excavator_state_index on excavator (state, name, id);

create table excavator_config (
  id uuid primary key,
  excavator_id uuid not null references excavator (id) on delete cascade,
  version integer not null,
  -- stages, cells {category|brand|* x kind -> {mode, threshold, targetPrecision}}, candidate limit, survivorship
  config jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  unique (excavator_id, version)
);
alter table excavator add foreign key (config_id) references excavator_config (id) deferrable initially deferred;

create table excavation_run (
  id uuid primary key,
  excavator_id uuid not null references excavator (id),
  config_id uuid not null references excavator_config (id),
  trigger text not null check (trigger in ('snapshots', 'manual', 'schedule', 'seed', 'command_line')),
  state text not null default 'queued' check (state in ('queued', 'starting', 'running', 'pausing', 'paused', 'finishing',
    'succeeded', 'degraded', 'failed', 'timed_out', 'cancelling', 'cancelled', 'stalled')),
  requested_by uuid,
  fence bigint not null default 0,
  stalls smallint not null default 0,
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  heartbeat_at timestamptz,
  finished_at timestamptz,
  stop_reason text,
  cursor jsonb,
  totals jsonb,
  version integer not null default 1
);
create index excavation_run_excavator_index on excavation_run (excavator_id, requested_at desc, id desc);
alter table excavator add foreign key (last_run_id) references excavation_run (id) deferrable initially deferred;

create table excavation_item (
  run_id uuid not null references excavation_run (id) on delete cascade,
  offer_id uuid not null,
  snapshot_id uuid not null,
  stage text not null check (stage in ('normalise', 'validate', 'deduplicate', 'candidates', 'decide', 'enrich')),
  outcome text not null check (outcome in ('linked', 'proposed', 'unchanged', 'quarantined', 'superseded')),
  detail jsonb,
  at timestamptz not null default now(),
  primary key (run_id, offer_id, snapshot_id)
);

-- Blocking keys of catalogue variants: candidates are looked up by key, and say why they are candidates.
create table match_key (
  kind text not null,
  key text not null,
  variant_id uuid not null references variant (id) on delete cascade,
  product_id uuid not null references product (id) on delete cascade,
  primary key (kind, key, variant_id)
);
create index match_key_variant_index on match_key (variant_id);
create index match_key_product_index on match_key (product_id);

create table matcher_model (
  id text primary key,
  model jsonb not null,
  labels integer not null,
  metrics jsonb not null default '{}',
  is_active boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index matcher_model_active_index on matcher_model (is_active) where is_active;

create table match_candidate (
  offer_id uuid not null references offer (id) on delete cascade,
  variant_id uuid not null references variant (id) on delete cascade,
  product_id uuid not null references product (id) on delete cascade,
  rank smallint not null,
  key_kinds text[] not null,
  features jsonb not null,
  score real not null,
  why text[] not null default '{}',
  model_id text,
  primary key (offer_id, variant_id)
);
create index match_candidate_variant_index on match_candidate (variant_id);

-- Permanent memory of decided pairs; it trains the matcher, and a rejected pair is not proposed again unless its evidence changes.
create table match_label (
  id uuid primary key,
  offer_id uuid not null references offer (id) on delete cascade,
  variant_id uuid not null references variant (id) on delete cascade,
  verdict text not null check (verdict in ('same', 'different')),
  source text not null check (source in ('review', 'edit', 'match_another', 'seed', 'audit_sample', 'import')),
  evidence_hash bytea not null,
  features jsonb not null,
  proposal_id uuid,
  decided_by uuid,
  at timestamptz not null default now(),
  unique (offer_id, variant_id)
);
create index match_label_variant_index on match_label (variant_id);

create table proposal (
  id uuid primary key,
  kind text not null check (kind in ('create_product', 'create_variant', 'link_offer', 'unlink_offer', 'rekey', 'set_value', 'add_media',
    'set_category', 'create_brand', 'merge_products', 'split_product', 'archive_product', 'restore_product')),
  state text not null check (state in ('pending', 'in_review', 'auto_accepted', 'accepted', 'rejected', 'edited', 'applied',
    'conflicted', 'superseded', 'expired', 'reverted')),
  product_id uuid references product (id) on delete cascade,
  variant_id uuid references variant (id) on delete cascade,
  brand_id uuid references brand (id),
  offer_id uuid references offer (id) on delete cascade,
  shop_id uuid references shop (id),
  snapshot_id uuid,
  snapshot_at timestamptz,
  attribute_id uuid references attribute (id),
  channel_id uuid,
  locale text not null default '',
  base_version integer,
  current_value jsonb,
  proposed_value jsonb,
  confidence real not null check (confidence between 0 and 1),
  p_low real not null default 0,
  -- [{code, text, ...}]: what speaks for and against, conflicts first
  evidence jsonb not null default '[]',
  evidence_hash bytea not null,
  risk real not null default 0,
  -- The review queue's order: expected value, highest first.
  priority real not null default 0,
  dedupe_key text not null,
  group_id uuid,
  parent_id uuid references proposal (id),
  excavator_id uuid references excavator (id),
  run_id uuid,
  is_audit_sample boolean not null default false,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  decision_cause text,
  reason text,
  -- What accepting wrote, so that undo restores only what still equals it.
  effects jsonb,
  change_id uuid,
  version integer not null default 1
);
create unique index proposal_open_index on proposal (dedupe_key) where state in ('pending', 'in_review', 'conflicted');
create index proposal_queue_index on proposal (priority desc, id) where state in ('in_review', 'conflicted');
create index proposal_state_index on proposal (state, created_at desc, id desc);
create index proposal_kind_index on proposal (kind, created_at desc, id desc);
create index proposal_created_index on proposal (created_at desc, id desc);
create index proposal_confidence_index on proposal (confidence, id);
create index proposal_shop_index on proposal (shop_id, created_at desc, id desc);
create index proposal_product_index on proposal (product_id, created_at desc) where product_id is not null;
create index proposal_offer_index on proposal (offer_id, created_at desc) where offer_id is not null;
create index proposal_brand_index on proposal (brand_id) where brand_id is not null;
