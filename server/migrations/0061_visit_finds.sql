-- What a visit found in the bytes it fetched: what the page is to us, and how many products it tells of. Null where nothing was read.
alter table page_fetch add column page_type text check (page_type in ('product', 'listing', 'feed', 'other')),
  add column products integer;
