-- What the bank of a customer took back stands open until it is won, which brings the money back, or lost.
alter table refund add column dispute_state text check (dispute_state in ('OPEN', 'WON', 'LOST'));
alter table refund add constraint refund_dispute_check check ((purpose = 'DISPUTE') = (dispute_state is not null));
create index refund_dispute_index on refund (dispute_state, created_at desc, id desc) where dispute_state is not null;
create index refund_shop_dispute_index on refund (shop_id, dispute_state, created_at desc, id desc) where dispute_state is not null;

-- A dispute that was won.
alter table payment_transaction drop constraint payment_transaction_kind_check;
alter table payment_transaction add constraint payment_transaction_kind_check
  check (kind in ('AUTHORIZE', 'CAPTURE', 'REFUND', 'VOID', 'CHARGEBACK', 'REVERSAL', 'ADJUST'));

-- Which dispute an event is about, as its provider knows it.
alter table payment_event add column dispute_ref text collate "C";

-- What a reversal brings back counts on its own day, as what was given back does.
drop index payment_transaction_settled_index;
create index payment_transaction_settled_index on payment_transaction (shop_id, settled_at)
  where state = 'SUCCEEDED' and kind in ('CAPTURE', 'REFUND', 'CHARGEBACK', 'REVERSAL');
create or replace function mark_transactions() returns trigger language plpgsql as $$
begin
  insert into sales_dirty (shop_id, bucket)
  select shop_id, sales_quarter(settled_at) from written
  where settled_at is not null and kind in ('CAPTURE', 'REFUND', 'CHARGEBACK', 'REVERSAL')
  union select t.shop_id, sales_quarter(t.settled_at) from written w join payment_transaction t
    on t.shop_id = w.shop_id and t.refund_id = w.refund_id where t.settled_at is not null;
  return null;
end $$;
create or replace function mark_changed_transactions() returns trigger language plpgsql as $$
begin
  with changed as (select o.shop_id, o.settled_at as was_at, n.settled_at as is_at, n.refund_id from old_rows o join new_rows n on n.id = o.id
    where n.kind in ('CAPTURE', 'REFUND', 'CHARGEBACK', 'REVERSAL')
      and (o.settled_at, o.state, o.amount_minor, o.refund_id) is distinct from (n.settled_at, n.state, n.amount_minor, n.refund_id))
  insert into sales_dirty (shop_id, bucket)
  select shop_id, sales_quarter(was_at) from changed where was_at is not null
  union select shop_id, sales_quarter(is_at) from changed where is_at is not null
  union select t.shop_id, sales_quarter(t.settled_at) from changed c join payment_transaction t
    on t.shop_id = c.shop_id and t.refund_id = c.refund_id where t.settled_at is not null;
  return null;
end $$;
create or replace function mark_refunds_of_cancelled() returns trigger language plpgsql as $$
begin
  insert into sales_dirty (shop_id, bucket)
  select distinct t.shop_id, sales_quarter(t.settled_at) from old_rows o join new_rows n on n.id = o.id
    join payment p on p.shop_id = n.shop_id and p.order_id = n.id
    join payment_transaction t on t.shop_id = p.shop_id and t.payment_id = p.id
  where (o.status = 'CANCELLED') <> (n.status = 'CANCELLED') and t.settled_at is not null
    and t.kind in ('REFUND', 'CHARGEBACK', 'REVERSAL');
  return null;
end $$;
