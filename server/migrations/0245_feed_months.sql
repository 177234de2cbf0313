-- Rows of feeds as they were lie in a table for each month, as events of orders do.
create or replace function keep_month_partitions(today timestamptz, most integer default 20000) returns boolean language plpgsql
security definer set search_path = public, pg_temp set lock_timeout = '2s' set timezone = 'UTC' as $$
declare
  parent text;
  moment text;
  name text;
  month timestamptz;
  copied bigint;
  is_fallen boolean;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('month partitions', 0)) then return false; end if;
  for parent, moment in values ('page_fetch', 'fetched_at'), ('offer_snapshot', 'observed_at'), ('order_event', 'at'),
    ('feed_row_history', 'valid_until') loop
    for month in execute format('select date_trunc(''month'', $1) + n * interval ''1 month'' from generate_series(0, 3) n
      union select date_trunc(''month'', %1$I) from %2$I where isfinite(%1$I) order by 1', moment, parent || '_default') using today loop
      name := parent || '_' || to_char(month, 'YYYY_MM');
      continue when to_regclass(quote_ident(name)) is not null;
      execute format('select exists (select from %I where %I >= $1 and %2$I < $1 + interval ''1 month'')', parent || '_default', moment)
        into is_fallen using month;
      begin
        if not is_fallen then
          execute format('drop table if exists month_moves.%I', name);
          execute format('create table %I partition of %I for values from (%L) to (%L)', name, parent, month, month + interval '1 month');
          continue;
        end if;
        execute format('create table if not exists month_moves.%I (like %I including all)', name, parent);
        execute format('insert into month_moves.%1$I select d.* from %2$I d where d.%3$I >= $1 and d.%3$I < $1 + interval ''1 month''
          and not exists (select from month_moves.%1$I m where m.id = d.id and m.%3$I = d.%3$I) limit $2', name, parent || '_default', moment)
          using month, most;
        get diagnostics copied = row_count;
        if copied = most then return true; end if;
        execute format('lock table %I in access exclusive mode', parent || '_default');
        -- What was deleted, changed or came in meanwhile.
        execute format('delete from month_moves.%1$I m where not exists (select from %2$I d where d.id = m.id and d.%3$I = m.%3$I
          and d::text = m::text)', name, parent || '_default', moment);
        execute format('insert into month_moves.%1$I select d.* from %2$I d where d.%3$I >= $1 and d.%3$I < $1 + interval ''1 month''
          and not exists (select from month_moves.%1$I m where m.id = d.id and m.%3$I = d.%3$I)', name, parent || '_default', moment) using month;
        execute format('delete from %2$I d using month_moves.%1$I m where d.id = m.id and d.%3$I = m.%3$I', name, parent || '_default', moment);
        execute format('alter table month_moves.%I set schema public', name);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, month, month + interval '1 month');
        return true;
      exception when lock_not_available or check_violation then
        raise notice 'The partition % waits for its tables.', name;
      end;
    end loop;
  end loop;
  return false;
end
$$;
