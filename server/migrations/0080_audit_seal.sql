-- The audit trail is sealed in blocks whose hashes are chained (features/audit/seal.ts names how they are formed).
create table audit_block (
  number bigint primary key check (number > 0),
  closed_at timestamptz not null,
  entries integer not null check (entries > 0),
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null check (octet_length(hash) = 32)
);

-- One row for each change, written with it, so that an entry is found however late it was committed: it waits until it has a block.
-- Without a foreign key: what became of a change that is gone is just what the seal has to tell.
create table change_seal (
  change_id uuid primary key,
  block_number bigint,
  position integer,
  -- Makes the hashes of fields worth nothing to whoever guesses at them; gone when the fields were erased.
  salt bytea check (octet_length(salt) = 16),
  -- Of this entry and all before it in its block.
  hash bytea check (octet_length(hash) = 32),
  check ((block_number is null) = (position is null) and (block_number is null) = (hash is null))
);
create unique index change_seal_block_index on change_seal (block_number, position) where block_number is not null;
create index change_seal_waiting_index on change_seal (change_id) where block_number is null;

insert into change_seal (change_id) select id from change;
