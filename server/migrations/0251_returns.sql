-- Who asked for a return and what became of it; people by reference.
alter table order_return add column requested_by uuid;
alter table order_return add column approved_at timestamptz;
-- Why it was declined, cancelled, or closed without a refund.
alter table order_return add column outcome text not null default '';

-- Reasons and conditions are chosen; what only generated rows have beside them is another reason.
update order_return set reason = 'other' where reason not in ('unwanted', 'size', 'damaged', 'defective', 'wrong_item', 'not_as_described', 'late');
update return_line set reason = 'other' where reason not in ('unwanted', 'size', 'damaged', 'defective', 'wrong_item', 'not_as_described', 'late');
alter table order_return add constraint order_return_reason_check
  check (reason in ('unwanted', 'size', 'damaged', 'defective', 'wrong_item', 'not_as_described', 'late', 'other'));
alter table return_line add constraint return_line_reason_check
  check (reason in ('unwanted', 'size', 'damaged', 'defective', 'wrong_item', 'not_as_described', 'late', 'other'));
alter table return_line add constraint return_line_condition_check check (condition in ('as_new', 'opened', 'used', 'damaged'));

-- A second person who approves its refund closes a return, with a right to payments alone.
drop policy order_return_change on order_return;
create policy order_return_change on order_return for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Order', 'Payment')));
drop policy return_line_read on return_line;
create policy return_line_read on return_line for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Order', 'Payment') or scope_writes('Order', 'Payment')));

-- Returns keep an order in the queue that is otherwise done.
drop index order_queue_index;
drop index order_shop_queue_index;
create index order_queue_index on "order" (stuck_at, placed_at, id) where status = 'OPEN' or return_status in ('REQUESTED', 'IN_PROGRESS');
create index order_shop_queue_index on "order" (shop_id, stuck_at, placed_at, id)
  where status = 'OPEN' or return_status in ('REQUESTED', 'IN_PROGRESS');

-- Support decides about returns. A role that people edited stays as it is.
update role set rules = rules || '[{"action": "approve", "subject": "Order", "scope": "own_shops"}]'::jsonb
where key = 'support' and is_preset and version = 1
  and not rules @> '[{"action": "approve", "subject": "Order", "scope": "own_shops"}]'::jsonb;
