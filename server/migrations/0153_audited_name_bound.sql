-- PostgreSQL 17 and newer build and analyse indexes without our schema in the search path, where a body that is kept as text does not find
-- the function it calls. One that is kept as it was read does.
create or replace function audited_name(fields jsonb) returns text language sql immutable parallel safe
  return case when jsonb_typeof(fields -> 'name') = 'string' then fields ->> 'name'
    when jsonb_typeof(fields -> 'fullName') = 'string' then fields ->> 'fullName'
    when jsonb_typeof(fields -> 'names') = 'object' then in_all_locales(fields -> 'names') end;
