-- What somebody asked for outlives them, as other runs do: it names them by reference.
alter table bulk_run drop constraint bulk_run_requested_by_fkey;

-- What an action on many records was given beside them, such as who gets what they leave.
alter table bulk_run add column input jsonb;

-- The name of whoever did something: null where nobody did, and empty where it was a person who was erased.
create function person_name(id uuid) returns text language sql stable as $$
  select case when $1 is not null then coalesce((select u.shown_name from app_user u where u.id = $1), '') end
$$;
