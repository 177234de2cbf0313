-- A price that became a text, or an availability that is no known word, looked like a field that the page left out.
-- Runs say which of both it is, so each page keeps the fields of which a text still stands that cannot be read.
alter table grab_item add column mistyped_fields text[] not null default '{}';
comment on column grab_item.mistyped_fields is 'Of lost_fields and of fields that come and go: those of which the page still states a text that cannot be read.';
