-- Months of fetches and snapshots that have passed their limits are written anew with the rows that stay, and change places (decision 032).

-- What became of each month; one that is not done goes on where it stopped.
create table retention_month (
  parent text not null check (parent in ('page_fetch', 'offer_snapshot')),
  month timestamptz not null,
  phase text not null check (phase in ('holding', 'copying', 'copied', 'swapped', 'done')),
  -- How often it was written anew; the tables of each time have names of their own.
  rewrites integer not null default 1,
  -- The shops whose limit it had passed, and those with rows in it whose limit it has yet to pass.
  passed uuid[] not null,
  waiting uuid[] not null default '{}',
  after_id uuid,
  rows_before bigint not null default 0,
  rows_kept bigint not null default 0,
  bytes_before bigint not null default 0,
  bytes_after bigint not null default 0,
  started_at timestamptz not null,
  swapped_at timestamptz,
  finished_at timestamptz,
  primary key (parent, month)
);

-- Every column that leads to a snapshot. What fits the condition holds its snapshot beyond every limit; a null condition holds nothing.
create function snapshot_referrers() returns table (referrer text, id_column text, at_column text, condition text) language sql immutable as $$
  values
    ('backlog', 'subject_id', 'subject_at', 'topic = ''snapshot_created'''),
    ('channel_issue', 'page_snapshot_id', 'page_snapshot_at', 'resolved_at is null'),
    -- The log of a run, which goes with the items of runs.
    ('excavation_item', 'snapshot_id', null, null),
    ('offer', 'current_snapshot_id', 'current_snapshot_at', 'true'),
    ('offer', 'own_snapshot_id', 'own_snapshot_at', 'true'),
    ('offer_reading', 'snapshot_id', 'snapshot_at', 'true'),
    ('price_point', 'snapshot_id', 'snapshot_at', 'true'),
    ('product_media', 'snapshot_id', 'snapshot_at', 'true'),
    ('product_value', 'snapshot_id', 'snapshot_at', 'true'),
    ('product_value_alternative', 'snapshot_id', 'snapshot_at', 'true'),
    ('proposal', 'snapshot_id', 'snapshot_at', 'state in (''pending'', ''in_review'', ''conflicted'')')
$$;

-- The snapshots of a span of time on which something stands.
create function held_snapshots(since timestamptz, until timestamptz) returns setof uuid language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  statement text;
begin
  -- The owner of the tables is held to their policies.
  perform set_config('quarry.reads', '*', true);
  select string_agg(format('select %1$I from %2$I where %1$I is not null and %3$I >= $1 and %3$I < $2 and %4$s', id_column, referrer,
    at_column, condition), ' union ') into statement from snapshot_referrers() where condition is not null;
  return query execute statement using since, until;
end
$$;

-- Notes which rows of a month are written while it is copied.
create function note_touched_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('insert into month_moves.%I values ($1)', tg_argv[0]) using case tg_op when 'DELETE' then old.id else new.id end;
  return null;
end
$$;

-- Brings what was written meanwhile to the new table: at most so many rows, each as it is now.
create function follow_touched_rows(name text, stem text, stays text, passed uuid[], most integer) returns void language plpgsql as $$
declare
  ids uuid[];
