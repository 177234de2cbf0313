-- A run may be allowed private hosts that the installation is not: whichever worker takes a page of it can then reach them.
alter table crawl_run add column allow_hosts text[] not null default '{}';
