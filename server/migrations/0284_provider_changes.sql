-- How far what happened at a provider was read, when it is read next, and whose turn it is; never for what people enter.
alter table payment_provider add column changes_cursor text collate "C";
alter table payment_provider add column changes_due_at timestamptz;
alter table payment_provider add column changes_fence bigint not null default 0;
alter table payment_provider add column changes_failures integer not null default 0;
update payment_provider set changes_due_at = now() where code = 'demo';
create index payment_provider_changes_index on payment_provider (changes_due_at) where changes_due_at is not null;
