-- What a person chose for their dashboard, and when they looked at it.
create table dashboard_view (
  user_id uuid primary key references app_user (id) on delete cascade,
  -- Null: those that the person's role looks at first.
  figures text[] check (cardinality(figures) between 1 and 6),
  -- The latest look, and the last one of the visit before it.
  seen_at timestamptz,
  last_visit_at timestamptz
);

alter table dashboard_view enable row level security, force row level security;
create policy dashboard_view_read on dashboard_view for select using (user_id = (select scope_user()) or (select scope_reads('User') or scope_writes('User')));
create policy dashboard_view_add on dashboard_view for insert with check (user_id = (select scope_user()) or (select scope_writes('User')));
create policy dashboard_view_change on dashboard_view for update using (user_id = (select scope_user()) or (select scope_writes('User')));
create policy dashboard_view_remove on dashboard_view for delete using (user_id = (select scope_user()) or (select scope_writes('User')));
