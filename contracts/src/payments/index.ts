export { disputableOf, disputeActions, refusalToDispute, refusalToEndDispute } from './dispute-steps.ts';
export { checkDispute, checkDisputeEnd, type DisputeDraft, type DisputeEndDraft } from './dispute.input.ts';
export {
  checkManualPayment,
  checkManualStep,
  checkManualVoid,
  type ManualPaymentDraft,
  type ManualStepDraft,
  type ManualVoidDraft,
  paymentLimits,
} from './payment.input.ts';
export { type OrderAtRefund, orderAtRefund, type OrderChange, orderChangeOf, refusalOfChange } from './order-change.ts';
export {
  paymentActions,
  type PaymentFacts,
  type PaymentTransactionKind,
  paymentTransactionKinds,
  type PaymentTransactionState,
  paymentTransactionStates,
  refusalToCapture,
  refusalToPay,
  refusalToVoid,
} from './payment-steps.ts';
export {
  type LineAmounts,
  type RefundableLine,
  type RefundShare,
  refundShare,
  sharesLeft,
  spreadOver,
} from './refund-arithmetic.ts';
export { checkRefund, checkRefundReason, type RefundDraft, refundLimits } from './refund.input.ts';
export {
  type DisputeState,
  disputeStates,
  formRefund,
  type FormedRefund,
  orderPaymentActions,
  refundActions,
  refundOfAll,
  type RefundFacts,
  type RefundNow,
  type RefundPurpose,
  refundPurposes,
  type RefundState,
  refundStates,
  refusalToApprove,
  refusalOfLimit,
  refusalToDecline,
  refusalToRefund,
  refusalToWithdraw,
} from './refund-steps.ts';
export {
  eventActions,
  type PaymentEventKind,
  paymentEventKinds,
  type PaymentEventState,
  paymentEventStates,
  type ProviderProblem,
  refusalToAttach,
  refusalToIgnore,
  refusalToLookUp,
  requestActions,
} from './provider-steps.ts';
export {
  checkRequestPayment,
  ignoreReasonInput,
  type PaymentProviderDraft,
  paymentProviderInput,
  providerCodes,
  providerLimits,
  type RequestPaymentDraft,
} from './provider.input.ts';
