/** What a bucket of sales counts, each a column of `sales_bucket`, `sales_day` and `sales_month`. */
export const salesMeasures = [
  'orders',
  'cancelled',
  'units',
  'gross_minor',
  'net_minor',
  'tax_minor',
  'discount_minor',
  'shipping_minor',
  'refunds',
  'refund_gross_minor',
  'refund_net_minor',
  'sold_refund_net_minor',
  'captured_minor',
  'shipped_units',
  'returned_units',
  'first_orders',
  'listed_orders',
  'listed_net_minor',
  'listed_tax_minor',
  'listed_gross_minor',
  'listed_outstanding_minor',
] as const;

export type SalesMeasure = (typeof salesMeasures)[number];
