/** What happened to an order, as its time line tells it. */
export const ordersTexts = {
  'order_event:drafted': 'Draft made.',
  'order_event:changed': 'Draft changed.',
  'order_event:placed': 'Placed as {{number}}.',
  'order_event:received': 'Received as {{number}}.',
  'order_event:payment_authorized': '{{amount}} authorised.',
  'order_event:payment_captured': '{{amount}} captured.',
  'order_event:payment_voided': '{{amount}} voided.',
  'order_event:note': 'Note added.',
} as const;
