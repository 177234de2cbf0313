/** Refusals of payments, and the words in them: the reason, and after a line break the next step. */
export const english = {
  PAYMENT_MORE_THAN_OPEN: 'Only {{left}} of {{authorized}} can be captured.\nCapture at most that.',
  PAYMENT_AUTHORISATION_ENDED: 'The authorisation ended {{date}}: ask for a new payment.',
  PAYMENT_CAPTURED: '{{captured}} is captured already: refund it.',
  PAYMENT_NOTHING_OPEN: 'Nothing of {{authorized}} is open any more.\nRecord a new payment.',
  PAYMENT_ORDER_DRAFT: 'The order is a draft, and nothing is paid for it yet.\nPlace the order first.',
  PAYMENT_ORDER_CANCELLED: 'The order is cancelled: nothing more is authorised for it.\nRecord a payment that came in.',
  PAYMENT_CAPTURE_UNDER_WAY: 'A capture of {{amount}} is under way since {{time}}.\nWait for its answer.',
  PAYMENT_VOID_UNDER_WAY: 'A void of {{amount}} is under way since {{time}}.\nWait for its answer.',
  PAYMENT_REQUEST_ENDED: 'The request has ended already.',
  PAYMENT_REQUEST_BEING_SENT: 'The request is being sent.\nWait for its answer.',
  PAYMENT_EVENT_APPLIED: 'The event is booked on a payment already.',
  PAYMENT_EVENT_IGNORED: 'The event is ignored already.',
  PAYMENT_EVENT_CURRENCY:
    'The event is in {{currency}}, and the order in {{orders}}.\nChoose another order, or ignore the event.',
  PAYMENT_EVENT_TOTALS: 'The amounts contradict what is booked already.\nCompare both at the provider.',
  PAYMENT_EVENT_AMOUNT:
    '{{amount}} is more than is outstanding of the order ({{outstanding}}).\nChoose another order, or confirm the amount.',
  PAYMENT_EVENT_CANCELLED:
    'The order is cancelled, and nothing of it is outstanding.\nChoose another order, or confirm {{amount}}.',
  PAYMENT_EVENT_CONTRADICTS:
    '{{amount}} does not fit the payment on this order: {{authorized}} authorised, {{captured}} captured, {{refunded}} refunded.\nChoose another order, or compare both at the provider.',
  PAYMENT_PROVIDER_OF_PEOPLE: 'People enter the payments of this provider.\nRecord the payment.',
  PAYMENT_PROVIDER_DISABLED: 'The provider {{name}} is disabled.\nChoose another one.',
  PAYMENT_MORE_THAN_LEFT:
    '{{amount}} is more than can still be requested ({{left}}).\nRequest less, or void what is authorised.',
  REFUND_TOO_MUCH: '{{amount}} is more than was captured and not yet refunded ({{left}}).\nRefund at most that.',
  REFUND_NOTHING_CAPTURED:
    'Nothing was captured for the order, so there is nothing to refund.\nVoid what is authorised.',
  REFUND_NOTHING_LEFT: 'All of {{captured}} is refunded, or waits for a decision.\nDecide about the refunds that wait.',
  REFUND_NOT_CANCELLED: 'The order is not cancelled.\nChoose another purpose, or cancel the order.',
  REFUND_NOT_OVERPAID: 'No more was captured than the order comes to.\nChoose another purpose.',
  REFUND_OWN: 'You asked for this refund: somebody else decides.',
  REFUND_OF_ANOTHER: 'Somebody else asked for this refund, and only they withdraw it.\nDecline it.',
  REFUND_ABOVE_LIMIT: 'Your limit is {{limit}}.\nAsk somebody whose limit covers {{amount}}.',
  REFUND_DECIDED: 'The refund is decided already.\nAsk for a new one.',
  REFUND_WAITING: 'A refund of {{amount}} waits for a second person.\nDecide about it first.',
  REFUND_ORDER_CHANGED:
    'The order changed since this refund was asked for: {{points}}.\nLook at the order, then approve again.',
  'refund_since:units': 'the units went from {{before}} to {{now}}',
  'refund_since:total': 'the total went from {{before}} to {{now}}',
  'refund_since:captured': 'the captured amount went from {{before}} to {{now}}',
  'refund_since:refunds': 'other refunds went from {{before}} to {{now}}',
  DISPUTE_OF_PROVIDER: 'The provider tells of disputes and how they end.\nAnswer the dispute at the provider.',
  DISPUTE_NOTHING_LEFT:
    'Nothing of {{captured}} is left that a bank could take back.\nCompare the payment with the bank.',
  DISPUTE_TOO_MUCH: '{{amount}} is more than was captured and not yet given back ({{left}}).\nRecord at most that.',
  DISPUTE_ENDED: 'The dispute has ended already.',
  DISPUTE_NONE: 'The refund is no dispute.\nDecide about it as a refund.',
} as const;
