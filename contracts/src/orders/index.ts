export {
  orderAxes,
  type OrderAxes,
  type OrderFacts,
  orderFulfilmentStatuses,
  type OrderFulfilmentStatus,
  orderPaymentStatuses,
  type OrderPaymentStatus,
  orderReturnStatuses,
  type OrderReturnStatus,
  orderStatuses,
  type OrderStatus,
} from './order-axes.ts';
export {
  checkOrderDraft,
  type ContactDraft,
  type OrderCustomerDraft,
  type OrderDraft,
  orderLimits,
  orderNoteInput,
  type PlaceOrderDraft,
  placeOrderInput,
  type ReceivedLineDraft,
  type ReceiveOrderDraft,
  receiveOrderInput,
} from './order.input.ts';
export { type OrderPlace, type OrderPlaceFacts, orderStates } from './order-states.ts';
export {
  orderLineKinds,
  type OrderLineKind,
  orderSums,
  type OrderSums,
  type SoldLine,
  type SummedLine,
  taxedLine,
  totalsDiffer,
} from './order-sums.ts';
export {
  fulfilmentStates,
  type FulfilmentFacts,
  fulfilmentStatuses,
  type FulfilmentStatus,
  type FulfilmentTaken,
  type OrderActionFacts,
  type OrderActionName,
  orderActionsNow,
  orderCancelReasons,
  type OrderCancelReason,
  orderHoldReasons,
  type OrderHoldReason,
  type OrderMoneyInFlight,
  refusalOfOrder,
  refusalToTake,
  uncoveredMinor,
} from './order-actions.ts';
export { orderWaits } from './order-waits.ts';
export { ordersAutoCompleteSetting, ordersShipWithinSetting } from './orders.settings.ts';