begin
  execute format('with gone as (delete from month_moves.%1$I where ctid = any(array(select ctid from month_moves.%1$I limit $1)) returning id)
    select array_agg(distinct id) from gone', stem || '_touched') into ids using most;
  execute format('delete from month_moves.%I where id = any($1)', stem || '_new') using ids;
  execute format('insert into month_moves.%I select d.* from %I d where d.id = any($2) and (%s)', stem || '_new', name, stays) using passed, ids;
end
$$;

-- Takes one bounded step of writing a month anew without the rows of the "passed" shops on which nothing stands: "more", "waits" where the
-- tables are in use or a swapped month rests, "done", or "busy" where another worker is at it. Each step is a transaction of its own, so a
-- kill costs one. It runs as the owner of the tables, because workers own none.
create function retain_month(parent text, month timestamptz, passed uuid[], now timestamptz, most integer default 20000,
  rest interval default '5 minutes') returns text language plpgsql
security definer set search_path = public, pg_temp set lock_timeout = '300ms' set timezone = 'UTC' as $$
declare
  at_column text := case parent when 'page_fetch' then 'fetched_at' else 'observed_at' end;
  name text := parent || '_' || to_char(month, 'YYYY_MM');
  until timestamptz := month + interval '1 month';
  state retention_month;
  stem text;
  stays text;
  touched bigint;
  seen bigint;
  last_id uuid;
  kept bigint;
  keeps_rows boolean;
  waiting_shops uuid[];
begin
  perform set_config('quarry.reads', '*', true);
  if parent not in ('page_fetch', 'offer_snapshot') then raise exception 'Months of % are not kept.', parent; end if;
  if not pg_try_advisory_xact_lock(hashtextextended('month partitions', 0)) then return 'busy'; end if;
  select * into state from retention_month r where r.parent = retain_month.parent and r.month = retain_month.month;
  stem := format('%s_%s', name, coalesce(state.rewrites, 1));
  -- A restored backup has the row and not the tables beside the month.
  if state.phase in ('holding', 'copying', 'copied') and to_regclass(format('month_moves.%I', stem || '_new')) is null then
    execute format('drop trigger if exists note_touched on %I', name);
    state.phase := null;
  elsif state.phase = 'swapped' and to_regclass(format('month_moves.%I', stem || '_old')) is null then
    update retention_month r set phase = 'done', finished_at = retain_month.now where r.parent = retain_month.parent and r.month = retain_month.month;
    return 'done';
  end if;

  if state.phase is null or state.phase = 'done' then
    if to_regclass(quote_ident(name)) is null then
      insert into retention_month (parent, month, phase, passed, started_at, finished_at)
        values (retain_month.parent, retain_month.month, 'done', retain_month.passed, retain_month.now, retain_month.now)
        on conflict on constraint retention_month_pkey do update set passed = excluded.passed, phase = 'done', finished_at = excluded.finished_at;
      return 'done';
    end if;
    stem := format('%s_%s', name, coalesce(state.rewrites, 0) + 1);
    begin
      -- Writers of the month are done, so that each later write is noted.
      execute format('lock table only %I in share row exclusive mode', name);
    exception when lock_not_available then return 'waits';
    end;
    execute format('create table month_moves.%I (like %I including all)', stem || '_new', parent);
    -- With it the month is attached without a look at its rows.
    execute format('alter table month_moves.%I add constraint month_of_rows check (%I is not null and %2$I >= %3$L and %2$I < %4$L)',
      stem || '_new', at_column, month, until);
    execute format('create table month_moves.%I (id uuid not null)', stem || '_touched');
    execute format('create table month_moves.%I (id uuid primary key)', stem || '_held');
    execute format('create trigger note_touched after insert or update or delete on %I for each row execute function note_touched_row(%L)',
      name, stem || '_touched');
    insert into retention_month (parent, month, phase, passed, started_at, bytes_before)
      values (retain_month.parent, retain_month.month, 'holding', retain_month.passed, retain_month.now, pg_total_relation_size(quote_ident(name)))
      on conflict on constraint retention_month_pkey do update set phase = 'holding', rewrites = retention_month.rewrites + 1, passed = excluded.passed,
        after_id = null, rows_before = 0, rows_kept = 0, bytes_before = excluded.bytes_before, bytes_after = 0, started_at = excluded.started_at,
        swapped_at = null, finished_at = null;
    return 'more';
  end if;

  -- What is said of a row "d" that stays. A month is gone through with the limits that it was begun with.
  stays := case parent when 'offer_snapshot' then 'exists (select from offer o where o.id = d.offer_id and o.shop_id <> all($1))'
    else 'exists (select from crawler c where c.id = d.crawler_id and c.shop_id <> all($1))
      or exists (select from page p where p.id = d.page_id) and not exists (select from page_fetch n where n.page_id = d.page_id
        and n.fetched_at > d.fetched_at and (d.blob_sha256 is null or n.blob_sha256 is not null))' end
    || format(' or exists (select from month_moves.%I h where h.id = d.id)', stem || '_held');

  if state.phase in ('holding', 'swapped') then
    if state.phase = 'swapped' and state.swapped_at > retain_month.now - rest then return 'waits'; end if;
    if parent = 'offer_snapshot' then
      execute format('insert into month_moves.%I select held_snapshots($1, $2) on conflict do nothing', stem || '_held') using month, until;
    else
      -- A page that was read from the bytes of an earlier fetch has a snapshot of a later month.
      execute format('insert into month_moves.%I select s.page_fetch_id from offer_snapshot s
        where s.observed_at >= $1 and s.page_fetch_id is not null and s.id in (select held_snapshots($1, ''infinity''))
        union select subject_id from backlog where topic = ''page_fetched'' and subject_at >= $1 and subject_at < $2
        on conflict do nothing', stem || '_held') using month, until;
    end if;
  end if;

  if state.phase = 'holding' then
    update retention_month r set phase = 'copying' where r.parent = retain_month.parent and r.month = retain_month.month;
    return 'more';
  end if;

  if state.phase = 'copying' then
    execute format('select count(*), (array_agg(id order by id desc))[1] from (select id from %I where $1 is null or id > $1 order by id limit $2) b',
      name) into seen, last_id using state.after_id, most;
    execute format('insert into month_moves.%I select d.* from %I d where ($2 is null or d.id > $2) and d.id <= $3 and (%s) on conflict do nothing',
      stem || '_new', name, stays) using state.passed, state.after_id, last_id;
    get diagnostics kept = row_count;
    update retention_month r set phase = case when seen < most then 'copied' else 'copying' end, after_id = coalesce(last_id, state.after_id),
      rows_before = r.rows_before + seen where r.parent = retain_month.parent and r.month = retain_month.month;
    return 'more';
  end if;

  if state.phase = 'copied' then
    execute format('select count(*) from month_moves.%I', stem || '_touched') into touched;
    -- What is left for the locked tables has to be little.
    if touched > 1000 then
      perform follow_touched_rows(name, stem, stays, state.passed, 20000);
      return 'more';
    end if;
    begin
      execute format('lock table only %I, only %I in access exclusive mode', parent, name);
    exception when lock_not_available then return 'waits';
    end;
    execute format('select count(*) from month_moves.%I', stem || '_touched') into touched;
    if touched > 5000 then return 'more'; end if;
    perform follow_touched_rows(name, stem, stays, state.passed, 5000);
    execute format('alter table %I detach partition %I', parent, name);
    execute format('drop trigger note_touched on %I', name);
    execute format('alter table %I rename to %I', name, stem || '_old');
    execute format('alter table %I set schema month_moves', stem || '_old');
    execute format('select exists (select from month_moves.%I)', stem || '_new') into keeps_rows;
    if keeps_rows then
      execute format('alter table month_moves.%I rename to %I', stem || '_new', name);
      execute format('alter table month_moves.%I set schema public', name);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, month, until);
      execute format('alter table %I drop constraint month_of_rows', name);
    else
      execute format('drop table month_moves.%I', stem || '_new');
    end if;
    update retention_month r set phase = 'swapped', swapped_at = retain_month.now where r.parent = retain_month.parent and r.month = retain_month.month;
    return 'more';
  end if;

  -- Swapped, and rested: whoever had read a row before has written by now what stands on it, and "held" names it.
  execute format('insert into %I select d.* from month_moves.%I d join month_moves.%I h on h.id = d.id on conflict do nothing', parent,
    stem || '_old', stem || '_held');
  execute format('drop table month_moves.%I, month_moves.%I, month_moves.%I', stem || '_old', stem || '_touched', stem || '_held');
  execute format('select coalesce(sum(n), 0), coalesce(array_agg(shop_id) filter (where shop_id <> all($3)), ''{}'') from (
    select o.shop_id, count(*) as n from %I d left join %I o on o.id = d.%I where d.%I >= $1 and d.%4$I < $2 group by 1) s', parent,
    case parent when 'page_fetch' then 'crawler' else 'offer' end, case parent when 'page_fetch' then 'crawler_id' else 'offer_id' end, at_column)
    into kept, waiting_shops using month, until, state.passed;
  update retention_month r set phase = 'done', finished_at = retain_month.now, rows_kept = kept, waiting = waiting_shops,
    bytes_after = coalesce(pg_total_relation_size(to_regclass(quote_ident(name))), 0)
    where r.parent = retain_month.parent and r.month = retain_month.month;
  return 'done';
end
$$;

revoke all on function retain_month(text, timestamptz, uuid[], timestamptz, integer, interval) from public;
revoke all on function held_snapshots(timestamptz, timestamptz) from public;
revoke all on function follow_touched_rows(text, text, text, uuid[], integer) from public;
