-- A page that kills its worker leaves nothing behind in the transaction that died. So its starts are counted before them, and it is given up.
alter table backlog add column starts smallint not null default 0;
