-- Whoever cancels orders of every shop lets go of what is authorised for them.
drop policy payment_read on payment;
drop policy payment_change on payment;
drop policy payment_transaction_read on payment_transaction;
drop policy payment_transaction_add on payment_transaction;
create policy payment_read on payment for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Payment', 'Order') or scope_writes('Payment', 'Order')));
create policy payment_change on payment for update using (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Payment', 'Order')));
create policy payment_transaction_read on payment_transaction for select using (shop_id = any((select scope_shops())::uuid[]) or (select scope_reads('Payment', 'Order') or scope_writes('Payment', 'Order')));
create policy payment_transaction_add on payment_transaction for insert with check (shop_id = any((select scope_shops())::uuid[]) or (select scope_writes('Payment', 'Order')));
