-- The trail is read as a list: each of its filters is found by an index in the order of time. Ids are unique among the kinds of records, so
-- one index by id serves the history of a record and the search for one.
drop index change_entity_index;
create index change_record_index on change (entity_id, at desc, id desc);
drop index change_actor_index;
create index change_actor_index on change (actor_id, at desc, id desc);
create index change_kind_index on change (entity, at desc, id desc);
create index change_action_index on change (action, at desc, id desc);
create index change_cause_index on change (cause, at desc, id desc);
create index change_request_index on change (request_id) where request_id is not null;
create index change_reverts_index on change (reverts_id) where reverts_id is not null;

-- The records that changes are about: what each is called today, which right reads it (none where it is somebody's own and nobody
-- else's), and whose it is. What is gone is not in it.
create view changed_record as
  select 'shop' as entity, s.id, s.name, 'Shop' as subject, s.id as shop_id, null::uuid as brand_id, null::uuid as user_id from shop s
  union all select 'brand', b.id, b.name, 'Brand', null, b.id, null from brand b
  union all select 'product', p.id, p.name, 'Product', null, p.brand_id, null from product p
  union all select 'offer', o.id, o.title, 'Offer', o.shop_id, p.brand_id, null from offer o left join product p on p.id = o.product_id
  union all select 'price_point', t.id, o.title, 'Offer', o.shop_id, p.brand_id, null
    from price_point t join offer o on o.id = t.offer_id left join product p on p.id = o.product_id
  union all select 'crawler', c.id, c.name, 'Crawler', c.shop_id, null, null from crawler c
  union all select 'crawl_run', r.id, c.name, 'Crawler', c.shop_id, null, null from crawl_run r join crawler c on c.id = r.crawler_id
  union all select 'grabber', g.id, g.name, 'Grabber', g.shop_id, null, null from grabber g
  union all select 'grab_run', r.id, g.name, 'Grabber', g.shop_id, null, null from grab_run r join grabber g on g.id = r.grabber_id
  union all select 'excavator', e.id, e.name, 'Excavator', null, null, null from excavator e
  union all select 'excavation_run', r.id, e.name, 'Excavator', null, null, null
    from excavation_run r join excavator e on e.id = r.excavator_id
  union all select 'proposal', q.id, coalesce(p.name, o.title), 'Proposal', q.shop_id, coalesce(p.brand_id, q.brand_id), null
    from proposal q left join product p on p.id = q.product_id left join offer o on o.id = q.offer_id
  union all select 'user', u.id, u.shown_name, null, null, null, u.id from app_user u
  union all select 'user_preferences', u.id, u.shown_name, null, null, null, u.id from app_user u
  union all select 'snoozed_need', u.id, u.shown_name, null, null, null, u.id from app_user u
  union all select 'saved_view', v.id, v.name, 'SavedView', null, null, v.user_id from saved_view v
  union all select 'list_layout', l.id, null, 'SavedView', null, null, l.user_id from list_layout l
  union all select 'bookmark', k.id, coalesce(k.name, k.path), 'Bookmark', null, null, k.user_id from bookmark k
  union all select 'bulk_run', r.id, null, null, null, null, r.requested_by from bulk_run r;
