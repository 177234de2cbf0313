-- The values that an attribute of options has, with labels by content locale; a value holds the id of one.
create table attribute_option (
  id uuid primary key,
  attribute_id uuid not null references attribute (id) on delete cascade,
  code text not null check (code ~ '^[a-z0-9][a-z0-9_-]*$'),
  labels jsonb not null,
  -- A sample of it, such as #1e90ff.
  color text check (color ~ '^#[0-9a-f]{6}$'),
  position integer not null,
  unique (attribute_id, code) deferrable initially deferred
);

-- Asked below the feature that owns the values: an option stays as long as something has it.
create function used_options(wanted uuid) returns setof uuid language sql stable as $$
  select distinct (v.value #>> '{}')::uuid from product_value v where v.attribute_id = wanted
  union
  select (v.value #>> '{}')::uuid from product_value_alternative v where v.attribute_id = wanted
$$;

alter table attribute_option enable row level security, force row level security;
create policy attribute_option_read on attribute_option for select using (true);
create policy attribute_option_add on attribute_option for insert with check ((select scope_writes('Attribute')));
create policy attribute_option_change on attribute_option for update using ((select scope_writes('Attribute')));
create policy attribute_option_remove on attribute_option for delete using ((select scope_writes('Attribute')));
