-- When the last money of an order was captured, as its payments say: from then on it waits to be shipped.
alter table "order" add column captured_at timestamptz;
update "order" o set captured_at = c.at
from (select p.shop_id, p.order_id, max(t.settled_at) as at
  from payment p join payment_transaction t on t.shop_id = p.shop_id and t.payment_id = p.id
  where t.kind = 'CAPTURE' and t.state = 'SUCCEEDED' group by 1, 2) c
where o.shop_id = c.shop_id and o.id = c.order_id;
