-- The format in which a row and a file were written: that of the feed may be another by now.
alter table feed_row add column format text check (format in ('xml', 'csv', 'tsv'));
-- Rows that were held while their feed became another format are of the one before.
update feed_row r set format = case
    when r.rendered like '<item>%' then 'xml'
    when f.format <> 'xml' then f.format
    when strpos(r.rendered, chr(9)) > 0 then 'tsv'
    else 'csv' end
  from channel_feed f where f.id = r.feed_id;
alter table feed_row alter column format set not null;
alter table feed_file add column format text check (format in ('xml', 'csv', 'tsv'));
update feed_file w set format = f.format from channel_feed f where f.id = w.feed_id;
alter table feed_file alter column format set not null;
-- Rows may hold pictures of other shops, which they no longer take.
insert into feed_dirty (channel_id, variant_id)
  select l.channel_id, l.variant_id from listing l
  where l.variant_id is not null and exists (select from channel_feed f where f.channel_id = l.channel_id);
-- A file with rows of two formats is written anew.
update channel_feed f set revision = revision + 1
  where exists (select from feed_row r where r.feed_id = f.id and r.state = 'held' and r.format <> f.format);
