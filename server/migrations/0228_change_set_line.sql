-- The rows of a file of which several make one record, as they were read: what each group comes to is known once the file has ended.
create table change_set_line (
  set_id uuid not null references change_set (id) on delete cascade,
  -- The row of the file, as a spreadsheet program counts.
  line integer not null,
  -- What the rows of one record have in common.
  match_key text not null,
  cells text[] not null,
  -- The texts of the cells by the columns that they are.
  texts jsonb not null,
  -- What is wrong with the row by itself: {column, code, wording}, the column counted from 1, null for the row as a whole.
  faults jsonb not null default '[]',
  primary key (set_id, line)
);
create index change_set_line_key_index on change_set_line (set_id, match_key, line);

alter table change_set_line enable row level security, force row level security;
create policy change_set_line_read on change_set_line for select using ((set_id in (select s.id from change_set s)));
create policy change_set_line_add on change_set_line for insert with check ((set_id in (select s.id from change_set s)));
create policy change_set_line_change on change_set_line for update using ((set_id in (select s.id from change_set s)));
create policy change_set_line_remove on change_set_line for delete using ((set_id in (select s.id from change_set s)));
