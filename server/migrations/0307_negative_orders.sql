-- An order of a negative total has nothing to be paid: it is paid, as a free one is, and was pending for ever.
update "order" set payment_status = 'PAID'
where status <> 'DRAFT' and gross_minor < 0
  and payment_status in ('PENDING', 'AUTHORIZED', 'PARTIALLY_PAID', 'VOIDED', 'EXPIRED', 'FAILED');
