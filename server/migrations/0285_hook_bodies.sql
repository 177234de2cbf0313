-- Bodies of hooks that are still kept, the oldest first.
create index payment_event_body_index on payment_event (received_at) where blob is not null;
