-- An issue about a text of several parts showed one of them, since a refused row keeps no sources.
-- The field as its rules made it, in the form of feed_row.sources; null for issues of a channel as a whole.
alter table channel_issue add column made jsonb;
