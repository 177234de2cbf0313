-- A report as somebody set it up, under a name; kept to themselves or shared with roles.
create table saved_report (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  report text not null check (char_length(report) between 1 and 40),
  -- What the address of the report's screen says.
  input jsonb not null,
  role_ids uuid[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_report_owner_index on saved_report (user_id);
create index saved_report_name_index on saved_report (lower(name), id);

alter table saved_report enable row level security, force row level security;
create policy saved_report_read on saved_report for select using (user_id = (select scope_user()) or (cardinality(role_ids) > 0 and (select scope_user() is not null)) or (select scope_reads('User') or scope_writes('Report', 'User')));
create policy saved_report_add on saved_report for insert with check (user_id = (select scope_user()) or (select scope_writes('Report', 'User')));
create policy saved_report_change on saved_report for update using (user_id = (select scope_user()) or (select scope_writes('Report', 'User')));
create policy saved_report_remove on saved_report for delete using (user_id = (select scope_user()) or (select scope_writes('Report', 'User')));

-- A report comes into the bin, and out of it, by its owner.
alter policy bin_entry_add on bin_entry with check ((scope_writes(record_subject(entity))) or (entity = 'tax_rate' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'product' and ((select scope_writes('Product', 'Proposal')) or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0)))) or (entity = 'comment' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'discount' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'order' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'saved_report' and (owner_id = (select scope_user()) or (select scope_writes('Report', 'User')))) or (entity = 'saved_view' and (owner_id = (select scope_user()) or (select scope_writes('SavedView', 'User')))));
alter policy bin_entry_change on bin_entry using ((scope_writes(record_subject(entity))) or (entity = 'tax_rate' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'product' and ((select scope_writes('Product', 'Proposal')) or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0)))) or (entity = 'comment' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'discount' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'order' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'saved_report' and (owner_id = (select scope_user()) or (select scope_writes('Report', 'User')))) or (entity = 'saved_view' and (owner_id = (select scope_user()) or (select scope_writes('SavedView', 'User')))));
alter policy bin_entry_remove on bin_entry using ((scope_writes(record_subject(entity))) or (entity = 'tax_rate' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'product' and ((select scope_writes('Product', 'Proposal')) or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0)))) or (entity = 'comment' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'discount' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'order' and (shop_id = any((select scope_shops())::uuid[]))) or (entity = 'saved_report' and (owner_id = (select scope_user()) or (select scope_writes('Report', 'User')))) or (entity = 'saved_view' and (owner_id = (select scope_user()) or (select scope_writes('SavedView', 'User')))));

-- Whoever reads figures takes them along as a file. A role that people edited stays as it is.
update role set rules = rules || '[{"action": "export", "subject": "Analytics", "scope": "own_shops"}]'::jsonb
where key in ('shop_manager', 'analyst') and is_preset and version = 1;
update role set rules = rules || '[{"action": "export", "subject": "Analytics", "scope": "own_brands"}]'::jsonb
where key in ('brand_manager', 'analyst') and is_preset and version = 1;
