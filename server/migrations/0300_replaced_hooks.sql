-- The address for events that a provider had before its present one, and until when events are taken there.
alter table payment_provider add column previous_hook_hash bytea;
alter table payment_provider add column previous_hook_until timestamptz;
alter table payment_provider add constraint payment_provider_previous_hook_check
  check ((previous_hook_hash is null) = (previous_hook_until is null));
create unique index payment_provider_previous_hook_index on payment_provider (previous_hook_hash) where previous_hook_hash is not null;
