/** Refusals of payments, and the words in them: the reason, and after a line break the next step. */
export const english = {
  PAYMENT_MORE_THAN_OPEN: 'Only {{left}} of {{authorized}} can be captured.\nCapture at most that.',
  PAYMENT_AUTHORISATION_ENDED: 'The authorisation ended {{date}}: ask for a new payment.',
  PAYMENT_CAPTURED: '{{captured}} is captured already: refund it.',
  PAYMENT_NOTHING_OPEN: 'Nothing of {{authorized}} is open any more.\nRecord a new payment.',
  PAYMENT_ORDER_DRAFT: 'The order is a draft, and nothing is paid for it yet.\nPlace the order first.',
  PAYMENT_ORDER_CANCELLED: 'The order is cancelled: nothing more is authorised for it.\nRecord a payment that came in.',
} as const;
