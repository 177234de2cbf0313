-- A sitemap that stamps every page with "now" made each run a full one. Fetches tell how often a page whose date had moved really changed.
alter table page_fetch add column is_date_moved boolean not null default false;
comment on column page_fetch.is_date_moved is 'The sitemap dated the page after its fetch before this one, and this one brought or confirmed its content.';
create index page_fetch_dated_index on page_fetch (crawler_id, fetched_at desc) where is_date_moved;
