-- Files that people send in parts; what nothing uses is deleted a day after its last part.
create table upload (
  id uuid primary key,
  -- No foreign key: what a feature uses outlives its person.
  user_id uuid not null,
  purpose text not null,
  file_name text not null,
  bytes bigint not null check (bytes > 0),
  reached bigint not null default 0 check (reached between 0 and bytes),
  state text not null default 'OPEN' check (state in ('OPEN', 'COMPLETE', 'REFUSED')),
  -- Why its content is no file of this purpose.
  refusal jsonb,
  used_at timestamptz,
  created_at timestamptz not null,
  -- When its last part came, or what used it let go of it.
  touched_at timestamptz not null,
  check ((state = 'REFUSED') = (refusal is not null)),
  check (state <> 'COMPLETE' or reached = bytes),
  check (used_at is null or state = 'COMPLETE')
);
create index upload_unused_index on upload (user_id) where used_at is null;
create index upload_touched_index on upload (touched_at) where used_at is null;

create table upload_part (
  upload_id uuid not null references upload (id) on delete cascade,
  position integer not null check (position >= 0),
  -- Of the part as it was sent; the stored bytes begin with a mark of the upload and so have another hash.
  sha256 bytea not null,
  blob_sha256 bytea not null references blob (sha256),
  primary key (upload_id, position)
);
create index upload_part_blob_index on upload_part (blob_sha256);

alter table upload enable row level security, force row level security;
create policy upload_read on upload for select using (user_id = (select scope_user()) or (select scope_writes('*')));
create policy upload_add on upload for insert with check (user_id = (select scope_user()) or (select scope_writes('*')));
create policy upload_change on upload for update using (user_id = (select scope_user()) or (select scope_writes('*')));
create policy upload_remove on upload for delete using (user_id = (select scope_user()) or (select scope_writes('*')));
alter table upload_part enable row level security, force row level security;
create policy upload_part_read on upload_part for select using ((exists (select from upload u where u.id = upload_id)));
create policy upload_part_add on upload_part for insert with check ((exists (select from upload u where u.id = upload_id)));
create policy upload_part_change on upload_part for update using ((exists (select from upload u where u.id = upload_id)));
create policy upload_part_remove on upload_part for delete using ((exists (select from upload u where u.id = upload_id)));
