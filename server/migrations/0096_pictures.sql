-- How many pictures somebody has sent since a time; after an hour it begins anew.
alter table app_user add column pictures_since timestamptz, add column pictures_sent integer not null default 0;

-- Whether the trail speaks of a picture, asked of each one by itself.
create index change_picture_before_index on change ((before ->> 'avatarId')) where entity = 'user' and before ->> 'avatarId' is not null;
create index change_picture_after_index on change ((after ->> 'avatarId')) where entity = 'user' and after ->> 'avatarId' is not null;
