-- By what else the rows of a file tell their records apart: no two rows of a set may have the same of it.
create table change_set_identifier (
  set_id uuid not null references change_set (id) on delete cascade,
  -- The kind of identifier and its value: 'gtin 04006381333931'.
  identifier text not null,
  -- The row of the file, as a spreadsheet program counts.
  line integer not null,
  primary key (set_id, identifier)
);

alter table change_set_identifier enable row level security, force row level security;
create policy change_set_identifier_read on change_set_identifier for select using ((set_id in (select s.id from change_set s)));
create policy change_set_identifier_add on change_set_identifier for insert with check ((set_id in (select s.id from change_set s)));
create policy change_set_identifier_change on change_set_identifier for update using ((set_id in (select s.id from change_set s)));
create policy change_set_identifier_remove on change_set_identifier for delete using ((set_id in (select s.id from change_set s)));
