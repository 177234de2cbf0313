-- Bytes of pages and feeds that have passed their limit are deleted, where nothing stands on them (decision 032).

-- "retain_until" was read by nothing. It is set on bytes that nothing holds, which go after it; bytes that come again lose it.
create index blob_unused_index on blob (retain_until, sha256) where retain_until is not null;
create index page_fetch_blob_index on page_fetch (blob_sha256) where blob_sha256 is not null;
create index offer_snapshot_blob_index on offer_snapshot (blob_sha256) where blob_sha256 is not null;

-- Where bytes lie that no row leads to. The store is asked only after the commit, so a kill leaves the row, and the next run goes on by it.
create table blob_removal (
  location text primary key,
  stored_bytes bigint not null default 0,
  remove_after timestamptz not null,
  removed_at timestamptz
);

-- Every column that leads to a fetch. What fits the condition holds the fetch's bytes beyond every limit; a null condition holds nothing.
create function fetch_referrers() returns table (referrer text, id_column text, condition text) language sql immutable as $$
  values
    ('backlog', 'subject_id', 'topic = ''page_fetched'''),
    -- The log of a run, which goes with the items of runs.
    ('grab_item', 'page_fetch_id', null),
    -- It names its bytes itself.
    ('offer_snapshot', 'page_fetch_id', null),
    -- A staged reading is of the newest fetch of its page, which is kept; where another came, it is left out.
    ('replay_page', 'fetch_id', null)
$$;

-- The fetches by which bytes are held.
create function holding_fetches() returns setof uuid language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  statement text;
begin
  perform set_config('quarry.reads', '*', true);
  select string_agg(format('select %1$I from %2$I where %1$I is not null and %3$s', id_column, referrer, condition), ' union ')
    into statement from fetch_referrers() where condition is not null;
  return query execute statement;
end
$$;

-- A walk over all stored bytes, once a day; the newest says what was freed since.
create table byte_collection (
  id uuid primary key,
  phase text not null check (phase in ('holding', 'noting', 'done')),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- How far each phase came; null before the first step and behind the last.
  held_until timestamptz,
  after_sha256 bytea,
  looked_at bigint not null default 0,
  noted bigint not null default 0,
  freed_files bigint not null default 0,
  freed_bytes bigint not null default 0,
  orphans bigint not null default 0,
  orphan_bytes bigint not null default 0
);
create index byte_collection_start_index on byte_collection (started_at desc);

-- Hashes of bytes that a snapshot holds, gathered at the beginning of each walk. It may be empty after a crash, as what is deleted is judged again.
create unlogged table held_bytes (sha256 bytea primary key);

-- Where the search for stored bytes without a row stands; one row, and none before the first.
create table byte_sweep (
  is_only boolean primary key default true check (is_only),
  after_location text,
  started_at timestamptz not null,
  finished_at timestamptz
);

revoke all on function holding_fetches() from public;
