-- Whole old blocks of the audit trail lose their entries (decision 032). The block stays with the hash of its last entry, so that its own
-- hash, and with it the chain up to the next block, can still be formed.
alter table audit_block add column entries_gone_at timestamptz, add column last_hash bytea check (octet_length(last_hash) = 32),
  add constraint audit_block_gone check ((entries_gone_at is null) = (last_hash is null));
create index audit_block_kept_index on audit_block (number) where entries_gone_at is null;

-- A change that is kept may have taken back one that is gone. Its reference is part of its hash and stays as it was.
alter table change drop constraint if exists change_reverts_id_fkey;

-- Deletes the entries of the oldest block that still has some and was closed before "before"; null where there is none. It runs as the
-- owner of the tables, since nobody else may delete there, and never touches a block of the last twelve months.
create function forget_audit_block(before timestamptz, now timestamptz) returns table (freed_rows integer, freed_bytes bigint) language plpgsql
security definer set search_path = public, pg_temp set lock_timeout = '5s' as $$
declare
  oldest audit_block;
  last bytea;
begin
  -- One at a time, and not while a block is closed.
  perform pg_advisory_xact_lock(hashtextextended('audit_block', 0));
  select * into oldest from audit_block where entries_gone_at is null order by number limit 1;
  -- By the clock of the database, whatever the caller says.
  if oldest.number is null or oldest.closed_at >= before or oldest.closed_at >= clock_timestamp() - interval '12 months' then return; end if;
  select hash into last from change_seal where block_number = oldest.number order by position desc limit 1;
  -- What does not fit stays as it is, so that the verification goes on telling of it.
  if last is null or (select count(*) from change_seal s join change c on c.id = s.change_id where s.block_number = oldest.number) <> oldest.entries
    then return; end if;
  with gone as (delete from change c using change_seal s where s.block_number = oldest.number and c.id = s.change_id
      returning pg_column_size(c) + 28 as bytes),
    seals as (delete from change_seal where block_number = oldest.number returning pg_column_size(change_seal) + 28 as bytes)
    select (select count(*) from gone), (select coalesce(sum(bytes), 0) from gone) + (select coalesce(sum(bytes), 0) from seals)
    into freed_rows, freed_bytes;
  update audit_block set entries_gone_at = forget_audit_block.now, last_hash = last where number = oldest.number;
  return next;
end
$$;

revoke all on function forget_audit_block(timestamptz, timestamptz) from public;
