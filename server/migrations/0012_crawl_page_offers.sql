-- How many offers the page showed when its content was last read: a 304 brings no content to count them in.
alter table page add column offers smallint not null default 0;
