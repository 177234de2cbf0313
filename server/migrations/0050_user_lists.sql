-- The list of users: its orders, what is searched, and who was given a shop or a brand.
alter table app_user add column shown_name text not null generated always as (coalesce(nullif(full_name, ''), username)) stored;
create index app_user_shown_name_index on app_user (shown_name, id);
create index app_user_email_order_index on app_user (email, id);
create index app_user_created_index on app_user (created_at, id);
create index app_user_seen_index on app_user (last_seen_at, id);
create index app_user_seen_last_index on app_user (last_seen_at desc nulls last, id desc);
create index user_shop_shop_index on user_shop (shop_id);
create index user_brand_brand_index on user_brand (brand_id);

-- A user who is gone was given nothing.
alter table user_shop add constraint user_shop_user_fkey foreign key (user_id) references app_user (id) on delete cascade;
alter table user_brand add constraint user_brand_user_fkey foreign key (user_id) references app_user (id) on delete cascade;
