-- A text that a source states and its attribute cannot hold was left out; it is kept beside the values, with the reason.
create table value_finding (
  id uuid primary key,
  product_id uuid not null references product (id) on delete cascade,
  variant_id uuid references variant (id) on delete cascade,
  attribute_id uuid not null references attribute (id),
  locale text not null default '',
  -- As the source has it, with its unit, and the name of the property that it stands under where it has one.
  raw text not null,
  property text,
  -- A wording: its key is the code of the reason, its parameters are the data.
  reason jsonb not null,
  offer_id uuid not null references offer (id) on delete cascade,
  snapshot_id uuid not null,
  snapshot_at timestamptz not null,
  snapshot_field text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (product_id, variant_id, attribute_id, locale, offer_id)
);
-- By the list of products, the page of an attribute, and the change of its rules.
create index value_finding_attribute_index on value_finding (attribute_id, product_id);
create index value_finding_offer_index on value_finding (offer_id);
create index value_finding_variant_index on value_finding (variant_id) where variant_id is not null;

alter table value_finding enable row level security, force row level security;
create policy value_finding_read on value_finding for select using (true);
create policy value_finding_add on value_finding for insert with check ((select scope_writes('Product', 'Proposal')) or (scope_writes_product(product_id)));
create policy value_finding_change on value_finding for update using ((select scope_writes('Product', 'Proposal')) or (scope_writes_product(product_id)));
create policy value_finding_remove on value_finding for delete using ((select scope_writes('Product', 'Proposal')) or (scope_writes_product(product_id)));

-- A finding holds its snapshot, as a value does.
create or replace function snapshot_referrers() returns table (referrer text, id_column text, at_column text, condition text) language sql immutable as $$
  values
    ('backlog', 'subject_id', 'subject_at', 'topic = ''snapshot_created'''),
    ('channel_issue', 'page_snapshot_id', 'page_snapshot_at', 'resolved_at is null'),
    -- The log of a run, which goes with the items of runs.
    ('excavation_item', 'snapshot_id', null, null),
    ('offer', 'current_snapshot_id', 'current_snapshot_at', 'true'),
    ('offer', 'own_snapshot_id', 'own_snapshot_at', 'true'),
    ('offer_reading', 'snapshot_id', 'snapshot_at', 'true'),
    ('price_point', 'snapshot_id', 'snapshot_at', 'true'),
    ('product_media', 'snapshot_id', 'snapshot_at', 'true'),
    ('product_value', 'snapshot_id', 'snapshot_at', 'true'),
    ('product_value_alternative', 'snapshot_id', 'snapshot_at', 'true'),
    ('proposal', 'snapshot_id', 'snapshot_at', 'state in (''pending'', ''in_review'', ''conflicted'')'),
    ('value_finding', 'snapshot_id', 'snapshot_at', 'true')
$$;
