-- The id in the address of a picture, which an image element asks for without a token. The row's own id could be formed from where the
-- picture comes from, and stands in values and audit entries; this one is random, also for pictures that were kept before.
alter table media add column address_id uuid not null default gen_random_uuid();
create unique index media_address_index on media (address_id);
