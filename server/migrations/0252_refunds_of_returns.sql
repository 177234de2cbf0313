-- Which return a refund is of.
alter table refund add column return_id uuid;
alter table refund add constraint refund_return_fkey foreign key (shop_id, return_id) references order_return (shop_id, id);
create index refund_return_index on refund (shop_id, return_id) where return_id is not null;

-- What a return still gives back is read by whoever sees the orders of every shop.
drop policy refund_read on refund;
drop policy refund_line_read on refund_line;
create policy refund_read on refund for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Payment', 'Order') or scope_writes('Payment', 'Order')));
create policy refund_line_read on refund_line for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Payment', 'Order') or scope_writes('Payment', 'Order')));
