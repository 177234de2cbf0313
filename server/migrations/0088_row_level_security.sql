-- The second brick of the wall: what a policy looks at is said by each transaction (platform/db/scope.ts). Nothing said, nothing reached.
-- Forced, so that it holds for the owner too, where an installation has no roles of its own to work under. What is the same for all rows
-- stands in a select of its own, which is answered once for a statement and not for each row.
create function scope_user() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('quarry.user', true), '')::uuid $$;
create function scope_shops() returns uuid[] language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('quarry.shops', true), ''), '{}')::uuid[] $$;
create function scope_brands() returns uuid[] language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('quarry.brands', true), ''), '{}')::uuid[] $$;
-- Whether all rows of one of these subjects may be read, or written; `*` stands for every subject.
create function scope_reads(variadic subjects text[]) returns boolean language sql stable parallel safe
  as $$ select coalesce(string_to_array(current_setting('quarry.reads', true), ',') && ('*'::text || subjects), false) $$;
create function scope_writes(variadic subjects text[]) returns boolean language sql stable parallel safe
  as $$ select coalesce(string_to_array(current_setting('quarry.writes', true), ',') && ('*'::text || subjects), false) $$;

-- Gives a table its policies: who reads a row, adds one, and changes or removes one.
create function hold_rows(held text, reads text, adds text, changes text, removes text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security, force row level security', held);
  execute format('create policy %I on %I for select using (%s)', held || '_read', held, reads);
  execute format('create policy %I on %I for insert with check (%s)', held || '_add', held, adds);
  execute format('create policy %I on %I for update using (%s)', held || '_change', held, changes);
  execute format('create policy %I on %I for delete using (%s)', held || '_remove', held, removes);
end $$;

-- What is somebody's own. Whoever disables a person is told how many of these are theirs, hands the shared views over, and ends sessions.
do $$
declare
  held text;
  reads text := '%1$I = (select scope_user()) or (select scope_reads(''User'') or scope_writes(''User''))';
  writes text := '%1$I = (select scope_user()) or (select scope_writes(''User''))';
  owner text;
begin
  foreach held in array array['session', 'known_device', 'account_link', 'second_factor', 'recovery_code', 'login_challenge', 'user_preferences',
    'bookmark', 'visit', 'snoozed_need', 'idempotent_reply'] loop
    owner := case held when 'idempotent_reply' then 'actor_id' else 'user_id' end;
    perform hold_rows(held, format(reads, owner), format(writes, owner), format(writes, owner), format(writes, owner));
  end loop;
end $$;
-- By these a session goes on, which nobody asks for but the product itself, before it knows who asks.
select hold_rows('refresh_token', $$ (select scope_reads('*')) $$, $$ (select scope_writes('*')) $$, $$ (select scope_writes('*')) $$,
  $$ (select scope_writes('*')) $$);
-- What people were given is read with them, and looked up before it is known who asks.
do $$ declare given text; begin
  foreach given in array array['user_role', 'user_shop', 'user_brand'] loop
    perform hold_rows(given, 'true', '(select scope_writes(''User''))', '(select scope_writes(''User''))', '(select scope_writes(''User''))');
  end loop;
end $$;
select hold_rows('saved_view',
  reads => $$ user_id = (select scope_user()) or (is_shared and (select scope_user() is not null))
    or (select scope_reads('User') or scope_writes('SavedView', 'User')) $$,
  adds => $$ user_id = (select scope_user()) or (select scope_writes('SavedView', 'User')) $$,
  changes => $$ user_id = (select scope_user()) or (select scope_writes('SavedView', 'User')) $$,
  removes => $$ user_id = (select scope_user()) or (select scope_writes('SavedView', 'User')) $$);
-- Nobody makes a key that acts for somebody else.
select hold_rows('api_key',
  reads => $$ user_id = (select scope_user()) or (select scope_reads('ApiKey', 'User') or scope_writes('ApiKey', 'User')) $$,
  adds => $$ user_id = (select scope_user()) $$,
  changes => $$ user_id = (select scope_user()) or (select scope_writes('ApiKey', 'User')) $$,
  removes => $$ user_id = (select scope_user()) or (select scope_writes('ApiKey', 'User')) $$);

-- The catalogue and the offers are read by the predicate alone: a policy would have to run before the operators of a search. Writing them
-- takes the brand or the shop.
create function scope_writes_product(product_id uuid) returns boolean language sql stable parallel safe as $$
  select exists (select from product p where p.id = product_id
    and (p.brand_id = any(scope_brands()) or (p.brand_id is null and cardinality(scope_brands()) > 0))) $$;
create function scope_writes_variant(variant_id uuid) returns boolean language sql stable parallel safe as $$
  select scope_writes_product((select v.product_id from variant v where v.id = variant_id)) $$;

do $$
declare
  -- A product that is being made gets its brand a moment later.
  own_brand text := '(select scope_writes(''Product'', ''Proposal'')) or brand_id = any((select scope_brands())::uuid[])
    or (brand_id is null and (select cardinality(scope_brands()) > 0))';
  own_product text := '(select scope_writes(''Product'', ''Proposal'')) or scope_writes_product(product_id)';
  own_variant text := '(select scope_writes(''Product'', ''Proposal'')) or scope_writes_variant(variant_id)';
  -- An offer that is brought to a product may name a brand that nobody has yet.
  new_brand text := '(select scope_writes(''Brand'', ''Product'', ''Proposal'') or cardinality(scope_brands()) > 0)';
  own_alias text := '(select scope_writes(''Brand'')) or brand_id = any((select scope_brands())::uuid[])';
  -- Whoever decides about a brand's proposals brings offers to its products, and takes them off again, as whoever deletes a product does.
  own_offer text := '(select scope_writes(''Offer'', ''Product'', ''Proposal'')) or shop_id = any((select scope_shops())::uuid[])
    or ((select cardinality(scope_brands()) > 0) and (product_id is null or scope_writes_product(product_id)))';
  -- The bin is searched by name.
  own_entry text := format('case entity when ''product'' then %s
    when ''saved_view'' then owner_id = (select scope_user()) or (select scope_writes(''SavedView'', ''User''))
    when ''role'' then (select scope_writes(''Role'')) else (select scope_writes(''*'')) end', own_brand);
  part text;
begin
  perform hold_rows('bin_entry', 'true', own_entry, own_entry, own_entry);
  perform hold_rows('product', 'true', own_brand, own_brand, own_brand);
  foreach part in array array['variant', 'product_value', 'product_value_alternative', 'product_media'] loop
    perform hold_rows(part, 'true', own_product, own_product, own_product);
  end loop;
  perform hold_rows('variant_identifier', 'true', own_variant, own_variant, own_variant);
  perform hold_rows('brand', 'true', new_brand,
    '(select scope_writes(''Brand'', ''Product'', ''Proposal'')) or id = any((select scope_brands())::uuid[])',
    '(select scope_writes(''Brand''))');
  perform hold_rows('brand_alias', 'true', own_alias, own_alias, own_alias);
  foreach part in array array['category', 'attribute'] loop
    perform hold_rows(part, 'true', format('(select scope_writes(%L))', initcap(part)), format('(select scope_writes(%L))', initcap(part)),
      format('(select scope_writes(%L))', initcap(part)));
  end loop;
  perform hold_rows('offer', 'true', own_offer, own_offer, own_offer);
end $$;
drop function hold_rows(text, text, text, text, text);

-- A view reads as who asks, so that no policy is passed by where it looks at one of these tables.
do $$ declare shown regclass; begin
  for shown in select c.oid from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'v'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') loop
    execute format('alter view %s set (security_invoker = true)', shown);
  end loop;
end $$;
