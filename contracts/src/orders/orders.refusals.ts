/** Refusals of orders, and the words in them: the reason, and after a line break the next step. */
export const english = {
  ORDER_NO_LINES: 'There is nothing in it yet.\nAdd at least one line.',
  ORDER_CHANNEL_ARCHIVED: '{{channel}} is archived: no orders come in by it.\nChoose another channel.',
  ORDER_EXISTS:
    'Order {{id}} exists with other content: {{differences}}.\nSend this one with another external id, or leave it.',
  ORDER_CODE_LOST: '{{code}} no longer applies: {{reason}}\nPlace the order without it, or change it.',
  ORDER_NOT_A_DRAFT: 'The order is {{status}} already, and is no draft any more.\nOpen the order.',
  ORDER_NOT_DISCARDED: 'The order is {{status}}: it has a number, and stays.\nOnly a draft is discarded.',
  'order_status:NEW': 'new',
  'order_status:BIN': 'in the bin',
  'order_status:DRAFT': 'a draft',
  'order_status:OPEN': 'open',
  'order_status:COMPLETED': 'completed',
  'order_status:CANCELLED': 'cancelled',
  'order_part:terms': 'currency, language or time',
  'order_part:lines': 'lines',
  'order_part:totals': 'totals',
  'order_part:customer': 'customer',
  'order_part:addresses': 'addresses',
  'order_part:codes': 'codes of discounts',
} as const;
