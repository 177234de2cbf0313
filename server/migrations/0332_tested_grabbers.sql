-- A grabber could become active with settings that nobody had tried. Its tests are noted, so that it can be asked for one.
alter table grabber add column tested_configs text[] not null default '{}';
comment on column grabber.tested_configs is 'MD5 of the settings that read an offer off a stored page of its crawler, the latest last, at most twenty; noted until it is active.';
