-- What a mutation answered to a key, so that the same request, sent again, gets the same answer and takes effect once. The row is
-- claimed and filled in the transaction of the change itself; nothing was kept under keys before.
drop table idempotent_reply;

create table idempotent_reply (
  actor_id uuid not null,
  operation text not null,
  key text not null,
  -- Hash of the document and its variables: another request under a used key is refused.
  request_hash bytea not null check (octet_length(request_hash) = 32),
  -- The data of the answer as it was sent; absent only inside the transaction that claims the key.
  reply json,
  created_at timestamptz not null,
  primary key (actor_id, operation, key)
);
create index idempotent_reply_created_at_index on idempotent_reply (created_at);
