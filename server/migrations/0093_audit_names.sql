-- The trail is searched by what a record is or was called. What was erased is no text any more, and no name.
create function audited_name(fields jsonb) returns text language sql immutable parallel safe as $$
  select case when jsonb_typeof(fields -> 'name') = 'string' then fields ->> 'name'
    when jsonb_typeof(fields -> 'fullName') = 'string' then fields ->> 'fullName' end
$$;
create index change_name_before_index on change using gin (audited_name(before) gin_trgm_ops) where audited_name(before) is not null;
create index change_name_after_index on change using gin (audited_name(after) gin_trgm_ops) where audited_name(after) is not null;
