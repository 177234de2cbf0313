/** Refusals of what is done to returns: the reason, and after a line break the next step. */
export const english = {
  RETURN_TOO_MANY: 'Only {{left}} of {{title}} can come back.\nReturn at most that.',
  RETURN_NOTHING_LEFT:
    'Nothing that was shipped can still come back.\nShip units first, or look at the returns of the order.',
  RETURN_REFUND_OPEN: 'Decide about the refund of {{amount}} first.\nRefund it, or say why there is none.',
  RETURN_REFUND_WAITS: 'A refund of {{amount}} waits for a second person.\nDecide about it first.',
  RETURN_NOTHING_TO_REFUND: 'There is nothing to refund for what was accepted.\nClose the return.',
  'RETURN_NO_WAY:REQUESTED': 'The return waits for a decision.\nApprove or decline it first.',
  'RETURN_NO_WAY:APPROVED': 'The return is approved, and nothing arrived yet.\nReceive it first.',
  'RETURN_NO_WAY:RECEIVED': 'The return is received already.\nRefund it, or close it.',
  'RETURN_NO_WAY:CLOSED': 'The return is closed.\nMake a new one for what else comes back.',
  'RETURN_NO_WAY:DECLINED': 'The return was declined.\nMake a new one.',
  'RETURN_NO_WAY:CANCELLED': 'The return was cancelled.\nMake a new one.',
  FULFILMENT_IN_RETURN_one: '{{count}} unit of it is in a return.\nCancel the return first.',
  FULFILMENT_IN_RETURN_other: '{{count}} units of it are in a return.\nCancel the return first.',
} as const;
