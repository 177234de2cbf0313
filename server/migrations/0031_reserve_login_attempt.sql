-- Reserves one evaluation of a password in one round trip: the lock is held before the attempts are counted, and until they are
-- counted anew. An attempt that a power cut takes back harms nobody, so nobody waits for the disk.
create function reserve_login_attempt(
  attempt_id uuid, attempt_email text, attempt_device uuid, attempt_at timestamptz,
  counted_since timestamptz, evaluating_since timestamptz, allowed_wrong integer,
  out wrong integer, out oldest timestamptz, out is_reserved boolean)
language plpgsql as $$
declare
  attempt_account bytea := sha256(convert_to('account:' || lower(attempt_email), 'UTF8'));
  in_flight integer;
begin
  perform set_config('synchronous_commit', 'off', true);
  perform pg_advisory_xact_lock(hashtextextended(lower(attempt_email), 1));
  delete from login_attempt where id in (
    select id from login_attempt where at <= counted_since order by at limit 100 for update skip locked);
  select count(*) filter (where was_wrong or at <= evaluating_since),
      count(*) filter (where was_wrong is null and at > evaluating_since), min(at)
    into wrong, in_flight, oldest
    from login_attempt
    where account = attempt_account and device_id is not distinct from attempt_device and at > counted_since;
  is_reserved := wrong + in_flight < allowed_wrong;
  if is_reserved then
    insert into login_attempt (id, account, device_id, at) values (attempt_id, attempt_account, attempt_device, attempt_at);
  end if;
end $$;
