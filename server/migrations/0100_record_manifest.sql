-- What `quarry migrate` made last from the kinds of records that features declare (decision 019): the hash of the definitions, and the
-- release that made them. One row. The view changed_record is made so from here on; the text of its first definition is never edited.
create table record_manifest (
  is_only boolean primary key default true check (is_only),
  hash text not null,
  release text not null,
  made_at timestamptz not null
);

-- By which right the records of a kind are judged; made by `quarry migrate` as well.
create function record_subject(entity text) returns text language sql immutable parallel safe as $$ select null::text $$;

-- The bin holds records of all kinds: whoever may write all of a kind writes its entries, and some are written by those they belong to.
do $$
declare
  own_entry text := '(scope_writes(record_subject(entity))) or (entity = ''product'' and ((select scope_writes(''Product'', ''Proposal''))
    or brand_id = any((select scope_brands())::uuid[]) or (brand_id is null and (select cardinality(scope_brands()) > 0))))
    or (entity = ''saved_view'' and (owner_id = (select scope_user()) or (select scope_writes(''SavedView'', ''User''))))';
begin
  execute format('alter policy bin_entry_add on bin_entry with check (%s)', own_entry);
  execute format('alter policy bin_entry_change on bin_entry using (%s)', own_entry);
  execute format('alter policy bin_entry_remove on bin_entry using (%s)', own_entry);
end $$;
