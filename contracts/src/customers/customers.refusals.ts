/** Refusals of customers: the reason, and after a line break the next step. */
export const english = {
  CUSTOMER_EMAIL_TAKEN: 'This e-mail address belongs to {{name}}: merge them?\nMerge both, or use another address.',
  CUSTOMER_MERGED: 'This customer was merged into {{name}}.\nOpen {{name}} and change it there.',
  CUSTOMER_MERGE_SAME: 'These are one and the same customer.\nChoose another one.',
  CUSTOMER_MERGE_SHOPS: 'They belong to different shops.\nChoose a customer of the same shop.',
  CUSTOMER_MERGE_GONE: 'What was merged has been merged on since.\nTake back the later merge first.',
  CUSTOMER_ADDRESSES_FULL: 'A customer has at most {{count}} addresses.\nRemove one that is no longer used.',
  CUSTOMER_ERASED: 'An erased customer cannot come back.\nA new order with their address makes a new customer.',
  CUSTOMER_ERASURE_WAITS:
    'Erasing waits for {{count}} open matters; it runs by itself when they end.\nEnd them sooner, or withdraw the request.',
} as const;
