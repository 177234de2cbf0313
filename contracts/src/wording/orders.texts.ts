/** What happened to an order, as its time line tells it. */
export const ordersTexts = {
  'order_event:drafted': 'Draft made.',
  'order_event:changed': 'Draft changed.',
  'order_event:placed': 'Placed as {{number}}.',
  'order_event:received': 'Received as {{number}}.',
  'order_event:payment_authorized': '{{amount}} authorised.',
  'order_event:payment_captured': '{{amount}} captured.',
  'order_event:payment_voided': '{{amount}} voided.',
  'order_event:refunded': '{{amount}} refunded.',
  'order_event:refund_requested': 'Refund of {{amount}} asked for.',
  'order_event:refund_declined': 'Refund of {{amount}} declined.',
  'order_event:refund_withdrawn': 'Refund of {{amount}} withdrawn.',
  'order_event:note': 'Note added.',
} as const;
