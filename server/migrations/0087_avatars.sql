-- Pictures of people: scaled when they are given, each size as bytes of the store, under an id that is made of the bytes.
create table avatar (
  id uuid primary key,
  created_at timestamptz not null
);
create table avatar_size (
  avatar_id uuid not null references avatar (id) on delete cascade,
  pixels smallint not null check (pixels in (64, 256)),
  blob_sha256 bytea not null references blob (sha256),
  primary key (avatar_id, pixels)
);
create index avatar_size_blob_index on avatar_size (blob_sha256);

-- Nothing was ever written to the text that stood here.
alter table app_user drop column avatar, add column avatar_id uuid references avatar (id);
create index app_user_avatar_index on app_user (avatar_id) where avatar_id is not null;
