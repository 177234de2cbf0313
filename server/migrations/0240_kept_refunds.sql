-- Net refunds of orders that are not cancelled: net sales leave a cancelled order out already, so that its refund would lower revenue twice.
alter table sales_bucket add column sold_refund_net_minor bigint not null default 0;
alter table sales_day add column sold_refund_net_minor bigint not null default 0;
alter table sales_month add column sold_refund_net_minor bigint not null default 0;
alter table sales_bucket alter column sold_refund_net_minor drop default;
alter table sales_day alter column sold_refund_net_minor drop default;
alter table sales_month alter column sold_refund_net_minor drop default;

-- An order that is cancelled, or no longer is, marks what was given back of it.
create function mark_refunds_of_cancelled() returns trigger language plpgsql as $$
begin
  insert into sales_dirty (shop_id, bucket)
  select distinct t.shop_id, sales_quarter(t.settled_at) from old_rows o join new_rows n on n.id = o.id
    join payment p on p.shop_id = n.shop_id and p.order_id = n.id
    join payment_transaction t on t.shop_id = p.shop_id and t.payment_id = p.id
  where (o.status = 'CANCELLED') <> (n.status = 'CANCELLED') and t.settled_at is not null and t.kind in ('REFUND', 'CHARGEBACK');
  return null;
end $$;
create trigger order_update_marks_refunds after update on "order" referencing old table as old_rows new table as new_rows
  for each statement execute function mark_refunds_of_cancelled();

-- What is there already.
insert into sales_dirty (shop_id, bucket)
  select distinct shop_id, sales_quarter(settled_at) from payment_transaction
  where settled_at is not null and state = 'SUCCEEDED' and kind in ('REFUND', 'CHARGEBACK');
