-- How often an event failed by its own fault, and when it is tried next; the pauses grow.
alter table payment_event add column failures smallint not null default 0;
alter table payment_event add column retry_at timestamptz;
