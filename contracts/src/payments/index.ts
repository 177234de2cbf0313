export {
  checkManualPayment,
  checkManualStep,
  checkManualVoid,
  type ManualPaymentDraft,
  type ManualStepDraft,
  type ManualVoidDraft,
  paymentLimits,
} from './payment.input.ts';
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
