-- An archived product says why, who archived it, and when. The reason is missing only where it was archived before reasons were asked for.
alter table product
  add column archive_reason text check (archive_reason in ('DISCONTINUED', 'NOT_SOLD', 'DUPLICATE', 'WRONG_DATA', 'OTHER')),
  add column archive_note text check (char_length(archive_note) between 1 and 500),
  add column archived_by uuid references app_user (id) on delete set null,
  add column archived_at timestamptz;

update product p set
  archived_at = coalesce(c.at, p.updated_at),
  archived_by = (select u.id from app_user u where u.id = c.actor_id)
from product q left join lateral (
  select c.at, c.actor_id from change c where c.entity = 'product' and c.entity_id = q.id and c.after ->> 'status' = 'ARCHIVED'
  order by c.at desc limit 1) c on true
where q.id = p.id and p.status = 'ARCHIVED';

alter table product
  add constraint product_archived_check check (
    (status = 'ARCHIVED') = (archived_at is not null)
    and (status = 'ARCHIVED' or (archive_reason is null and archive_note is null and archived_by is null))),
  -- What the list of archived and deleted products is ordered by; a product that is both lies in the bin.
  add column withdrawn_at timestamptz generated always as (coalesce(deleted_at, archived_at)) stored;

create index product_withdrawn_index on product (withdrawn_at, id) where withdrawn_at is not null;
create index product_withdrawn_name_index on product (name, id) where withdrawn_at is not null;
create index product_archived_by_index on product (archived_by, withdrawn_at, id) where archived_by is not null;
